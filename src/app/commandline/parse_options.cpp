#include "app/commandline/parse_options.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <numeric>
#include <system_error>

#include "app/arguments.hpp"
#include "app/commandline/option_table.hpp"
#include "app/runs/named_runs.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/folders.hpp"

namespace rogue {
namespace {

using Command = Options::Command;

bool informs(Command command) {
    return command == Command::help || command == Command::version;
}

// Returns how many characters must be inserted, removed, replaced or swapped with the next one to
// turn one word into the other (the Damerau-Levenshtein distance).
std::size_t distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> last;  // The rows for two characters before, and for one before.
    std::vector<std::size_t> row(to.size() + 1);  // To each beginning of `to`.
    std::iota(row.begin(), row.end(), 0U);
    for (std::size_t i = 0; i < from.size(); ++i) {
        const std::vector<std::size_t> before_last = std::exchange(last, row);
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t replaced = last[j] + (from[i] == to[j] ? 0 : 1);
            row[j + 1] = std::min({replaced, row[j] + 1, last[j + 1] + 1});
            if (i > 0 && j > 0 && from[i] == to[j - 1] && from[i - 1] == to[j]) {
                row[j + 1] = std::min(row[j + 1], before_last[j - 1] + 1);
            }
        }
    }
    return row.back();
}

// Names that other programs and people use for an option or one of its values.
constexpr std::pair<std::string_view, std::string_view> kOtherNames[] = {
    {"username", "--user"},       {"v", "--version"},
    {"highscores", "--scores"},   {"no-emoji", "--glyphs ascii"},
    {"name", "--user"},           {"dark", "--background black"},
    {"leaderboard", "--scores"},  {"monochrome", "--color never"},
    {"continue", "--resume"},     {"load", "--resume"},
    {"top", "--scores"},          {"player", "--user"},
    {"usage", "--help"},          {"no-color", "--color never"},
    {"screen-reader", "--plain"}, {"?", "--help"},
};

// Returns the word in lowercase without leading dashes. Programs turn two hyphens into a long dash.
std::string bare(std::string_view word) {
    const auto is_dash = [](char32_t character) {
        return character == U'-' || (character >= 0x2010 && character <= 0x2015) ||
               character == 0x2212;
    };
    while (!word.empty() && is_dash(first_character(word).value_or(0))) {
        word.remove_prefix(utf8(*first_character(word)).size());
    }
    return lowercase(word);
}

// Returns the end of a message, such as `; did you mean '--plain'?`, if one mistake in four
// characters explains the word, or an empty string. Considers options that begin with `beginning`,
// their other names, and values.
std::string guess(std::string_view typed, std::string_view beginning = "") {
    std::vector<std::pair<std::string_view, std::string>> words;
    for (const Option& option : option_table()) {
        words.emplace_back(option.name.substr(2), option.name);
    }
    words.insert(words.end(), std::begin(kOtherNames), std::end(kOtherNames));
    for (const Option& option : option_table()) {
        for (const std::string_view choice : option.choices()) {
            words.emplace_back(choice, concat(option.name, " ", choice));
        }
    }
    std::erase_if(words, [&](const auto& each) { return !each.second.starts_with(beginning); });
    const std::string word = bare(typed);
    const auto mistakes = [&](const auto& each) { return distance(word, each.first); };
    const auto closest = std::ranges::min_element(words, {}, mistakes);
    return closest != words.end() && mistakes(*closest) * 4 <= word.size() + 2
               ? concat("; did you mean '", closest->second, "'?")
               : "";
}

const Option& option_named(std::string_view name) {
    for (const Option& option : option_table()) {
        const bool is_letter = name.size() == 2 && name[1] == option.letter;
        if (option.name == name || is_letter) {
            return option;
        }
    }
    refuse(concat("unknown option '", name, "'", guess(name)));
}

// Applies the option at `i`, and returns it. If its value is a separate word, `i` is moved to it.
const Option& apply_option(std::span<const std::string_view> words, std::size_t& i,
                           Options& options) {
    const std::string_view word = words[i];
    const std::size_t equals = word.find('=');
    const bool attached = equals != std::string_view::npos;
    const Option& option = option_named(word.substr(0, equals));
    const bool takes_value = option.kind != ValueKind::none && option.kind != ValueKind::files;
    const bool optional =
        option.kind == ValueKind::optional_file || option.kind == ValueKind::optional_word;
    if (attached && !takes_value) {
        refuse(concat(option.name, " takes no value"));
    }
    std::string_view value;
    if (attached) {
        value = word.substr(equals + 1);
        if (optional && value.empty()) {  // Others check their own value.
            refuse(concat(word, " needs a value: ", option.value));
        }
    } else if (takes_value && !optional) {
        if (i + 1 == words.size()) {
            refuse(concat(option.name, " needs a value: ", option.value));
        }
        value = words[++i];
    }
    // The later of two commands counts. But help and the version are printed in any case.
    const bool headless = options.command == Command::headless && option.command == Command::play;
    if (option.command && !informs(options.command) && !headless) {  // See check_resumed().
        options.command = *option.command;
    }
    options.showing.as = option.output.value_or(options.showing.as);
    try {
        if (option.apply != nullptr) {
            option.apply(options, value);
        }
    } catch (const UsageError& error) {
        // On a host, a player, who types no options, may have typed the user.
        const std::string whose = option.name == "--user" ? "the user " : concat(option.name, ": ");
        refuse(concat(whose, error.what(), guess(value, concat(option.name, " "))));
    }
    return option;
}

