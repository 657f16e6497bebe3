#include "store/read_file.h"

#include <sys/stat.h>

#include "support/temporary_folder.h"

namespace graze {
namespace {

namespace fs = std::filesystem;

class ReadFile : public test::TemporaryFolder {
  protected:
    std::string refusal(const std::string& path) {
        const auto bytes = read_file(path, 10);
        return bytes ? "read" : bytes.error().text;
    }
};

TEST_F(ReadFile, GivesAllBytes) {
    const std::string bytes("a\0\xff\r\n", 5);
    EXPECT_EQ(*read_file(write("a", bytes), 10), bytes);
    EXPECT_EQ(*read_file(write("empty", ""), 10), "");
    const std::string many(200'000, 'x');
    EXPECT_EQ(*read_file(write("many", many), 200'000), many);
}

TEST_F(ReadFile, WhatIsMissingIsNoError) {
    const auto missing = read_file(path("missing"), 10);
    ASSERT_TRUE(missing);
    EXPECT_FALSE(*missing);
    EXPECT_FALSE(*read_file(path("no/folder"), 10));
}

TEST_F(ReadFile, MoreThanItMayHoldIsRefused) {
    EXPECT_EQ(refusal(write("ten", "0123456789")), "read");
    EXPECT_EQ(refusal(write("eleven", "0123456789a")),
              "it is larger than 10 bytes, more than such a file has; name another");
}

TEST_F(ReadFile, WhatIsNoRegularFileIsRefusedWithoutWaiting) {
    ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
    for (const std::string& name : {path("pipe"), folder().string(), std::string("/dev/zero")})
        EXPECT_EQ(refusal(name), "it is a folder, a pipe or a device; name a file") << name;
    EXPECT_NE(refusal(write("file", "") + "/in"), "read");
}

TEST_F(ReadFile, ALinkIsFollowed) {
    write("target", "x");
    fs::create_symlink("target", path("link"));
    EXPECT_EQ(refusal(path("link")), "read");
    fs::create_symlink("round", path("round"));
    EXPECT_NE(refusal(path("round")), "read");
}

}  // namespace
}  // namespace graze
