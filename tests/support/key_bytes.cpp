#include "tests/support/key_bytes.hpp"

namespace rogue::test {

std::string key_bytes(char key) {
    switch (key) {
        case 'U':
            return "\x1b[A";
        case 'D':
            return "\x1b[B";
        case 'R':
            return "\x1bOC";
        case 'L':
            return "\x1bOD";
        case 'E':
            return "\r";
        case 'X':  // Esc, so that no key behind it makes it a sequence.
            return "\x1b[27u";
        case '.':
            return "y";
        default:
            return {key};
    }
}

char plain_key(char key) {
    const std::size_t arrow = std::string_view("LDUR").find(key);
    return arrow == std::string_view::npos ? key : "hjkl"[arrow];
}

std::string key_bytes(std::string_view keys) {
    std::string bytes;
    for (const char key : keys) {
        bytes += key_bytes(key);
    }
    return bytes;
}

}  // namespace rogue::test
