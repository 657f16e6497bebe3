// The formats of tests/support/pictures.h whose encoders are libraries.
#include <cstdio>  // which jpeglib.h forgets

#include <jpeglib.h>
#include <png.h>
#include <webp/encode.h>

#include <cstdlib>

#include "support/pictures.h"

namespace graze::test {

namespace {

void append_to(png_structp writer, png_bytep data, png_size_t size) {
    static_cast<std::string*>(png_get_io_ptr(writer))->append(reinterpret_cast<const char*>(data), size);
}

void set_palette(png_structp writer, png_infop info, const PngSpec& spec) {
    std::vector<png_color> colours;
    std::string alphas;
    for (const Rgba& entry : spec.palette) {
        colours.push_back({entry.red, entry.green, entry.blue});
        alphas += static_cast<char>(entry.alpha);
    }
    png_set_PLTE(writer, info, colours.data(), static_cast<int>(colours.size()));
    if (spec.palette_alphas > 0)
        png_set_tRNS(writer, info, reinterpret_cast<png_const_bytep>(alphas.data()), spec.palette_alphas,
                     nullptr);
}

}  // namespace

std::string png(const PngSpec& spec) {
    std::string file;
    png_structp writer = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    png_infop info = png_create_info_struct(writer);
    png_set_write_fn(writer, &file, append_to, nullptr);
    png_set_IHDR(writer, info, static_cast<png_uint_32>(spec.width), static_cast<png_uint_32>(spec.height),
                 spec.bits, spec.colour_type, spec.interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (!spec.palette.empty()) set_palette(writer, info, spec);
    png_color_16 clear{};
    if (spec.transparent_grey) clear.gray = static_cast<png_uint_16>(*spec.transparent_grey);
    if (spec.transparent_rgb) {
        clear.red = static_cast<unsigned char>(spec.transparent_rgb->at(0));
        clear.green = static_cast<unsigned char>(spec.transparent_rgb->at(1));
        clear.blue = static_cast<unsigned char>(spec.transparent_rgb->at(2));
    }
    if (spec.transparent_grey || spec.transparent_rgb) png_set_tRNS(writer, info, nullptr, 0, &clear);
    png_write_info(writer, info);
    std::vector<std::string> rows = spec.rows;
    std::vector<png_bytep> pointers;
    pointers.reserve(rows.size());
    for (std::string& row : rows) pointers.push_back(reinterpret_cast<png_bytep>(row.data()));
    png_write_image(writer, pointers.data());
    png_write_end(writer, nullptr);
    png_destroy_write_struct(&writer, &info);
    return file;
}

std::string png(const Picture& picture, bool interlaced) {
    PngSpec spec{.width = picture.width, .height = picture.height, .interlaced = interlaced};
    for (int y = 0; y < picture.height; ++y) {
        std::string row;
        for (int x = 0; x < picture.width; ++x) {
            const Rgba& p = picture.at(x, y);
            row += byte(p.red) + byte(p.green) + byte(p.blue) + byte(p.alpha);
        }
        spec.rows.push_back(row);
    }
    return png(spec);
}

std::string jpeg(const Picture& picture, JpegKind kind, bool progressive) {
    jpeg_compress_struct writer{};
    jpeg_error_mgr errors{};
    writer.err = jpeg_std_error(&errors);
    jpeg_create_compress(&writer);
    unsigned char* buffer = nullptr;
    unsigned long size = 0;
    jpeg_mem_dest(&writer, &buffer, &size);
    writer.image_width = static_cast<JDIMENSION>(picture.width);
    writer.image_height = static_cast<JDIMENSION>(picture.height);
    writer.input_components = kind == JpegKind::grey ? 1 : kind == JpegKind::rgb ? 3 : 4;
    writer.in_color_space = kind == JpegKind::grey  ? JCS_GRAYSCALE
                            : kind == JpegKind::rgb ? JCS_RGB
                                                    : JCS_CMYK;
    jpeg_set_defaults(&writer);
    jpeg_set_quality(&writer, 95, TRUE);
    if (progressive) jpeg_simple_progression(&writer);
    jpeg_start_compress(&writer, TRUE);
    for (int y = 0; y < picture.height; ++y) {
        std::string row;
        for (int x = 0; x < picture.width; ++x) {
            const Rgba& p = picture.at(x, y);
            row += byte(p.red);
            if (kind != JpegKind::grey) row += byte(p.green) + byte(p.blue);
            if (kind == JpegKind::cmyk) row += byte(p.alpha);
        }
        auto* pointer = reinterpret_cast<JSAMPROW>(row.data());
        jpeg_write_scanlines(&writer, &pointer, 1);
    }
    jpeg_finish_compress(&writer);
    jpeg_destroy_compress(&writer);
    std::string file(reinterpret_cast<char*>(buffer), size);
    std::free(buffer);
    return file;
}

std::string webp(const Picture& picture, bool lossless) {
    const auto* rgba = reinterpret_cast<const std::uint8_t*>(picture.pixels.data());
    const int pitch = picture.width * 4;
    WebPConfig config;
    WebPConfigInit(&config);
    config.lossless = lossless ? 1 : 0;
    config.exact = 1;  // keep the colours of clear pixels
    config.quality = 90;
    WebPPicture source;
    WebPPictureInit(&source);
    source.use_argb = 1;
    source.width = picture.width;
    source.height = picture.height;
    WebPPictureImportRGBA(&source, rgba, pitch);
    WebPMemoryWriter memory;
    WebPMemoryWriterInit(&memory);
    source.writer = WebPMemoryWrite;
    source.custom_ptr = &memory;
    WebPEncode(&config, &source);
    std::string file(reinterpret_cast<char*>(memory.mem), memory.size);
    WebPMemoryWriterClear(&memory);
    WebPPictureFree(&source);
    return file;
}

std::string animated_webp(const Picture& frame, int canvas_width, int canvas_height, int x, int y) {
    const auto little24 = [](int value) { return little16(value) + byte(value >> 16); };
    const auto chunk = [](const std::string& name, const std::string& data) {
        return name + little32(std::ssize(data)) + data + std::string(data.size() % 2, '\0');
    };
    const std::string image = webp(frame).substr(12);  // without RIFF, size, WEBP: the VP8L chunk
    const std::string place = little24(x / 2) + little24(y / 2) + little24(frame.width - 1) +
                              little24(frame.height - 1) + little24(100) + byte(0);
    const std::string body =
        "WEBP" +
        chunk("VP8X", byte(0x12) + little24(0) + little24(canvas_width - 1) + little24(canvas_height - 1)) +
        chunk("ANIM", little32(0) + little16(0)) + chunk("ANMF", place + image) +
        chunk("ANMF", place + image);
    return "RIFF" + little32(std::ssize(body)) + body;
}

}  // namespace graze::test
