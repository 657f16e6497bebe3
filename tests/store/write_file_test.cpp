#include "store/write_file.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <csignal>

#include "support/temporary_folder.h"

namespace graze {
namespace {

namespace fs = std::filesystem;

class WriteFile : public test::TemporaryFolder {
  protected:
    std::string refusal(const std::string& path) {
        const Result<Done> written = write_file(path, "new");
        return written ? "written" : written.error().text;
    }
    std::ptrdiff_t files() const { return std::distance(fs::directory_iterator(folder()), {}); }
};

TEST_F(WriteFile, WritesANewFileOrReplacesTheOldOneWhole) {
    const std::string bytes("a\0b\xff\n", 5);
    ASSERT_TRUE(write_file(path("a"), bytes));
    EXPECT_EQ(read("a"), bytes);
    ASSERT_TRUE(write_file(path("a"), ""));
    EXPECT_EQ(read("a"), "");
    EXPECT_EQ(files(), 1);
}

TEST_F(WriteFile, LongContentArrivesWhole) {
    const std::string bytes(3'000'000, 'x');
    ASSERT_TRUE(write_file(path("a"), bytes));
    EXPECT_EQ(read("a"), bytes);
}

TEST_F(WriteFile, OddNamesAreWritten) {
    for (const char* name : {"with space", "\u732b", "new\nline", "-leading", "bad\xff"}) {
        ASSERT_TRUE(write_file(path(name), "x"));
        EXPECT_EQ(read(name), "x");
    }
}

TEST_F(WriteFile, ARelativeNameMeansTheCurrentFolder) {
    const fs::path before = fs::current_path();
    fs::current_path(folder());
    const Result<Done> written = write_file("a", "x");
    fs::current_path(before);
    ASSERT_TRUE(written);
    EXPECT_EQ(read("a"), "x");
}

TEST_F(WriteFile, ASymbolicLinkIsFollowedAndStays) {
    write("target", "old");
    fs::create_symlink("target", path("link"));
    ASSERT_TRUE(write_file(path("link"), "new"));
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(read("target"), "new");
    EXPECT_EQ(files(), 2);
}

TEST_F(WriteFile, AFolderOrADeviceIsRefused) {
    fs::create_directory(path("folder"));
    EXPECT_NE(refusal(path("folder")).find("folder, a pipe or a device"), std::string::npos);
    EXPECT_TRUE(fs::is_empty(path("folder")));
    ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
    EXPECT_NE(refusal(path("pipe")).find("folder, a pipe or a device"), std::string::npos);
    EXPECT_NE(refusal("/dev/full").find("folder, a pipe or a device"), std::string::npos);
    EXPECT_EQ(files(), 2);
}

TEST_F(WriteFile, WithoutItsFolderNothingIsWritten) {
    EXPECT_NE(refusal(path("missing/a")).find("cannot be written"), std::string::npos);
    write("file", "x");
    EXPECT_NE(refusal(path("file/a")).find("cannot be written"), std::string::npos);
    EXPECT_NE(refusal("").find("cannot be written"), std::string::npos);
    EXPECT_EQ(files(), 1);
}

TEST_F(WriteFile, AFolderWithoutPermissionIsRefused) {
    if (geteuid() == 0) GTEST_SKIP() << "root may write everywhere";
    fs::permissions(folder(), fs::perms::owner_read | fs::perms::owner_exec);
    EXPECT_NE(refusal(path("a")).find("cannot be written"), std::string::npos);
    fs::permissions(folder(), fs::perms::owner_all);
}

TEST_F(WriteFile, TheErrorBeginsWithTheNameAsOneLine) {
    const std::string missing = path("missing/new\nline");
    EXPECT_TRUE(refusal(missing).starts_with(path("missing/new\\x0aline") + ": "));
}

// A full disk, played by the limit on the size of files.
TEST_F(WriteFile, WhenTheDiskIsFullTheOldFileStaysAndNothingIsLeftBehind) {
    write("a", "old");
    const pid_t child = fork();
    if (child == 0) {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{1000, 1000};
        setrlimit(RLIMIT_FSIZE, &limit);
        const Result<Done> written = write_file(path("a"), std::string(5000, 'x'));
        _exit(!written && written.error().text.find("cannot be written") != std::string::npos ? 0 : 1);
    }
    int status = -1;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(read("a"), "old");
    EXPECT_EQ(files(), 1);
}

TEST_F(WriteFile, AnOwnFileIsWrittenOverWhatAKilledWriterLeft) {
    write("a", "old");
    write("part", "half of wh");
    ASSERT_TRUE(write_own_file(path("a"), "new", "part"));
    EXPECT_EQ(read("a"), "new");
    ASSERT_TRUE(write_own_file(path("b"), "", "part"));
    EXPECT_EQ(files(), 2);
}

TEST_F(WriteFile, AnOwnFileIsWrittenThroughALinkUnlessThatLeadsNowhere) {
    fs::create_directory(path("other"));
    write("other/target", "old");
    fs::create_symlink("other/target", path("link"));
    ASSERT_TRUE(write_own_file(path("link"), "new", "part"));
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(read("other/target"), "new");
    fs::create_symlink("nowhere", path("dangling"));
    const Result<Done> written = write_own_file(path("dangling"), "new", "part");
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().text, path("dangling") + ": it is a link that leads nowhere; remove it");
    EXPECT_EQ(files(), 3) << "the folder and the links";
}

TEST_F(WriteFile, ALinkInPlaceOfTheTemporaryFileIsNotFollowed) {
    write("victim", "old");
    fs::create_symlink("victim", path("part"));
    ASSERT_TRUE(write_own_file(path("a"), "new", "part"));
    EXPECT_EQ(read("victim"), "old");
    EXPECT_EQ(files(), 2);
}

TEST_F(WriteFile, AnOwnFileInTheCurrentFolderIsWritten) {
    const fs::path before = fs::current_path();
    fs::current_path(folder());
    const Result<Done> written = write_own_file("a", "x", "part");
    fs::current_path(before);
    ASSERT_TRUE(written);
    EXPECT_EQ(read("a"), "x");
}

}  // namespace
}  // namespace graze
