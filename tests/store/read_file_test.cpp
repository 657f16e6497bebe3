#include "store/read_file.h"

#include <sys/stat.h>

#include "support/temporary_folder.h"

namespace graze {
namespace {

namespace fs = std::filesystem;

class ReadFile : public test::TemporaryFolder {
  protected:
    std::string refusal(const std::string& path, Links links = Links::follow) {
        const auto bytes = read_file(path, 10, links);
        return bytes ? "read" : bytes.error().text;
    }
};

TEST_F(ReadFile, GivesAllBytes) {
    const std::string bytes("a\0\xff\r\n", 5);
    EXPECT_EQ(*read_file(write("a", bytes), 10, Links::follow), bytes);
    EXPECT_EQ(*read_file(write("empty", ""), 10, Links::refuse), "");
    const std::string many(200'000, 'x');
    EXPECT_EQ(*read_file(write("many", many), 200'000, Links::refuse), many);
}

TEST_F(ReadFile, WhatIsMissingIsNoError) {
    const auto missing = read_file(path("missing"), 10, Links::refuse);
    ASSERT_TRUE(missing);
    EXPECT_FALSE(*missing);
    EXPECT_FALSE(*read_file(path("no/folder"), 10, Links::follow));
}

TEST_F(ReadFile, MoreThanItMayHoldIsRefused) {
    EXPECT_EQ(refusal(write("ten", "0123456789")), "read");
    EXPECT_EQ(refusal(write("eleven", "0123456789a")),
              "it is larger than 10 bytes, more than such a file has");
}

TEST_F(ReadFile, WhatIsNoRegularFileIsRefusedWithoutWaiting) {
    ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
    for (const std::string& name : {path("pipe"), folder().string(), std::string("/dev/zero")})
        EXPECT_EQ(refusal(name), "it is no regular file") << name;
    EXPECT_NE(refusal(write("file", "") + "/in"), "read");
}

TEST_F(ReadFile, ALinkIsFollowedOrRefused) {
    write("target", "x");
    fs::create_symlink("target", path("link"));
    EXPECT_EQ(refusal(path("link")), "read");
    EXPECT_EQ(refusal(path("link"), Links::refuse), "it is a symbolic link");
    fs::create_symlink("round", path("round"));
    EXPECT_NE(refusal(path("round")), "read");
}

}  // namespace
}  // namespace graze
