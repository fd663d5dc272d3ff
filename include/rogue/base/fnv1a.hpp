#pragma once

#include <cstdint>
#include <string_view>

namespace rogue {

/// The FNV-1a hash of no bytes.
constexpr std::uint64_t kFnv1aBasis = 0xCBF29CE484222325;

/// The 64-bit FNV-1a hash of the bytes (Fowler, Noll, Vo;
/// http://www.isthe.com/chongo/tech/comp/fnv). `hash` is that of the bytes before them.
constexpr std::uint64_t fnv1a(std::string_view bytes, std::uint64_t hash = kFnv1aBasis) {
    for (const char byte : bytes) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
    }
    return hash;
}

}  // namespace rogue
