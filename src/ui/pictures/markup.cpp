#include "ui/pictures/markup.hpp"

namespace rogue {

std::string escaped(std::string_view plain) {
    std::string result;
    for (const char character : plain) {
        result += character == '&'   ? "&amp;"
                  : character == '<' ? "&lt;"
                  : character == '>' ? "&gt;"
                                     : std::string_view(&character, 1);
    }
    return result;
}

std::string json_string(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string result = "\"";
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        if (code < 0x20 || byte == '<') {
            result += "\\u00";
            result += kDigits[code >> 4U];
            result += kDigits[code & 0xFU];
        } else {
            result += byte == '"' || byte == '\\' ? "\\" : "";
            result += byte;
        }
    }
    return result + "\"";
}

}  // namespace rogue
