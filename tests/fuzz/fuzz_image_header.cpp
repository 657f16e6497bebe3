// Any bytes as a picture file: its header is refused or keeps within the limits; nothing is decoded.
#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>

#include "frame/image.h"
#include "image_io/header.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const int memory = memfd_create("picture", MFD_CLOEXEC);
    if (memory < 0 || write(memory, data, size) != static_cast<ssize_t>(size)) std::abort();
    const std::string path = "/proc/self/fd/" + std::to_string(memory);
    if (graze::Result<graze::File> file = graze::File::open(path)) {
        const auto header = graze::read_header(*file, path + ".tga");  // or TGA would never be tried
        if (header && (header->width <= 0 || header->height <= 0 || !graze::header::within_limits(*header) ||
                       header->frame_x + header->frame_width > header->width ||
                       header->frame_y + header->frame_height > header->height))
            std::abort();
        if (!header && header.error().text.empty()) std::abort();
    }
    close(memory);
    return 0;
}
