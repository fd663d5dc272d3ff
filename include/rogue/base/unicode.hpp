#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

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

/// How many bytes a character takes in UTF-8 that begins with this byte; 0 if none does.
constexpr std::size_t utf8_size(unsigned char first) {
    return first < 0x80   ? 1
           : first < 0xC2 ? 0
           : first < 0xE0 ? 2
           : first < 0xF0 ? 3
           : first < 0xF5 ? 4
                          : 0;
}

/// The first character of a text in UTF-8, as RFC 3629 defines it: no overlong forms, no
/// surrogates. Nothing if the text does not begin with a whole character.
std::optional<char32_t> first_character(std::string_view text);

/// The character in UTF-8; kReplacementCharacter if `character` is none.
std::string utf8(char32_t character);

}  // namespace rogue
