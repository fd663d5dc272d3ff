#include "rogue/app/options.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

#include "rogue/base/fnv1a.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

using Command = Options::Command;
using Detail = TextDisplay::Detail;

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
constexpr std::array<Named<BackgroundChoice>, 3> kBackgroundChoices{{
    {"auto", BackgroundChoice::automatic},
    {"black", BackgroundChoice::black},
    {"terminal", BackgroundChoice::terminal},
}};
constexpr std::array<Named<KeyLayout>, 3> kKeyLayouts{{
    {"arrows", KeyLayout::arrows},
    {"vi", KeyLayout::vi},
    {"wasd", KeyLayout::wasd},
}};

bool informs(Command command) {
    return command == Command::help || command == Command::version;
}

// Help and the version are given whatever else is asked for.
void choose(Options& options, Command command) {
    if (informs(options.command)) {
        return;
    }
    if (options.command != Command::play && options.command != command && !informs(command)) {
        throw UsageError("one of --headless, --replay, --verify and --scores at a time");
    }
    options.command = command;
}

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

int speed_of(std::string_view digits) {
    int speed = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), speed);
    if (error != std::errc{} || end != digits.data() + digits.size() || speed < 1 ||
        speed > kFastestReplay) {
        throw UsageError(text("the speed '", digits, "' is no number from 1 to ", kFastestReplay));
    }
    return speed;
}

// An empty one is most likely a variable of the shell that is not set.
std::string path_of(std::string_view path) {
    if (path.empty()) {
        throw UsageError("the name of a file or folder is empty");
    }
    return std::string(path);
}

// It becomes the name of a folder.
std::string user_of(std::string_view name) {
    constexpr std::size_t kLongest = 20;
    constexpr std::string_view kAllowed =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    if (name.empty() || name.size() > kLongest ||
        name.find_first_not_of(kAllowed) != std::string_view::npos) {
        throw UsageError(text("the user '", name, "' is not 1 to 20 letters, digits, _ and -"));
    }
    return std::string(name);
}

constexpr std::array kOptions{
    Option{"--seed", "WORD", "play this dungeon: a number below 2^64, or any other word",
           [](Options& options, std::string_view value) { options.seed = seed_of(value); }},
    Option{"--daily", "", "play everybody's dungeon of the day, by UTC",
           [](Options& options, std::string_view) { options.daily = true; }},
    Option{"--resume", "[FILE]", "play on a run that was cut off: that one, or the last",
           [](Options& options, std::string_view value) {
               options.resume = true;
               if (!value.empty()) {
                   options.files.emplace_back(value);
               }
           }},
    Option{"--record", "FILE", "keep the run in that file, which must not be there",
           [](Options& options, std::string_view value) { options.record_file = path_of(value); }},
    Option{"--no-record", "", "keep no record of the run",
           [](Options& options, std::string_view) { options.record = false; }},
    Option{"--replay", "FILE", "show a run: space pauses, right steps, + - change the speed",
           [](Options& options, std::string_view value) {
               choose(options, Command::replay);
               options.files.push_back(path_of(value));
           }},
    Option{"--speed", "N", "replay N keys a second, 1 to 1000",
           [](Options& options, std::string_view value) { options.speed = speed_of(value); }},
    Option{"--scores", "", "print the table of high scores",
           [](Options& options, std::string_view) { choose(options, Command::scores); }},
    Option{"--scores-file", "PATH", "keep the high scores there, not beside the program",
           [](Options& options, std::string_view value) { options.scores_file = path_of(value); }},
    Option{"--glyphs", "SET", "auto: what the terminal can show; emoji; ascii",
           [](Options& options, std::string_view value) {
               options.glyphs = choose(value, kGlyphChoices);
           }},
    Option{"--color", "WHEN", "auto: unless NO_COLOR is set; always; never",
           [](Options& options, std::string_view value) {
               options.color = choose(value, kColorChoices);
           }},
    Option{"--background", "KIND", "auto: black on a light terminal; black; terminal",
           [](Options& options, std::string_view value) {
               options.background = choose(value, kBackgroundChoices);
           }},
    Option{"--keys", "LAYOUT", "arrows; vi: move by hjkl too; wasd: by wasd too",
           [](Options& options, std::string_view value) {
               options.keys = choose(value, kKeyLayouts);
           }},
    Option{"--user", "NAME", "keep that player's runs apart, for a game hosted for many",
           [](Options& options, std::string_view value) { options.user = user_of(value); }},
    Option{"--state-dir", "DIR", "keep runs there, not in the user's folders",
           [](Options& options, std::string_view value) { options.state_dir = path_of(value); }},
    Option{"--verify", "", "replay these run files and say of each whether it is true",
           [](Options& options, std::string_view) { choose(options, Command::verify); }},
    Option{"--headless", "", "no terminal: keys on standard input, the last frame on output",
           [](Options& options, std::string_view) { choose(options, Command::headless); }},
    Option{"--trace", "", "headless: print a line with a checksum for every frame",
           [](Options& options, std::string_view) { options.output = Detail::trace; }},
    Option{"--frames", "", "headless: print every frame in full",
           [](Options& options, std::string_view) { options.output = Detail::frames; }},
    Option{"--help", "", "print this",
           [](Options& options, std::string_view) { choose(options, Command::help); }},
    Option{"--version", "", "print the version",
           [](Options& options, std::string_view) { choose(options, Command::version); }},
};

