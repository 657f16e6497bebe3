#include "store/settings.h"

#include "support/temporary_folder.h"

namespace graze {
namespace {

const std::string whole =
    "{\"format\": \"graze settings\", \"version\": 2, \"effects\": 30, \"music\": 0, \"muted\": 1, "
    "\"fullscreen\": 0, \"reduced_flashing\": 1, \"high_contrast\": 0, \"larger_text\": 1, \"left\": 4, "
    "\"right\": 511, \"duck\": 0, \"language\": \"zh\"}";

std::string with(const std::string& from, const std::string& to) {
    std::string text = whole;
    return text.replace(text.find(from), from.size(), to);
}

TEST(SettingsFileFormat, ReadsWhatItDocuments) {
    const Result<Settings> settings = parse_settings(whole);
    ASSERT_TRUE(settings) << settings.error().text;
    Settings wanted;
    wanted.effects = 30;
    wanted.music = 0;
    wanted.muted = true;
    wanted.reduced_flashing = true;
    wanted.larger_text = true;
    wanted.language = "zh";
    wanted.keys = {4, 511, 0};
    EXPECT_EQ(*settings, wanted);
    EXPECT_EQ(*parse_settings(format_settings(wanted)), wanted);
    EXPECT_EQ(*parse_settings(format_settings(Settings{})), Settings{});
}

TEST(SettingsFileFormat, RefusesWhatIsBeyondItsLimits) {
    for (const std::string& text :
         {std::string(), std::string("{}"), std::string("[1]"), with("30", "101"), with("30", "-1"),
          with("30", "3.5"), with("511", "512"), with("\"zh\"", "\"fr\""), with("\"zh\"", "7"),
          with("\"muted\": 1", "\"muted\": 2"), with(", \"duck\": 0", ""),
          with("\"duck\": 0", "\"duck\": 0, \"duck\": 0"), with("\"duck\": 0", "\"jump\": 0"),
          with(", \"larger_text\": 1", ""), with("\"version\": 2", "\"version\": 0"),
          whole.substr(0, whole.size() - 1)})
        EXPECT_FALSE(parse_settings(text)) << text;
    EXPECT_NE(parse_settings(with("\"version\": 2", "\"version\": 3")).error().text.find("newer"),
              std::string::npos);
}

// Version 1 had no larger text; such a file is what a user of an earlier Graze has.
TEST(SettingsFileFormat, ReadsTheVersionBefore) {
    std::string old = with("\"version\": 2", "\"version\": 1");
    const std::string field = "\"larger_text\": 1, ";
    old.erase(old.find(field), field.size());
    const Result<Settings> settings = parse_settings(old);
    ASSERT_TRUE(settings) << settings.error().text;
    EXPECT_FALSE(settings->larger_text);
    EXPECT_EQ(settings->keys, (std::array{4, 511, 0}));
    EXPECT_TRUE(settings->reduced_flashing);
}

class SettingsFiles : public test::TemporaryFolder {
  protected:
    void put(const std::string& text) const { write("settings.json", text); }

    const std::string folder = test::TemporaryFolder::folder().string();
};

TEST_F(SettingsFiles, AMissingFileIsTheUsualSettings) {
    const SettingsFile file = read_settings(folder);
    EXPECT_EQ(file.settings, Settings{});
    EXPECT_FALSE(file.notice);
}

TEST_F(SettingsFiles, WhatWasWrittenIsReadAgain) {
    Settings settings;
    settings.music = 10;
    settings.keys[2] = 44;
    ASSERT_TRUE(write_settings(folder, settings));
    EXPECT_EQ(read_settings(folder).settings, settings);
}

TEST_F(SettingsFiles, ADamagedFileIsPutAsideAndNeverOverwritten) {
    const auto told = [&] {
        const auto notice = read_settings(folder).notice;
        return notice && notice->aside ? notice->text : "";
    };
    put("first");
    EXPECT_NE(told().find("settings-damaged-1.json"), std::string::npos);
    put("second");
    EXPECT_NE(told().find("settings-damaged-2.json"), std::string::npos);
    put(std::string(largest_settings_file + 1, ' '));
    EXPECT_NE(told().find("settings-damaged-3.json"), std::string::npos);
    std::string kept;
    std::getline(std::ifstream(folder + "/settings-damaged-1.json"), kept);
    EXPECT_EQ(kept, "first");
    EXPECT_FALSE(read_settings(folder).notice) << "the file is gone";
}

TEST_F(SettingsFiles, AFileByANewerGrazeStays) {
    const std::string newer = with("\"version\": 2", "\"version\": 3");
    put(newer);
    EXPECT_TRUE(read_settings(folder).notice);
    EXPECT_FALSE(write_settings(folder, Settings{}));
    std::string kept;
    std::getline(std::ifstream(folder + "/settings.json"), kept);
    EXPECT_EQ(kept, newer);
}

TEST_F(SettingsFiles, WhatIsNoFileInItsPlaceIsNamedAndStays) {
    std::filesystem::create_directory(folder + "/settings.json");
    const std::string said = folder + "/settings.json: it is a folder, a pipe or a device; move it away";
    const auto notice = read_settings(folder).notice;
    ASSERT_TRUE(notice);
    EXPECT_EQ(notice->text, said);
    EXPECT_FALSE(notice->aside);
    const auto written = write_settings(folder, {});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().text, said);
}

TEST_F(SettingsFiles, WithoutTheFolderWritingIsRefused) {
    EXPECT_FALSE(write_settings(folder + "/none", Settings{}));
}

}  // namespace
}  // namespace graze
