#include "app/commandline/arguments.hpp"

#include <utility>

#include "app/commandline/options.hpp"

namespace rogue {

std::vector<std::string> split_words(std::string_view line) {
    constexpr std::string_view kBlanks = " \t\n";
    constexpr std::string_view kEscapable = "$`\"\\\n";  // In double quotes.
    std::vector<std::string> words;
    bool in_word = false;
    char quote = '\0';  // The one that is open; NUL if none is.
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char character = line[i];
        if (quote == '\0' && kBlanks.find(character) != std::string_view::npos) {
            in_word = false;
            continue;
        }
        if (!std::exchange(in_word, true)) {
            words.emplace_back();
        }
        const std::string_view next = line.substr(i + 1, 1);
        const bool escapes =
            character == '\\' && !next.empty() &&
            (quote == '\0' || (quote == '"' && kEscapable.find(next) != std::string_view::npos));
        if (escapes) {
            words.back() += next == "\n" ? "" : next;  // It joins the next line to this one.
            ++i;
        } else if (quote != '\0' && character == quote) {
            quote = '\0';
        } else if (quote == '\0' && (character == '\'' || character == '"')) {
            quote = character;
        } else {
            words.back() += character;
        }
    }
    if (quote != '\0') {
        refuse("a quote is not closed");
    }
    return words;
}

}  // namespace rogue