const Option& option_named(std::string_view name) {
    const auto* found = std::ranges::find(kOptions, name, &Option::name);
    if (found == kOptions.end()) {
        throw UsageError(text("unknown option '", name, "'"));
    }
    return *found;
}

// The option at `i`, which is moved on to its value if that stands apart.
void take_option(Options& options, std::span<const std::string_view> arguments, std::size_t& i) {
    const std::string_view argument = arguments[i];
    const std::size_t equals = argument.find('=');
    const Option& option = option_named(argument.substr(0, equals));
    const bool attached = equals != std::string_view::npos;
    const bool optional = option.value.starts_with('[');
    const std::string_view value = attached ? argument.substr(equals + 1) : std::string_view();
    if (option.value.empty() && attached) {
        throw UsageError(text(option.name, " takes no value"));
    }
    if (optional && attached && value.empty()) {  // Of the others each knows what it takes.
        throw UsageError(text(option.name, "= needs a value: ", option.value));
    }
    if (attached) {
        option.apply(options, value);
    } else if (option.value.empty() || optional) {
        option.apply(options, {});
    } else if (i + 1 < arguments.size()) {
        option.apply(options, arguments[++i]);
    } else {
        throw UsageError(text(option.name, " needs a value: ", option.value));
    }
}

// Throws UsageError for options that make no sense together.
void check(const Options& options) {
    if (informs(options.command)) {
        return;
    }
    const bool chooses_dungeon = options.seed || options.daily;
    const bool names_standard_input =
        std::ranges::find(options.files, kStandardInput) != options.files.end();
    const bool new_run = options.command == Command::play || options.command == Command::headless;
    struct Rule {
        bool broken;
        std::string_view why;
    };
    for (const Rule& rule : {
             Rule{options.output != Detail::last_frame && options.command != Command::headless,
                  "--trace and --frames need --headless"},
             Rule{options.speed && options.command != Command::replay, "--speed needs --replay"},
             Rule{options.seed && options.daily, "--seed and --daily are two dungeons"},
             Rule{options.resume && (options.command != Command::play || chooses_dungeon ||
                                     options.record_file || !options.record),
                  "--resume goes on in the dungeon and the file of the run"},
             Rule{!new_run && (chooses_dungeon || options.record_file),
                  "--seed, --daily and --record are for a new run"},
             Rule{options.record_file && !options.record, "--record and --no-record contradict"},
             Rule{options.command == Command::verify && options.files.empty(),
                  "--verify needs the names of run files"},
             Rule{
                 (options.command == Command::replay || options.resume) && options.files.size() > 1,
                 "one run at a time"},
             Rule{options.resume && names_standard_input,
                  "--resume needs the file itself: the run goes on in it"},
         }) {
        if (rule.broken) {
            throw UsageError(std::string(rule.why));
        }
    }
    const bool names_runs =
        options.command == Command::verify || options.command == Command::replay || options.resume;
    if (!names_runs && !options.files.empty()) {
        throw UsageError(text("what is '", options.files.front(), "' for?"));
    }
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
    if (!arguments.empty() && !arguments.front().empty()) {
        options.program = arguments.front();
    }
    bool only_files = false;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        if (only_files || argument == kStandardInput || !argument.starts_with('-')) {
            options.files.push_back(path_of(argument));
        } else if (argument == "--") {
            only_files = true;
        } else {
            take_option(options, arguments, i);
        }
    }
    check(options);
    options.record &= options.command == Command::play || options.record_file.has_value();
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
        "\nA run file named - is standard input; behind -- all words are files.\n"
        "\nIn the game: arrows move and attack, g picks up, i opens the pack, z zaps,\n"
        "> and < take the stairs, q quits.\n";
    return result;
}

}  // namespace rogue
