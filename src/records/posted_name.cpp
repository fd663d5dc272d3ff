#include "records/posted_name.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

// Ranges of characters, in their order: of each the first and the one behind the last.
// kUnseen is Unicode's Default_Ignorable_Code_Point and the marks of annotations; kBlanks is what
// White_Space has beyond ASCII and the controls, and the blank of braille.
constexpr auto kUnseen = std::to_array<char32_t>(
    {0xAD,   0xAE,    0x34F,   0x350,   0x61C,   0x61D,   0x115F, 0x1161, 0x17B4,
     0x17B6, 0x180B,  0x1810,  0x200B,  0x2010,  0x202A,  0x202F, 0x2060, 0x2070,
     0x3164, 0x3165,  0xFE00,  0xFE10,  0xFEFF,  0xFF00,  0xFFA0, 0xFFA1, 0xFFF0,
     0xFFFC, 0x1BCA0, 0x1BCA4, 0x1D173, 0x1D17B, 0xE0000, 0xE1000});
constexpr auto kBlanks =
    std::to_array<char32_t>({0xA0, 0xA1, 0x1680, 0x1681, 0x2000, 0x200B, 0x2028, 0x202A, 0x202F,
                             0x2030, 0x205F, 0x2060, 0x2800, 0x2801, 0x3000, 0x3001});

bool is_in(std::span<const char32_t> ranges, char32_t character) {
    return (std::ranges::upper_bound(ranges, character) - ranges.begin()) % 2 == 1;
}

// Mails write a byte beyond ASCII as =C3 (quoted-printable, RFC 2045, 6.7).
std::string with_bytes(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = number_in<unsigned>(text.substr(std::min(i + 1, text.size()), 2), 16);
        const bool escaped = text[i] == '=' && byte.value_or(0) >= 0x80;
        result += escaped ? static_cast<char>(*byte) : text[i];
        i += escaped ? 2 : 0;
    }
    return result;
}

// Leaves out what nobody sees, and makes all blanks the same.
std::string seen(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const auto character = first_character(text);
        const std::size_t size = character ? utf8(*character).size() : 1;
        if (!character || !is_in(kUnseen, *character)) {
            result += character && is_in(kBlanks, *character) ? " " : text.substr(0, size);
        }
        text.remove_prefix(size);
    }
    return result;
}

}  // namespace

std::string posted_name(std::string_view before) {
    const std::string all = seen(with_bytes(before));
    std::string_view words = all;
    words.remove_prefix(std::min(words.find_first_not_of("> \t"), words.size()));
    const std::size_t colon = text(words, " ").rfind(": ");
    words = words.substr(0, colon == std::string_view::npos ? 0 : colon);
    std::string name = printable(words.substr(0, words.find_last_not_of(" \t") + 1));
    name.resize(size_within(name, 20));
    return name;
}

}  // namespace rogue
