#include "image_io/file.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include "support/temporary_folder.h"

namespace graze {
namespace {

class FileTest : public test::TemporaryFolder {
  protected:
    std::string refusal(const std::string& path) {
        const Result<File> file = File::open(path);
        return file ? "opened" : file.error().text;
    }
};

TEST_F(FileTest, OnlyRegularFilesAreOpened) {
    EXPECT_NE(refusal(path("missing")).find("no such file"), std::string::npos);
    EXPECT_NE(refusal(path("")).find("folder"), std::string::npos);
    EXPECT_NE(refusal("/dev/zero").find("device"), std::string::npos);
    EXPECT_NE(refusal("").find("no such file"), std::string::npos);
    EXPECT_NE(refusal(write("empty.png", "")).find("empty"), std::string::npos);
    EXPECT_NE(refusal(write("a", "x") + "/b").find("cannot be opened"), std::string::npos);
    std::filesystem::create_symlink("loop", path("loop"));
    EXPECT_NE(refusal(path("loop")).find("cannot be opened"), std::string::npos);
    EXPECT_NE(refusal(path(std::string(300, 'n'))).find("cannot be opened"), std::string::npos);
}

TEST_F(FileTest, PipeIsRefusedWithoutWaitingForItsOtherEnd) {
    ASSERT_EQ(mkfifo(path("pipe.png").c_str(), 0600), 0);
    EXPECT_NE(refusal(path("pipe.png")).find("pipe"), std::string::npos);
}

TEST_F(FileTest, SocketIsRefused) {
    const int descriptor = socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path("s").copy(address.sun_path, sizeof address.sun_path - 1);
    ASSERT_EQ(bind(descriptor, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    EXPECT_NE(refusal(path("s")), "opened");
    close(descriptor);
}

TEST_F(FileTest, WithoutPermissionIsRefused) {
    if (geteuid() == 0) GTEST_SKIP() << "root may read everything";
    const std::string file = write("secret", "x");
    ASSERT_EQ(chmod(file.c_str(), 0), 0);
    EXPECT_NE(refusal(file).find("cannot be opened"), std::string::npos);
}

TEST_F(FileTest, SymbolicLinkToAFileIsFollowed) {
    write("a", "x");
    std::filesystem::create_symlink("a", path("link"));
    EXPECT_EQ(refusal(path("link")), "opened");
}

TEST_F(FileTest, LargerThanHalfAGibibyteIsRefused) {
    const std::string file = write("a", "x");  // with holes, so it takes no room on the disk
    std::filesystem::resize_file(file, std::uintmax_t{512} << 20);
    EXPECT_EQ(refusal(file), "opened");
    std::filesystem::resize_file(file, (std::uintmax_t{512} << 20) + 1);
    EXPECT_NE(refusal(file).find("512 MiB"), std::string::npos);
}

TEST_F(FileTest, CopiesPiecesUpToItsEnd) {
    std::string bytes;
    for (int i = 0; i < 70'000; ++i) bytes += static_cast<char>(i * 31 % 251);
    Result<File> file = File::open(write("a", bytes));
    ASSERT_TRUE(file);
    std::string got(6'000, '\0');
    EXPECT_EQ(file->read(65'000, got.data(), 6'000), 5'000);
    EXPECT_EQ(got.substr(0, 5'000), bytes.substr(65'000));
    EXPECT_EQ(file->read(70'000, got.data(), 1), 0);
    EXPECT_EQ(file->read(-1, got.data(), 1), 0);
    EXPECT_EQ(file->read(0, got.data(), 0), 0);
}

TEST_F(FileTest, ReadsNumbersInBothByteOrders) {
    Result<File> file = File::open(write("a", "\x01\x02\x03\xf4"));
    ASSERT_TRUE(file);
    EXPECT_EQ(file->size(), 4);
    EXPECT_EQ(file->byte(3), 0xf4);
    EXPECT_EQ(file->little16(0), 0x0201u);
    EXPECT_EQ(file->little24(0), 0x030201u);
    EXPECT_EQ(file->little32(0), 0xf4030201u);
    EXPECT_EQ(file->big16(0), 0x0102u);
    EXPECT_EQ(file->big32(0), 0x010203f4u);
}

TEST_F(FileTest, BeyondItsEndsThereIsNothing) {
    Result<File> file = File::open(write("a", "abc"));
    ASSERT_TRUE(file);
    EXPECT_EQ(file->byte(-1), -1);
    EXPECT_EQ(file->byte(3), -1);
    EXPECT_EQ(file->byte(INT64_MAX), -1);
    EXPECT_EQ(file->byte(INT64_MIN), -1);
    EXPECT_EQ(file->little16(2), 0u);
    EXPECT_TRUE(file->has(1, "bc"));
    EXPECT_FALSE(file->has(1, "bcd"));
    EXPECT_EQ(file->text(1, 100), "bc");
    EXPECT_EQ(file->text(3, 1), "");
}

TEST_F(FileTest, ReadsAcrossItsWindowInAnyOrder) {
    std::string bytes;
    for (int i = 0; i < 200'000; ++i) bytes += static_cast<char>(i * 31 % 251);
    Result<File> file = File::open(write("a", bytes));
    ASSERT_TRUE(file);
    for (const std::int64_t at : {65535, 65536, 0, 131071, 131072, 199999, 65534, 1})
        EXPECT_EQ(file->byte(at), at * 31 % 251) << at;
    EXPECT_EQ(file->text(65000, 1000), bytes.substr(65000, 1000));
}

TEST_F(FileTest, StreamBeginsAtTheBeginningWhateverWasRead) {
    Result<File> file = File::open(write("a", "abc"));
    ASSERT_TRUE(file);
    EXPECT_EQ(file->byte(2), 'c');
    EXPECT_EQ(std::fgetc(file->stream()), 'a');
    EXPECT_EQ(std::fgetc(file->stream()), 'a');
}

}  // namespace
}  // namespace graze
