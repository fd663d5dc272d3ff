#include "rogue/base/printable.hpp"

#include <array>
#include <cstddef>

#include "rogue/base/unicode.hpp"

namespace rogue {
namespace {

struct Character {
    std::size_t size;  // In bytes; 0 if they are not a character.
    char32_t value;
};

// The first character of a text, as RFC 3629 defines UTF-8: no overlong forms, no surrogates.
Character first_character(std::string_view text) {
    constexpr auto kSmallest = std::to_array<char32_t>({0, 0, 0x80, 0x800, 0x10000});  // By size.
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) {
        return {1, first};
    }
    const std::size_t size = first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    char32_t value = first & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        const unsigned byte = i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
        if ((byte & 0xC0U) != 0x80) {
            return {};
        }
        value = value << 6 | (byte & 0x3FU);
    }
    const bool well_formed = first < 0xF8 && value >= kSmallest[size];
    return well_formed && is_character(value) ? Character{size, value} : Character{};
}

bool is_control(char32_t character) {
    return character < 0x20 || (character >= 0x7F && character <= 0x9F);
}

void append_escaped(std::string& to, char byte) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    const auto value = static_cast<unsigned char>(byte);
    switch (byte) {
        case '\n':
            to += "\\n";
            break;
        case '\r':
            to += "\\r";
            break;
        case '\t':
            to += "\\t";
            break;
        default:
            to += "\\x";
            to += kDigits[value >> 4U];
            to += kDigits[value & 0xFU];
    }
}

}  // namespace

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const Character character = first_character(text);
        const std::size_t size = character.size == 0 ? 1 : character.size;
        if (character.size == 0 || is_control(character.value)) {
            for (const char byte : text.substr(0, size)) {
                append_escaped(result, byte);
            }
        } else {
            result += text.substr(0, size);
        }
        text.remove_prefix(size);
    }
    return result;
}

}  // namespace rogue
