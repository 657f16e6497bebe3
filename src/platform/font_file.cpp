#include "platform/font_file.h"

#include <fontconfig/fontconfig.h>

#include <memory>
#include <set>

#include "platform/deleter.h"

namespace graze {

namespace {

using Pattern = std::unique_ptr<FcPattern, Deleter<FcPatternDestroy>>;
using FontSet = std::unique_ptr<FcFontSet, Deleter<FcFontSetDestroy>>;

// FcFini frees what fontconfig keeps; without it every run ends with a leak.
struct Session {
    bool ready = FcInit() == FcTrue;
    Session() = default;
    ~Session() {
        if (ready) FcFini();
    }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
};

std::set<FcChar32> code_points(const std::string& text) {
    std::set<FcChar32> points;
    const auto* at = reinterpret_cast<const FcChar8*>(text.data());
    for (int rest = static_cast<int>(text.size()); rest > 0;) {
        FcChar32 point = 0;
        const int length = FcUtf8ToUcs4(at, &point, rest);
        if (length <= 0) break;
        if (point >= ' ') points.insert(point);
        at += length;
        rest -= length;
    }
    return points;
}

bool covers(FcPattern* font, const std::set<FcChar32>& points) {
    FcCharSet* set = nullptr;
    if (FcPatternGetCharSet(font, FC_CHARSET, 0, &set) != FcResultMatch) return false;
    for (const FcChar32 point : points)
        if (FcCharSetHasChar(set, point) == FcFalse) return false;
    return true;
}

}  // namespace

std::optional<FontFile> find_font(const std::string& characters) {
    const Session session;
    if (!session.ready) return std::nullopt;
    const Pattern wanted(
        FcNameParse(reinterpret_cast<const FcChar8*>("sans-serif:lang=zh-cn:scalable=true")));
    FcConfigSubstitute(nullptr, wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    FcResult result = FcResultNoMatch;
    const FontSet fonts(FcFontSort(nullptr, wanted.get(), FcFalse, nullptr, &result));
    if (!fonts) return std::nullopt;
    const std::set<FcChar32> points = code_points(characters);
    for (int i = 0; i < fonts->nfont; ++i) {
        FcPattern* font = fonts->fonts[i];
        FcChar8* path = nullptr;
        int index = 0;
        FcBool scalable = FcFalse;
        FcPatternGetBool(font, FC_SCALABLE, 0, &scalable);
        FcPatternGetInteger(font, FC_INDEX, 0, &index);
        if (scalable == FcTrue && FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch &&
            covers(font, points))
            // The upper half of the index names a variable font's instance, which SDL_ttf does not take.
            return FontFile{reinterpret_cast<const char*>(path), index & 0xffff};
    }
    return std::nullopt;
}

}  // namespace graze
