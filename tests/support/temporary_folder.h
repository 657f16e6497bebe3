#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace graze::test {

// A fixture with a folder of its own, deleted at the end.
class TemporaryFolder : public testing::Test {
  protected:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "graze-test-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
        folder_ = name;
    }
    ~TemporaryFolder() override {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }

    const std::filesystem::path& folder() const { return folder_; }
    std::string path(const std::string& name) const { return (folder_ / name).string(); }

    // The path of a file with these bytes.
    std::string write(const std::string& name, std::string_view bytes) const {
        std::ofstream(folder_ / name, std::ios::binary).write(bytes.data(), std::ssize(bytes));
        return path(name);
    }
    std::string read(const std::string& name) const {
        std::ifstream in(folder_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

  private:
    std::filesystem::path folder_;
};

}  // namespace graze::test
