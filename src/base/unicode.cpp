#include "rogue/base/unicode.hpp"

#include <array>

namespace rogue {

std::optional<char32_t> first_character(std::string_view text) {
    constexpr auto kSmallest = std::to_array<char32_t>({0, 0, 0x80, 0x800, 0x10000});  // By size.
    const auto first = text.empty() ? '\xFF' : text[0];
    const std::size_t size = utf8_size(static_cast<unsigned char>(first));
    if (size <= 1 || text.size() < size) {
        return size == 1 ? std::optional<char32_t>(first) : std::nullopt;
    }
    char32_t value = static_cast<unsigned char>(first) & (0xFFU >> (size + 1));
    for (const char byte : text.substr(1, size - 1)) {
        if ((static_cast<unsigned char>(byte) & 0xC0U) != 0x80) {
            return std::nullopt;
        }
        value = value << 6 | (static_cast<unsigned char>(byte) & 0x3FU);
    }
    return value >= kSmallest[size] && is_character(value) ? std::optional(value) : std::nullopt;
}

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