// Applies the words one by one, so that the last of contradicting ones counts. Returns the options
// among them.
std::vector<const Option*> apply_words(std::span<const std::string_view> words, Options& options) {
    std::vector<const Option*> applied;
    bool only_files = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (only_files || word == kStandardInput || !word.starts_with('-')) {
            std::ranges::copy(files_of(path_of(word)), std::back_inserter(options.files));
        } else if (word == "--") {
            only_files = true;
        } else {
            applied.push_back(&apply_option(words, i, options));
        }
    }
    return applied;
}

bool serves(const Option& option, Command command) {
    return (option.serves >> static_cast<unsigned>(command) & 1U) != 0;
}

std::string_view name_of(ReplayAs output) {
    return std::ranges::find(option_table(), std::optional(output), &Option::output)->name;
}

// Returns what shows the run.
OutputSet output_of(const Options& options) {
    const Showing& showing = options.showing;
    if (showing.as == ReplayAs::screens && options.controls.plain) {
        return options.command == Command::replay ? kReplayedLines : kLinesInPlay;
    }
    return showing.as == ReplayAs::svg && showing.to ? kMovingPicture : set_of(showing.as);
}

// Returns why the option has no effect on what shows the run, or an empty string if it has one.
std::string unfit(const Option& option, const Options& options) {
    const ReplayAs as = options.showing.as;
    const auto fits = [&](OutputSet outputs) { return (option.outputs & outputs) != 0; };
    if (fits(output_of(options))) {
        return "";
    }
    if (as != ReplayAs::screens || fits(set_of(as))) {
        return concat(" has no effect with ", as == ReplayAs::screens ? "--plain" : name_of(as));
    }
    return fits(kLinesInPlay) ? " needs --plain" : " needs --replay and --svg";
}

// Throws UsageError if what is asked for leaves one of these options without an effect.
void check_effects(const std::vector<const Option*>& typed, const Options& options) {
    const Command command = options.command;
    const bool plays = command == Command::play;
    for (const Option* option : typed) {
        const bool served = serves(*option, command);
        const std::string why = served || plays ? unfit(*option, options) : "";
        if (!why.empty()) {
            refuse(concat(option->name, why));
        }
        if (!served) {
            const auto other = std::ranges::find_if(option_table(), [&](const Option& each) {
                return each.command &&
                       (plays ? serves(*option, *each.command) : each.command == command);
            });
            const bool is_default = !plays && std::ranges::none_of(typed, [&](const Option* each) {
                return each->command == command;
            });
            refuse(concat(option->name, plays ? " needs " : " has no effect with ", other->name,
                          is_default ? concat(" in $", kDefaultsVariable) : ""));
        }
    }
}

[[noreturn]] void refuse_file(const std::string& file, Command command) {
    std::string hint = file == "play" || file == "new" || file == "start" ? "; leave it out to play"
                       : file.size() > 1 && file.front() == '-'
                           ? "; after --, all words are files"
                           : guess(file.substr(0, file.find('=')));
    std::error_code error;
    const bool is_run = file.ends_with(".run") || is_code(file) ||
                        std::filesystem::is_regular_file(native_path(file), error);
    const auto typed = shell_word(file);
    if (is_day(file)) {
        hint = concat(". For that day: --daily=", file);
    } else if (command == Command::scores) {
        hint = ": --scores ranks runs only with --seed or --daily";
    } else if (hint.empty() && is_run && typed) {
        hint = concat(". To see a run: --replay ", *typed);
    }
    refuse(concat("unexpected argument '", file, "'", hint));
}

// Throws UsageError for too many files or too few.
void check_files(const Options& options, bool one_run) {
    const bool verifies = options.command == Command::verify;
    const bool ranks =
        options.command == Command::scores && (options.dungeon.seed || options.dungeon.daily);
    if (verifies && options.files.empty()) {
        refuse("--verify needs the names of run files");
    }
    if (one_run && options.files.size() > 1) {
        refuse(concat("unexpected argument '", options.files[1], "': one run at a time"));
    }
    for (const std::string& file : options.files) {
        if (!one_run && !verifies && !(ranks && !is_day(file))) {
            refuse_file(file, options.command);
        }
    }
    const bool goes_on = options.command == Command::play || options.command == Command::watch;
    const auto no_file = [](const std::string& word) {
        return word == kStandardInput || is_code(word);
    };
    if (goes_on && std::ranges::any_of(options.files, no_file)) {
        refuse(concat(options.command == Command::play ? "--resume" : "--watch",
                      " needs a run file: the run goes on in it"));
    }
}

