#include "rogue/base/unicode.hpp"

namespace rogue {

std::string utf8(char32_t character) {
    if (!is_character(character)) {
        character = kReplacementCharacter;
    }
    const auto byte = [](char32_t value) { return static_cast<char>(value); };
    const auto trail = [&](int shift) { return byte(0x80 | (character >> shift & 0x3F)); };
    if (character < 0x80) {
        return {byte(character)};
    }
    if (character < 0x800) {
        return {byte(0xC0 | character >> 6), trail(0)};
    }
    if (character < 0x10000) {
        return {byte(0xE0 | character >> 12), trail(6), trail(0)};
    }
    return {byte(0xF0 | character >> 18), trail(12), trail(6), trail(0)};
}

}  // namespace rogue
