#include "rogue/app/options.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <numeric>
#include <system_error>

#include "rogue/app/option_table.hpp"
#include "rogue/app/shell_word.hpp"
#include "rogue/app/split_words.hpp"
#include "rogue/base/fnv1a.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/native_path.hpp"

namespace rogue {
namespace {

using Command = Options::Command;

/// An option that was given.
struct Given {
    const Option* option;
    std::string_view value;
};

/// The options and files in a list of words.
struct Words {
    std::vector<Given> options;
    std::vector<std::string> files;
};

bool informs(Command command) {
    return command == Command::help || command == Command::version;
}

// Counts the characters that must be inserted, removed or replaced to turn one word into the other.
std::size_t distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row(to.size() + 1);  // To each beginning of `to`.
    std::iota(row.begin(), row.end(), 0U);
    for (const char character : from) {
        std::size_t diagonal = row[0]++;
        for (std::size_t i = 0; i < to.size(); ++i) {
            const std::size_t replaced = diagonal + (character == to[i] ? 0 : 1);
            diagonal = row[i + 1];
            row[i + 1] = std::min({replaced, row[i] + 1, diagonal + 1});
        }
    }
    return row.back();
}

// The option that somebody may have meant, if one mistake in four characters explains it.
std::string guess(std::string_view name) {
    const auto mistakes = [&](const Option& option) { return distance(name, option.name); };
    const Option& nearest = *std::ranges::min_element(option_table(), {}, mistakes);
    return mistakes(nearest) * 4 <= name.size() ? text("; did you mean '", nearest.name, "'?") : "";
}

const Option& option_named(std::string_view name) {
    for (const Option& option : option_table()) {
        const bool is_letter = name.size() == 2 && name[1] == option.letter;
        if (option.name == name || is_letter) {
            return option;
        }
    }
    refuse(text("unknown option '", name, "'", guess(name)));
}

// Reads the option at `i`. If its value is a separate word, `i` is moved to that word.
Given read_option(std::span<const std::string_view> words, std::size_t& i) {
    const std::string_view word = words[i];
    const std::size_t equals = word.find('=');
    const bool attached = equals != std::string_view::npos;
    const Option& option = option_named(word.substr(0, equals));
    const bool takes_value = option.kind != ValueKind::none && option.kind != ValueKind::files;
    const bool optional = option.kind == ValueKind::optional_file;
    if (attached && !takes_value) {
        refuse(text(option.name, " takes no value"));
    }
    if (optional && attached && equals + 1 == word.size()) {  // Others check their own value.
        refuse(text(word, " needs a value: ", option.value));
    }
    if (attached) {
        return {&option, word.substr(equals + 1)};
    }
    if (!takes_value || optional) {
        return {&option, {}};
    }
    if (i + 1 == words.size()) {
        refuse(text(option.name, " needs a value: ", option.value));
    }
    return {&option, words[++i]};
}

Words read(std::span<const std::string_view> words) {
    Words result;
    bool only_files = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (only_files || word == kStandardInput || !word.starts_with('-')) {
            result.files.push_back(path_of(word));
        } else if (word == "--") {
            only_files = true;
        } else {
            result.options.push_back(read_option(words, i));
        }
    }
    return result;
}

// Help and the version are printed whatever else is asked for.
Command command_of(const std::vector<Given>& given) {
    Command command = Command::play;
    for (const auto& [option, value] : given) {
        if (informs(option->command)) {
            return option->command;
        }
        if (option->command != Command::play) {
            command = option->command;
        }
    }
    return command;
}

bool has_effect(const Option& option, Command command) {
    return (option.commands & only(command)) != 0;
}

bool contradict(const Option& one, const Option& other) {
    return &one != &other && (one.decides & other.decides) != 0;
}

void check_contradictions(const std::vector<Given>& given) {
    for (const auto& [one, value] : given) {
        for (const auto& [other, other_value] : given) {
            if (contradict(*one, *other)) {
                refuse(text(one->name, " and ", other->name, " contradict each other"));
            }
        }
    }
}

// Throws UsageError for an option without effect. For an option of a new run the error says what
// rules it out; for any other option it says what the option needs.
void check_effect(const Option& option, Command command) {
    if (has_effect(option, command)) {
        return;
    }
    const bool of_new_run = has_effect(option, Command::play);
    const auto other = std::ranges::find_if(option_table(), [&](const Option& chooses) {
        return of_new_run ? chooses.command == command
                          : chooses.command != Command::play && has_effect(option, chooses.command);
    });
    refuse(text(option.name, of_new_run ? " has no effect with " : " needs ", other->name));
}

std::string what_for(const std::string& file) {
    std::error_code error;
    const bool is_file =
        file.ends_with(".run") || std::filesystem::exists(native_path(file), error);
    const auto typed = shell_word(file);
    return text("what is '", file, "' for?",
                is_file && typed ? text(" To see a run: --replay ", *typed) : "");
}

bool is_given(const std::vector<Given>& given, std::string_view name) {
    return std::ranges::find(given, name, [](const Given& one) { return one.option->name; }) !=
           given.end();
}