// Throws UsageError for a picture, page or code without --replay, or moments without a picture.
void check_replay(const Options& options) {
    const auto& [as, speed, at, from, to] = options.showing;
    if (as != ReplayAs::screens && options.command != Command::replay) {
        refuse(concat(name_of(as), " needs --replay"));
    }
    constexpr std::size_t kLongest = 1000;  // All frames of a picture are in memory.
    if (to && !from) {
        refuse("--to needs a --from");
    }
    if (from && (!to || *to < *from || *to - *from > kLongest)) {
        refuse(concat("--from needs a --to that is at most ", kLongest, " keys later"));
    }
    if (at && to && (*at < *from || *at > *to)) {
        refuse("--at is not between --from and --to");
    }
}

// Completes the options. Throws UsageError if they make no sense together.
void complete(Options& options) {
    const bool resumes = options.command == Command::play && options.resume != Resume::no;
    const bool one_run = resumes || options.command == Command::replay ||
                         options.command == Command::watch || options.command == Command::story;
    if (one_run && options.run) {
        options.files.insert(options.files.begin(), *options.run);
    }
    options.recording.kept &=
        options.command == Command::play || options.recording.file.has_value();
    check_files(options, one_run);
    check_replay(options);
}

// Throws UsageError if the command line asks for a new run and for one that was begun, which keeps
// its own dungeon and record.
void check_resumed(const std::vector<const Option*>& typed, const Options& options) {
    const auto is_of_new_runs = [](const Option* option) {
        return serves(*option, Command::headless) && !serves(*option, Command::replay);
    };
    const bool resumes = std::ranges::any_of(
        typed, [](const Option* option) { return option->command == Command::play; });
    if (options.command == Command::headless && resumes) {
        refuse("--headless plays only new runs: leave out --resume or --headless");
    }
    const bool names_file = resumes && (options.run || !options.files.empty());
    if (options.command == Command::play && names_file &&
        std::ranges::any_of(typed, is_of_new_runs)) {
        refuse(
            "a run that is resumed from a file keeps its dungeon and its record: "
            "leave out --game, --seed, --daily, --record and --no-record");
    }
}

// Applies the default options. Throws UsageError if they would be wrong on a command line.
void apply_defaults(std::string_view line, Options& options) {
    const std::vector<std::string> words = split_words(line);
    apply_words(std::vector<std::string_view>(words.begin(), words.end()), options);
    if (!options.files.empty()) {
        refuse(concat("unexpected argument '", options.files.front(), "'"));
    }
    Options alone = options;
    complete(alone);
}

void parse(std::span<const std::string_view> arguments, std::string_view defaults,
           Options& options) {
    if (!arguments.empty() && !arguments.front().empty()) {
        options.program = arguments.front();
    }
    options.has_defaults = !defaults.empty();
    std::string wrong_default;
    try {
        apply_defaults(defaults, options);
    } catch (const UsageError& error) {
        wrong_default = concat("$", kDefaultsVariable, ": ", error.what());
    }
    if (options.resume != Resume::no) {
        options.resume = Resume::by_default;
    }
    const auto typed =
        apply_words(arguments.subspan(std::min<std::size_t>(1, arguments.size())), options);
    if (informs(options.command)) {
        return;
    }
    if (!wrong_default.empty()) {
        refuse(wrong_default);
    }
    check_resumed(typed, options);
    complete(options);
    check_effects(typed, options);
}

}  // namespace

std::vector<std::string> split_words(std::string_view line) {
    constexpr std::string_view kBlanks = " \t\n";
    constexpr std::string_view kEscapable = "$`\"\\\n";  // In double quotes.
    std::vector<std::string> words;
    bool in_word = false;
    char quote = '\0';  // The open quote; NUL if there is none.
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char character = line[i];
        if (quote == '\0' && contains(kBlanks, character)) {
            in_word = false;
            continue;
        }
        if (!in_word) {
            in_word = true;
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

std::string word_of_seed(std::string_view typed) {
    std::string word(trimmed(without_unseen(typed), " \t\r\n\v\f"));
    if (word.empty()) {
        refuse("the seed is empty");
    }
    if (printable(word) != word) {
        refuse("the seed contains a control character");
    }
    return word;
}

std::uint64_t seed_of(std::string_view word) {
    if (word.find_first_not_of("0123456789") != std::string_view::npos) {
        return fnv1a(word);
    }
    const auto seed = parse_number<std::uint64_t>(word);
    if (!seed) {
        refuse(concat("the seed ", word, " is larger than 18446744073709551615"));
    }
    return *seed;
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
    try {
        parse(arguments, defaults, options);
    } catch (UsageError& error) {
        error.helped_by_help = !options.locations.user;
        throw;
    }
    return options;
}

}  // namespace rogue
