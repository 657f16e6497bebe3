#include "image_io/header.h"

namespace graze::header {

// PNG: https://www.w3.org/TR/png-3/ - chunks of length, type, data, CRC, from IHDR to IEND.
Result<Header> png(File& file) {
    if (file.size() < 33) return cut();
    if (!file.has(12, "IHDR") || file.big32(8) != 13) return damaged("it does not begin with an IHDR chunk");
    Header header{.format = Format::png, .width = file.big32(16), .height = file.big32(20)};
    if (!within_limits(header)) return header;
    for (std::int64_t chunk = 8; chunk + 12 <= file.size();) {
        const std::int64_t length = file.big32(chunk);
        if (chunk + 12 + length > file.size()) return cut();
        if (file.has(chunk + 4, "IEND")) return header;
        chunk += 12 + length;
    }
    return cut();
}

namespace {

bool is_frame_header(int marker) {  // SOF0..SOF15 without DHT, JPG and DAC
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

// The position of the marker that ends the entropy-coded data from `position` on; -1 where there is none.
std::int64_t after_entropy_data(File& file, std::int64_t position) {
    for (int value = 0; (value = file.byte(position)) >= 0; ++position) {
        if (value != 0xff) continue;
        const int next = file.byte(position + 1);
        const bool stuffed_or_restart = next == 0 || (next >= 0xd0 && next <= 0xd7);
        if (next >= 0 && next != 0xff && !stuffed_or_restart) return position;
    }
    return -1;
}

}  // namespace

// JPEG: ITU-T T.81, annex B - markers FFxx with a length each; entropy-coded data after SOS; EOI ends it.
Result<Header> jpeg(File& file) {
    constexpr std::int64_t most_scans = 100;  // the usual progression takes ten
    constexpr std::int64_t most_scans_of_a_large_picture = 64;
    Header header{.format = Format::jpeg};
    std::int64_t scans = 0;
    std::int64_t position = 2;
    while (true) {
        if (file.byte(position) != 0xff) {
            if (position >= file.size()) return cut();
            return damaged("a marker is missing");
        }
        const int marker = file.byte(position + 1);
        if (marker == 0xff) {  // fill byte
            ++position;
            continue;
        }
        if (marker == 0xd9) break;
        if (position + 4 > file.size()) return cut();
        const std::int64_t length = file.big16(position + 2);
        if (length < 2) return damaged("a segment has no length");
        if (position + 2 + length > file.size()) return cut();
        if (is_frame_header(marker) && header.width == 0) {
            header.height = file.big16(position + 5);
            header.width = file.big16(position + 7);
            if (!within_limits(header)) return header;
        }
        position += 2 + length;
        if (marker != 0xda) continue;
        // Each scan of a progressive picture costs a pass over all its pixels.
        if (++scans > most_scans ||
            scans * header.width * header.height > most_scans_of_a_large_picture * (1 << 24))
            return damaged("more scans than a picture of its size needs");
        position = after_entropy_data(file, position);
        if (position < 0) return cut();
    }
    if (scans == 0) return damaged("it has no picture data");
    return header;
}

}  // namespace graze::header
