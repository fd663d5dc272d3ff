#include "app/commandline/parse_options.hpp"

#include <algorithm>
#include <concepts>
#include <optional>
#include <vector>

#include "app/arguments.hpp"
#include "rogue/base/text.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace rogue::fuzz {
namespace {

using Words = std::vector<std::string_view>;

std::string described(const std::optional<std::string>& path) {
    return path ? concat("'", *path, "' ") : "- ";
}

std::string described(std::integral auto number) {
    return concat(number, " ");
}

template <typename Number>
std::string described(const std::optional<Number>& number) {
    return number ? concat(*number, " ") : "- ";
}

// All that was asked for, to be compared.
std::string described(const Options& asked) {
    std::string result = concat(asked.program, " ", asked.dungeon.game->name, " ");
    for (const int choice :
         {static_cast<int>(asked.command), static_cast<int>(asked.output),
          static_cast<int>(asked.showing.as), static_cast<int>(asked.generated),
          static_cast<int>(asked.session.glyphs), static_cast<int>(asked.controls.keys),
          static_cast<int>(asked.session.color), static_cast<int>(asked.session.background),
          int{asked.resume != Resume::no}, int{asked.recording.kept}, int{asked.controls.plain}}) {
        result += described(choice);
    }
    result += described(asked.dungeon.seed) + described(asked.showing.speed) +
              described(asked.showing.at);
    result += described(asked.recording.file) + described(asked.locations.scores_file) +
              described(asked.locations.state_dir) + described(asked.locations.user) +
              described(asked.dungeon.daily);
    for (const std::string& file : asked.files) {
        result += described(std::optional(file));
    }
    return result;
}

// What the words ask for, or nothing if they are refused. A refusal says why in one sentence.
std::optional<Options> asked_by(const Words& words, std::string_view defaults) {
    try {
        return parse_options(words, defaults);
    } catch (const UsageError& error) {
        const bool by_defaults = std::string_view(error.what()).starts_with("$ROGUELIKE_OPTIONS: ");
        expect(error.what() != std::string_view() && (!by_defaults || !defaults.empty()),
               "refused without a reason");
        return std::nullopt;
    }
}

std::optional<std::vector<std::string>> split(std::string_view line) {
    try {
        return split_words(line);
    } catch (const UsageError&) {
        return std::nullopt;
    }
}

// Words that are quoted and split again are the same words.
void expect_quoting(const std::vector<std::string>& words) {
    std::string line;
    std::vector<std::string> printable;
    for (const std::string& word : words) {
        if (const auto quoted = shell_word(word)) {
            line += *quoted + ' ';
            printable.push_back(word);
        }
    }
    expect(split(line) == printable, "words change when they are quoted");
}

}  // namespace

// The first line is the default options, and each line after it a word of the command line.
void options(std::string_view input) {
    const std::string_view defaults = input.substr(0, input.find('\n'));
    Words words{"roguelike"};
    for (std::size_t at = defaults.size(); at < input.size(); at += 1 + words.back().size()) {
        words.push_back(input.substr(at + 1, input.substr(at + 1).find('\n')));
    }
    const auto with = asked_by(words, defaults);
    const auto default_words = split(defaults);
    if (!default_words) {
        return;
    }
    expect_quoting(*default_words);
    // Wrong defaults keep nobody from help.
    const bool informs = with && (with->command == Options::Command::help ||
                                  with->command == Options::Command::version);
    if (informs || std::ranges::find(*default_words, "--") != default_words->end()) {
        return;
    }
    words.insert(words.begin() + 1, default_words->begin(), default_words->end());
    const auto typed = asked_by(words, "");  // Those without an effect are refused if typed.
    expect(!with || !typed || described(*with) == described(*typed),
           "default options differ from typed ones");
}

}  // namespace rogue::fuzz
