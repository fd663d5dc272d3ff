#include "app/commandline/arguments.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/commandline/options.hpp"

namespace rogue {
namespace {

constexpr std::string_view kBlanks = " \t\n";

/// Takes the words from a line one by one, from its front.
class Splitter {
public:
    explicit Splitter(std::string_view line) : rest_(line) {}

    // Returns the next word, or nothing at the end.
    std::optional<std::string> next() {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(kBlanks), rest_.size()));
        if (rest_.empty()) {
            return std::nullopt;
        }
        word_.clear();
        while (!rest_.empty() && kBlanks.find(rest_.front()) == std::string_view::npos) {
            take_part();
        }
        return word_;
    }

private:
    char take() {
        const char character = rest_.front();
        rest_.remove_prefix(1);
        return character;
    }

    void take_part() {
        const char character = take();
        if (character == '\'' || character == '"') {
            take_quoted(character);
        } else if (character == '\\' && !rest_.empty()) {
            take_escaped();
        } else {
            word_ += character;
        }
    }

    // A backslash at the end of a line joins the next line to it.
    void take_escaped() {
        if (const char character = take(); character != '\n') {
            word_ += character;
        }
    }

    void take_quoted(char quote) {
        constexpr std::string_view kEscapable = "$`\"\\\n";
        while (!rest_.empty()) {
            const char character = take();
            if (character == quote) {
                return;
            }
            if (quote == '"' && character == '\\' && !rest_.empty() &&
                kEscapable.find(rest_.front()) != std::string_view::npos) {
                take_escaped();
            } else {
                word_ += character;
            }
        }
        refuse("a quote is not closed");
    }

    std::string_view rest_;
    std::string word_;
};

}  // namespace

std::vector<std::string> split_words(std::string_view line) {
    std::vector<std::string> words;
    Splitter splitter(line);
    while (auto word = splitter.next()) {
        words.push_back(*std::move(word));
    }
    return words;
}

}  // namespace rogue
