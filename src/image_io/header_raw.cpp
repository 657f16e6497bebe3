#include <algorithm>

#include "image_io/header.h"

namespace graze::header {

namespace {

// The position after the run-length-encoded rows of a BMP, of 4 or 8 bits a pixel; -1 where the file ends
// before their end mark.
std::int64_t after_bmp_runs(File& file, std::int64_t position, std::int64_t bits) {
    while (true) {
        const int count = file.byte(position);
        const int value = file.byte(position + 1);
        if (value < 0) return -1;
        position += 2;
        if (count > 0 || value == 0) continue;  // a run, or the end of a row
        if (value == 1) return position;
        if (value == 2)
            position += 2;  // a jump
        else
            position += (value * bits + 15) / 16 * 2;  // that many pixels, padded to 16 bits
    }
}

}  // namespace

// BMP: the BITMAPINFOHEADER family, and the 12-byte OS/2 header.
Result<Header> bmp(File& file) {
    if (file.size() < 26) return cut();
    Header header{.format = Format::bmp};
    const std::int64_t pixels = file.little32(10);
    const bool core = file.little32(14) == 12;
    const std::int64_t bits = file.little16(core ? 24 : 28);
    std::int64_t compression = 0;
    if (core) {
        header.width = file.little16(18);
        header.height = file.little16(20);
    } else {
        header.width = static_cast<std::int32_t>(file.little32(18));
        const std::int64_t height = static_cast<std::int32_t>(file.little32(22));
        header.height = std::abs(height);  // negative: rows from the top
        compression = file.little32(30);
    }
    if (bits != 1 && bits != 4 && bits != 8 && bits != 15 && bits != 16 && bits != 24 && bits != 32)
        return damaged("its bits a pixel are none of 1, 4, 8, 16, 24 and 32");
    if (!within_limits(header) || header.width <= 0) return header;
    if (compression == 1 || compression == 2)
        return after_bmp_runs(file, pixels, bits) < 0 ? Result<Header>(cut()) : header;
    const std::int64_t row = (header.width * (bits == 15 ? 16 : bits) + 31) / 32 * 4;
    if (pixels + row * header.height > file.size()) return cut();
    return header;
}

namespace {

// The position after `pixels` pixels of TGA packets; -1 where the file ends first.
std::int64_t after_tga_packets(File& file, std::int64_t position, std::int64_t pixels, std::int64_t bytes) {
    while (pixels > 0) {
        const int packet = file.byte(position);
        if (packet < 0) return -1;
        const std::int64_t count = (packet & 0x7f) + 1;
        position += 1 + ((packet & 0x80) != 0 ? bytes : bytes * count);
        pixels -= count;
    }
    return position;
}

}  // namespace

// TGA: Truevision's specification, version 2.0. It has no signature, so every field is checked.
Result<Header> tga(File& file) {
    if (file.size() < 18) return cut();
    const int type = file.byte(2);
    const bool known = (type >= 1 && type <= 3) || (type >= 9 && type <= 11);
    const std::int64_t bits = file.byte(16);
    if (!known || file.byte(1) > 1 || (bits != 8 && bits != 15 && bits != 16 && bits != 24 && bits != 32))
        return Error{"its extension says TGA, but it is none; save it as PNG"};
    Header header{.format = Format::tga, .width = file.little16(12), .height = file.little16(14)};
    if (!within_limits(header)) return header;
    const std::int64_t map_bytes =
        file.byte(1) == 1 ? std::int64_t{file.little16(5)} * ((file.byte(7) + 7) / 8) : 0;
    const std::int64_t start = 18 + file.byte(0) + map_bytes;
    const std::int64_t bytes = (bits + 7) / 8;
    const std::int64_t pixels = header.width * header.height;
    const std::int64_t end =
        type >= 9 ? after_tga_packets(file, start, pixels, bytes) : start + pixels * bytes;
    if (end < 0 || end > file.size()) return cut();
    return header;
}

// PCX: ZSoft's technical reference manual. Rows of planes, run-length-encoded.
Result<Header> pcx(File& file) {
    if (file.size() < 128) return cut();
    Header header{.format = Format::pcx};
    header.width = std::int64_t{file.little16(8)} - file.little16(4) + 1;
    header.height = std::int64_t{file.little16(10)} - file.little16(6) + 1;
    if (header.width <= 0 || header.height <= 0) return damaged("its right edge lies left of its left one");
    if (!within_limits(header)) return header;
    const int planes = file.byte(65);
    std::int64_t rest = std::int64_t{file.little16(66)} * planes * header.height;
    std::int64_t position = 128;
    while (rest > 0) {
        const int value = file.byte(position++);
        if (value < 0) return cut();
        const bool run = (value & 0xc0) == 0xc0;
        if (run && file.byte(position++) < 0) return cut();
        rest -= run ? std::max(1, value & 0x3f) : 1;
    }
    const bool palette_follows = file.byte(3) == 8 && planes == 1;
    if (palette_follows && position + 769 > file.size()) return cut();
    return header;
}

namespace {

// A reader of the numbers in a PNM file; '#' begins a comment up to the end of the line.
class PnmText {
  public:
    PnmText(File& file, std::int64_t position) : file_(file), position_(position) {}

