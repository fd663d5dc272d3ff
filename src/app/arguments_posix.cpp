#include "app/arguments.hpp"
#include "app/options.hpp"
#include "rogue/base/text.hpp"
#include "rogue/term/terminal_traits.hpp"

namespace rogue {

std::vector<std::string> program_arguments(int argc, char** argv) {
    return {argv, argv + argc};
}

std::vector<std::string> files_of(const std::string& word) {
    return {word};
}

std::string default_arguments() {
    return std::string(environment_variable(kDefaultsVariable.data()));
}

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