// Throws UsageError for a moment of a picture without a picture.
void check_picture(const std::vector<Given>& given, const Options& options) {
    if (is_given(given, "--at") && options.replay_as != ReplayAs::svg) {
        refuse("--at needs --svg");
    }
}

// Throws UsageError for single keys where a screen takes single keys anyway.
void check_single_keys(const std::vector<Given>& given, const Options& options) {
    if (is_given(given, "--single-keys") && !options.plain) {
        refuse("--single-keys needs --plain");
    }
}

// Throws UsageError for a game beside a file that names its own.
void check_game(const std::vector<Given>& given, const Options& options) {
    if (options.resume && !options.files.empty() && is_given(given, "--game")) {
        refuse("--game has no effect with a FILE to resume");
    }
}

// Throws UsageError for letters that can't move because the game uses them for commands.
void check_keys(const std::vector<Given>& given, const Options& options) {
    const bool new_run = options.command == Command::play && !options.resume;
    if (new_run && is_given(given, "--keys") &&
        takes_command(options.keys, options.game->command_keys)) {
        refuse(text("in the game ", options.game->name, " ", options.game->command_keys,
                    " are commands, so that not all of ", moving_letters(options.keys),
                    " can move: choose other --keys"));
    }
}

// Throws UsageError for too many files or too few.
void check_files(const Options& options) {
    const bool one_run =
        options.command == Command::replay || options.command == Command::watch || options.resume;
    if (options.command == Command::verify && options.files.empty()) {
        refuse("--verify needs the names of run files");
    }
    if (one_run && options.files.size() > 1) {
        refuse("one run at a time");
    }
    const bool goes_on = options.resume || options.command == Command::watch;
    if (goes_on && std::ranges::find(options.files, kStandardInput) != options.files.end()) {
        refuse(text(options.resume ? "--resume" : "--watch",
                    " needs the file itself: the run goes on in it"));
    }
    if (options.command != Command::verify && !one_run && !options.files.empty()) {
        refuse(what_for(options.files.front()));
    }
}

void apply_all(const std::vector<Given>& given, Options& options) {
    for (const auto& [option, value] : given) {
        option->apply(options, value);
    }
}

// Throws UsageError for an option that can't be a default.
std::vector<Given> read_defaults(std::span<const std::string_view> words) {
    const Words defaults = read(words);
    if (!defaults.files.empty()) {
        refuse(text("what is '", defaults.files.front(), "' for?"));
    }
    for (const auto& [option, value] : defaults.options) {
        if (option->command != Command::play) {
            refuse(text(option->name, " can't be a default"));
        }
    }
    check_contradictions(defaults.options);
    Options scratch;  // Reports a wrong value even if it would have no effect.
    apply_all(defaults.options, scratch);
    check_files(scratch);
    return defaults.options;
}

// Applies the defaults that the command uses and the command line does not contradict.
void apply_defaults(std::string_view line, const std::vector<Given>& given, Options& options) {
    const auto is_overruled = [&](const Option& one) {
        return std::ranges::any_of(given, [&](const Given& other) {
            return other.option == &one || contradict(*other.option, one);
        });
    };
    try {
        const std::vector<std::string> words = split_words(line);
        for (const auto& [option, value] :
             read_defaults(std::vector<std::string_view>(words.begin(), words.end()))) {
            if (has_effect(*option, options.command) && !is_overruled(*option)) {
                option->apply(options, value);
            }
        }
    } catch (const UsageError& error) {
        refuse(text("$", kDefaultsVariable, ": ", error.what()));
    }
}

}  // namespace

std::uint64_t seed_of(std::string_view word) {
    if (word.empty()) {
        refuse("the seed is empty");
    }
    if (word.find_first_not_of("0123456789") != std::string_view::npos) {
        return fnv1a(word);
    }
    std::uint64_t seed = 0;
    if (std::from_chars(word.data(), word.data() + word.size(), seed).ec != std::errc{}) {
        refuse(text("the seed ", word, " is beyond 18446744073709551615"));
    }
    return seed;
}

void refuse(const std::string& why) {
    throw UsageError(why);
}

// An empty path most likely comes from a shell variable that is not set.
std::string path_of(std::string_view path) {
    if (path.empty()) {
        refuse("the name of a file or folder is empty");
    }
    return std::string(path);
}

Options parse_options(std::span<const std::string_view> arguments, std::string_view defaults) {
    Options options;
    if (!arguments.empty() && !arguments.front().empty()) {
        options.program = arguments.front();
    }
    const Words given = read(arguments.subspan(std::min<std::size_t>(1, arguments.size())));
    options.command = command_of(given.options);
    if (!informs(options.command)) {
        check_contradictions(given.options);
        for (const auto& [option, value] : given.options) {
            check_effect(*option, options.command);
        }
        apply_defaults(defaults, given.options, options);
    }
    apply_all(given.options, options);
    for (const std::string& file : given.files) {
        options.files.push_back(file);
    }
    if (!informs(options.command)) {
        check_files(options);
        check_picture(given.options, options);
        check_single_keys(given.options, options);
        check_game(given.options, options);
        check_keys(given.options, options);
    }
    options.has_defaults = !defaults.empty();
    options.record &= options.command == Command::play || options.record_file.has_value();
    return options;
}

}  // namespace rogue
