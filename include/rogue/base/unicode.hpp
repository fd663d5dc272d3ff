#pragma once

#include <string>

namespace rogue {

/// The character that replaces one that can't be read.
constexpr char32_t kReplacementCharacter = 0xFFFD;

// In UTF-16 a character beyond U+FFFF is made of two halves, which are no characters themselves.

constexpr bool is_first_half(char32_t unit) {
    return unit >= 0xD800 && unit < 0xDC00;
}

constexpr bool is_second_half(char32_t unit) {
    return unit >= 0xDC00 && unit < 0xE000;
}

constexpr char32_t joined(char32_t first_half, char32_t second_half) {
    return 0x10000 + ((first_half - 0xD800) << 10) + (second_half - 0xDC00);
}

/// Whether it is a character: a Unicode scalar value.
constexpr bool is_character(char32_t value) {
    return value <= 0x10FFFF && !is_first_half(value) && !is_second_half(value);
}

/// The character in UTF-8; kReplacementCharacter if `character` is none.
std::string utf8(char32_t character);

}  // namespace rogue