    std::int64_t position() const { return position_; }

    // The next number; -1 where there is none. Stops growing above a million.
    std::int64_t number() {
        if (!skip_space()) return -1;
        std::int64_t value = -1;
        for (int c = 0; (c = file_.byte(position_)) >= '0' && c <= '9'; ++position_)
            value = std::min<std::int64_t>(1'000'000, std::max<std::int64_t>(0, value) * 10 + (c - '0'));
        return value;
    }

    // One pixel of a P1 bitmap, whose digits may stand together.
    bool digit() {
        if (!skip_space()) return false;
        const int c = file_.byte(position_++);
        return c == '0' || c == '1';
    }

  private:
    bool skip_space() {
        while (true) {
            const int c = file_.byte(position_);
            if (c < 0) return false;
            if (c == '#') {
                while (file_.byte(position_) >= 0 && file_.byte(position_) != '\n') ++position_;
            } else if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
                ++position_;
            } else {
                return true;
            }
        }
    }

    File& file_;
    std::int64_t position_;
};

}  // namespace

// PNM: the Netpbm manual pages pbm, pgm and ppm. P1-P3 are text, P4-P6 binary.
Result<Header> pnm(File& file) {
    const int kind = file.byte(1) - '0';
    PnmText text(file, 2);
    Header header{.format = kind == 4 ? Format::pbm : Format::pnm};
    header.width = text.number();
    header.height = text.number();
    const bool bitmap = kind == 1 || kind == 4;
    const std::int64_t highest = bitmap ? 1 : text.number();
    if (header.width < 0 || header.height < 0 || highest < 0) return damaged("its sizes are no numbers");
    if (highest < 1 || highest > 255)
        return Error{"a PNM of more than 8 bits a sample, which Graze does not read; save it as PNG"};
    if (!within_limits(header)) return header;
    header.data = text.position() + 1;  // one white space ends the header
    const std::int64_t samples = header.width * header.height * (kind == 3 || kind == 6 ? 3 : 1);
    if (kind >= 4) {
        const std::int64_t bytes = kind == 4 ? (header.width + 7) / 8 * header.height : samples;
        return header.data + bytes > file.size() ? Result<Header>(cut()) : header;
    }
    for (std::int64_t i = 0; i < samples; ++i)
        if (kind == 1 ? !text.digit() : text.number() < 0) return cut();
    return header;
}

// QOI: https://qoiformat.org/qoi-specification.pdf - chunks, told by their first byte, then 7 zeros and a
// one.
Result<Header> qoi(File& file) {
    if (file.size() < 22) return cut();
    Header header{.format = Format::qoi, .width = file.big32(4), .height = file.big32(8)};
    if (!within_limits(header)) return header;
    const std::int64_t end = file.size() - 8;
    std::int64_t pixels = header.width * header.height;
    std::int64_t position = 14;
    for (; pixels > 0 && position < end; --pixels) {
        const int tag = file.byte(position);
        if (tag == 0xfe)
            position += 4;  // RGB
        else if (tag == 0xff)
            position += 5;  // RGBA
        else if (tag >= 0xc0)
            pixels -= tag & 0x3f, ++position;  // run
        else if (tag >= 0x80)
            position += 2;  // luma
        else
            ++position;  // index, difference
    }
    if (pixels > 0 || position > end) return cut();
    return header;
}

}  // namespace graze::header
