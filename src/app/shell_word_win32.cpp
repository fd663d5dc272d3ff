#include "rogue/app/shell_word.hpp"
#include "rogue/base/printable.hpp"

namespace rogue {

std::optional<std::string> shell_word(const std::string& word) {
    constexpr std::string_view kHarmless =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-./\\:=+";
    constexpr std::string_view kNotEvenInQuotes = "\"%$`";
    if (printable(word) != word || word.find_first_of(kNotEvenInQuotes) != std::string::npos) {
        return std::nullopt;
    }
    if (!word.empty() && word.find_first_not_of(kHarmless) == std::string::npos) {
        return word;
    }
    // CommandLineToArgvW would read a backslash before the closing quote as an escape.
    const std::size_t backslashes = word.size() - (word.find_last_not_of('\\') + 1);
    return "\"" + word + std::string(backslashes, '\\') + "\"";
}

std::optional<std::string> shell_program(const std::string& name) {
    const auto typed = shell_word(name);
    return typed == name ? typed : std::nullopt;
}

}  // namespace rogue
