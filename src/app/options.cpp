#include "rogue/app/options.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "rogue/base/fnv1a.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

using Command = Options::Command;
using HeadlessOutput = Options::HeadlessOutput;

struct Option {
    std::string_view name;
    std::string_view value;  // What the value is called; empty: it takes none.
    std::string_view help;
    void (*apply)(Options& options, std::string_view value);
};

template <typename Choice>
struct Named {
    std::string_view name;
    Choice choice;
};

constexpr std::array<Named<GlyphChoice>, 3> kGlyphChoices{{
    {"auto", GlyphChoice::automatic},
    {"emoji", GlyphChoice::emoji},
    {"ascii", GlyphChoice::ascii},
}};
constexpr std::array<Named<ColorChoice>, 3> kColorChoices{{
    {"auto", ColorChoice::automatic},
    {"always", ColorChoice::always},
    {"never", ColorChoice::never},
}};
constexpr std::array<Named<KeyLayout>, 3> kKeyLayouts{{
    {"arrows", KeyLayout::arrows},
    {"vi", KeyLayout::vi},
    {"wasd", KeyLayout::wasd},
}};

template <typename Choice, std::size_t n>
Choice choose(std::string_view name, const std::array<Named<Choice>, n>& choices) {
    std::string names;
    for (const auto& [known, choice] : choices) {
        if (known == name) {
            return choice;
        }
        append(names, names.empty() ? "" : ", ");
        append(names, known);
    }
    throw UsageError(text("'", name, "' is none of ", names));
}

constexpr std::array kOptions{
    Option{"--seed", "WORD", "play this dungeon: a number below 2^64, or any other word",
           [](Options& options, std::string_view value) { options.seed = seed_of(value); }},
    Option{"--scores", "", "print the table of high scores",
           [](Options& options, std::string_view) { options.command = Command::scores; }},
    Option{"--scores-file", "PATH", "keep the high scores there, not beside the program",
           [](Options& options, std::string_view value) { options.scores_file = value; }},
    Option{"--glyphs", "SET", "auto: what the terminal can show; emoji; ascii",
           [](Options& options, std::string_view value) {
               options.glyphs = choose(value, kGlyphChoices);
           }},
    Option{"--color", "WHEN", "auto: unless NO_COLOR is set; always; never",
           [](Options& options, std::string_view value) {
               options.color = choose(value, kColorChoices);
           }},
    Option{"--keys", "LAYOUT", "arrows; vi: move by hjkl too; wasd: by wasd too",
           [](Options& options, std::string_view value) {
               options.keys = choose(value, kKeyLayouts);
           }},
    Option{"--verify", "", "replay these run files and say of each whether it is true",
           [](Options& options, std::string_view) { options.command = Command::verify; }},
    Option{"--headless", "", "no terminal: keys on standard input, the last frame on output",
           [](Options& options, std::string_view) { options.command = Command::headless; }},
    Option{"--trace", "", "headless: print a line with a checksum for every frame",
           [](Options& options, std::string_view) { options.output = HeadlessOutput::trace; }},
    Option{"--frames", "", "headless: print every frame in full",
           [](Options& options, std::string_view) { options.output = HeadlessOutput::frames; }},
    Option{"--help", "", "print this",
           [](Options& options, std::string_view) { options.command = Command::help; }},
    Option{"--version", "", "print the version",
           [](Options& options, std::string_view) { options.command = Command::version; }},
};

const Option& option_named(std::string_view name) {
    const auto* found = std::ranges::find(kOptions, name, &Option::name);
    if (found == kOptions.end()) {
        throw UsageError(text("unknown option '", name, "'"));
    }
    return *found;
}

}  // namespace

std::uint64_t seed_of(std::string_view word) {
    if (word.empty()) {
        throw UsageError("the seed is empty");
    }
    if (word.find_first_not_of("0123456789") != std::string_view::npos) {
        return fnv1a(word);
    }
    std::uint64_t seed = 0;
    if (std::from_chars(word.data(), word.data() + word.size(), seed).ec != std::errc{}) {
        throw UsageError(text("the seed ", word, " is beyond 18446744073709551615"));
    }
    return seed;
}

Options parse_options(std::span<const std::string_view> arguments) {
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        if (!argument.starts_with('-')) {
            options.files.emplace_back(argument);
            continue;
        }
        const std::size_t equals = argument.find('=');
        const Option& option = option_named(argument.substr(0, equals));
        const bool attached = equals != std::string_view::npos;
        if (option.value.empty() && attached) {
            throw UsageError(text(option.name, " takes no value"));
        }
        if (!option.value.empty() && !attached && i + 1 == arguments.size()) {
            throw UsageError(text(option.name, " needs a value: ", option.value));
        }
        if (option.value.empty()) {
            option.apply(options, {});
        } else {
            option.apply(options, attached ? argument.substr(equals + 1) : arguments[++i]);
        }
    }
    if (options.output != HeadlessOutput::last_frame && options.command == Command::play) {
        throw UsageError("--trace and --frames need --headless");
    }
    if (options.command == Command::verify && options.files.empty()) {
        throw UsageError("--verify needs the names of run files");
    }
    if (options.command != Command::verify && !options.files.empty()) {
        throw UsageError(text("what is '", options.files.front(), "' for?"));
    }
    return options;
}

std::string help_text() {
    constexpr std::size_t kHelpColumn = 22;
    std::string result =
        "Usage: roguelike [OPTION]...\n"
        "Descend an endless dungeon, as deep as you can.\n\n";
    for (const Option& option : kOptions) {
        std::string line = text("  ", option.name, option.value.empty() ? "" : " ", option.value);
        line.resize(std::max(line.size() + 2, kHelpColumn), ' ');
        result += text(line, option.help, "\n");
    }
    result +=
        "\nIn the game: arrows move and attack, g picks up, i opens the pack, z zaps,\n"
        "> and < take the stairs, q quits.\n";
    return result;
}

}  // namespace rogue
