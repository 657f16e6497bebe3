#pragma once

namespace graze {

// Gives a C library's handle back with the library's own function, for std::unique_ptr.
template <auto destroy>
struct Deleter {
    template <class Handle>
    void operator()(Handle* handle) const {
        destroy(handle);
    }
};

}  // namespace graze
