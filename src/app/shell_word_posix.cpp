#include "rogue/app/shell_word.hpp"

#include "rogue/base/printable.hpp"

namespace rogue {

std::optional<std::string> shell_word(const std::string& word) {
    constexpr std::string_view kHarmless =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-./=+,:@%";
    if (printable(word) != word) {
        return std::nullopt;
    }
    if (!word.empty() && word.find_first_not_of(kHarmless) == std::string::npos) {
        return word;
    }
    std::string quoted = "'";
    for (const char character : word) {
        quoted += character == '\'' ? std::string("'\\''") : std::string(1, character);
    }
    return quoted + "'";
}

std::optional<std::string> shell_program(const std::string& name) {
    return shell_word(name);
}

}  // namespace rogue
