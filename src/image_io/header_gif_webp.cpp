#include <algorithm>

#include "image_io/header.h"

namespace graze::header {

namespace {

// Skips data sub-blocks: a length byte and that many bytes, up to a length of 0. -1 where the file ends
// first.
std::int64_t after_sub_blocks(File& file, std::int64_t position) {
    while (true) {
        const int length = file.byte(position);
        if (length < 0) return -1;
        position += 1 + length;
        if (length == 0) return position;
    }
}

// 0 for none, else the bytes of the colour table that `flags` announces.
std::int64_t colour_table_bytes(int flags) {
    return (flags & 0x80) != 0 ? std::int64_t{3} << ((flags & 7) + 1) : 0;
}

}  // namespace

// GIF: the GIF89a specification - screen descriptor, then blocks, each begun by one byte, up to the trailer
// 3B.
Result<Header> gif(File& file) {
    if (file.size() < 13) return cut();
    Header header{.format = Format::gif, .width = file.little16(6), .height = file.little16(8)};
    std::int64_t position = 13 + colour_table_bytes(file.byte(10));
    bool seen_frame = false;
    while (true) {
        const int block = file.byte(position);
        if (block < 0) return cut();
        if (block == 0x3b) break;
        if (block == 0x21) {
            position = after_sub_blocks(file, position + 2);
        } else if (block == 0x2c) {
            if (!seen_frame) {
                seen_frame = true;
                header.frame_x = file.little16(position + 1);
                header.frame_y = file.little16(position + 3);
                header.frame_width = file.little16(position + 5);
                header.frame_height = file.little16(position + 7);
            }
            // After the table comes one byte, the code size, then the data.
            position = after_sub_blocks(
                file, position + 10 + colour_table_bytes(std::max(0, file.byte(position + 9))) + 1);
        } else {
            return damaged("an unknown block");
        }
        if (position < 0) return cut();
    }
    if (!seen_frame) return damaged("it has no frame");
    if (header.frame_width == 0 || header.frame_height == 0) return damaged("its first frame is empty");
    // Some files give a screen smaller than the frame: then, as in browsers, the screen grows.
    header.width = std::max(header.width, header.frame_x + header.frame_width);
    header.height = std::max(header.height, header.frame_y + header.frame_height);
    return header;
}

namespace {

// The size that a VP8 (lossy, RFC 6386 section 9.1) or VP8L (lossless) chunk gives.
bool read_frame_size(File& file, std::int64_t chunk, std::int64_t& width, std::int64_t& height) {
    if (file.has(chunk, "VP8 ")) {
        if (!file.has(chunk + 11, "\x9d\x01\x2a")) return false;
        width = file.little16(chunk + 14) & 0x3fff;
        height = file.little16(chunk + 16) & 0x3fff;
        return true;
    }
    if (file.has(chunk, "VP8L") && file.byte(chunk + 8) == 0x2f) {
        const std::uint32_t bits = file.little32(chunk + 9);
        width = (bits & 0x3fff) + 1;
        height = (bits >> 14 & 0x3fff) + 1;
        return true;
    }
    return false;
}

// Calls visit(chunk) for each chunk of the RIFF list [begin, end) until it returns false; false where a chunk
// leaves the list.
template <class Visit>
bool walk_chunks(File& file, std::int64_t begin, std::int64_t end, Visit visit) {
    for (std::int64_t chunk = begin; chunk + 8 <= end;) {
        const std::int64_t size = file.little32(chunk + 4);
        if (chunk + 8 + size > end) return false;
        if (!visit(chunk)) return true;
        chunk += 8 + size + size % 2;
    }
    return true;
}

// The frame that an ANMF chunk holds; nothing else of an animation is read.
bool read_animation_frame(File& file, std::int64_t chunk, Header& header) {
    header.frame_x = std::int64_t{2} * file.little24(chunk + 8);
    header.frame_y = std::int64_t{2} * file.little24(chunk + 11);
    header.frame_width = std::int64_t{file.little24(chunk + 14)} + 1;
    header.frame_height = std::int64_t{file.little24(chunk + 17)} + 1;
    header.frame_data = chunk + 24;
    header.frame_bytes = std::int64_t{file.little32(chunk + 4)} - 16;
    if (header.frame_bytes <= 0) return false;
    bool found = false;
    const bool whole =
        walk_chunks(file, header.frame_data, header.frame_data + header.frame_bytes, [&](std::int64_t inner) {
            std::int64_t width = 0;
            std::int64_t height = 0;
            if (!read_frame_size(file, inner, width, height)) return true;
            found = width == header.frame_width && height == header.frame_height;
            return false;
        });
    return whole && found && header.frame_x + header.frame_width <= header.width &&
           header.frame_y + header.frame_height <= header.height;
}

}  // namespace

// WebP: https://developers.google.com/speed/webp/docs/riff_container
Result<Header> webp(File& file) {
    const std::int64_t end = 8 + std::int64_t{file.little32(4)};
    if (file.size() < end || end < 20) return cut();
    Header header{.format = Format::webp};
    bool found = false;
    bool animated = false;
    bool sound = true;
    const bool whole = walk_chunks(file, 12, end, [&](std::int64_t chunk) {
        if (file.has(chunk, "VP8X")) {
            header.width = std::int64_t{file.little24(chunk + 12)} + 1;
            header.height = std::int64_t{file.little24(chunk + 15)} + 1;
            animated = (file.byte(chunk + 8) & 2) != 0;
        } else if (animated && file.has(chunk, "ANMF")) {
            found = true;
            sound = read_animation_frame(file, chunk, header);
        } else if (!animated && (file.has(chunk, "VP8 ") || file.has(chunk, "VP8L"))) {
            found = true;
            sound = read_frame_size(file, chunk, header.width, header.height);
        }
        return true;
    });
    if (!whole) return cut();
    if (!found || !sound) return damaged("it has no readable frame");
    return header;
}

}  // namespace graze::header
