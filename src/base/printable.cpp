#include "rogue/base/printable.hpp"

#include <cstddef>

#include "rogue/base/unicode.hpp"

namespace rogue {
namespace {

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
        const auto character = first_character(text);
        const std::size_t size =
            character ? utf8_size(static_cast<unsigned char>(text.front())) : 1;
        if (!character || is_control(*character)) {
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
