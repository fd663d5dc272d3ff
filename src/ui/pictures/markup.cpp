#include "ui/pictures/markup.hpp"

#include "rogue/base/text.hpp"

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
    std::string result = "\"";
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        if (code < 0x20 || byte == '<') {
            append(result, "\\u", hex(code, 4));
        } else {
            result += byte == '"' || byte == '\\' ? "\\" : "";
            result += byte;
        }
    }
    return result + "\"";
}

}  // namespace rogue
