// Any bytes as a portable bitmap (P4): refused with a text, or read whole; and what is read can be written
// and read back the same.
#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

#include "collision/mask.h"
#include "image_io/load.h"
#include "store/pbm.h"

namespace {

graze::Result<graze::Image> load(const void* data, std::size_t size) {
    const int memory = memfd_create("bitmap", MFD_CLOEXEC);
    if (memory < 0 || write(memory, data, size) != static_cast<ssize_t>(size)) std::abort();
    graze::Result<graze::Image> image =
        graze::load_image("/proc/self/fd/" + std::to_string(memory), std::nullopt);
    close(memory);
    return image;
}

graze::Mask mask_of(const graze::Image& image) {
    return graze::Mask::from_rgba(image.rgba, image.width, image.height, image.pitch(), 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2 || data[0] != 'P' || data[1] != '4') return 0;  // the other formats' decoders are not ours
    const graze::Result<graze::Image> image = load(data, size);
    if (!image) {
        if (image.error().text.empty()) std::abort();
        return 0;
    }
    const graze::Mask mask = mask_of(*image);
    const std::string written = graze::format_pbm(mask, "fuzz");
    const graze::Result<graze::Image> again = load(written.data(), written.size());
    if (!again || mask_of(*again) != mask) std::abort();
    return 0;
}
