#include "app/commandline/option_table.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"

namespace rogue {
namespace {

using Command = Options::Command;
using Detail = TextDisplay::Detail;
using Group = OptionGroup;

// The choices of each option, in the order of its enumeration.
constexpr std::array<std::string_view, 3> kGlyphChoices{"auto", "emoji", "ascii"};
constexpr std::array<std::string_view, 3> kColorChoices{"auto", "always", "never"};
constexpr std::array<std::string_view, 3> kBackgroundChoices{"auto", "black", "terminal"};
constexpr std::array<std::string_view, 3> kKeyLayouts{"arrows", "vi", "wasd"};
constexpr std::array<std::string_view, 4> kGenerated{"man", "bash", "zsh", "fish"};
constexpr std::array<std::string_view, 2> kHelps{"short", "all"};

template <const auto& choices>
std::span<const std::string_view> all_of() {
    return choices;
}

std::span<const std::string_view> game_names() {
    static const auto names_of_all = [] {
        std::vector<std::string_view> names;
        std::ranges::transform(games(), std::back_inserter(names), &GameKind::name);
        return names;
    }();
    return names_of_all;
}

constexpr CommandSet kPlayed = set_of(Command::play, Command::headless);
constexpr CommandSet kOfNewRuns = kPlayed | set_of(Command::scores);
constexpr CommandSet kShown = set_of(Command::play, Command::replay, Command::watch);
constexpr OutputSet kScreens = set_of(ReplayAs::screens);
constexpr OutputSet kDrawn =
    set_of(ReplayAs::screens, ReplayAs::svg, ReplayAs::html) | kMovingPicture;
constexpr OutputSet kPictures = set_of(ReplayAs::svg) | kMovingPicture;
constexpr CommandSet kOfKeptRuns =
    kShown | set_of(Command::story, Command::scores, Command::my_runs);

// Values of options, checked. Each function throws UsageError with what would be right.

std::size_t place_of(std::string_view name, std::span<const std::string_view> choices) {
    const auto found = std::ranges::find(choices, name);
    if (found == choices.end()) {
        refuse(concat("'", name, "' is not one of ", join(choices, ", ")));
    }
    return static_cast<std::size_t>(found - choices.begin());
}

int number_of(std::string_view digits, int least, int most) {
    const auto number = parse_number<int>(digits);
    if (!number || *number < least || *number > most) {
        refuse(concat("'", digits, "' is not a number from ", least, " to ", most));
    }
    return *number;
}

std::size_t key_of(std::string_view digits) {
    return static_cast<std::size_t>(number_of(digits, 0, 1'000'000'000));
}

// The name of a user is also the name of a folder. Even a wrong one says that the game is hosted.
void set_user(Options& options, std::string_view name) {
    options.locations.user = name;
    constexpr std::size_t kLongest = 20;
    constexpr std::string_view kAllowed =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    if (name.empty() || name.size() > kLongest ||
        name.find_first_not_of(kAllowed) != std::string_view::npos) {
        refuse(concat("'", name, "' is not 1 to 20 letters, digits, _ and -"));
    }
    const std::string device = lowercase(name.substr(0, 3));
    const bool numbered = (device == "com" || device == "lpt") && name.size() == 4 &&
                          name.back() >= '0' && name.back() <= '9';
    if (numbered || (name.size() == 3 &&
                     (device == "con" || device == "prn" || device == "aux" || device == "nul"))) {
        refuse(concat("'", name, "' is the name of a Windows device"));
    }
}

std::string day_asked_for(std::string_view day) {
    if (!is_day(day)) {
        refuse(concat("'", day, "' is not a date such as 2026-11-20"));
    }
    return std::string(day);
}

template <typename Choice>
void choose(Choice& choice, std::string_view name, std::span<const std::string_view> choices) {
    choice = static_cast<Choice>(place_of(name, choices));
}

// The three questions that several options answer: each such option resets the earlier ones.
void choose_dungeon(Options& options) {
    options.dungeon.seed.reset();
    options.dungeon.daily.reset();
    options.resume = Resume::no;
}

void choose_record(Options& options) {
    options.resume = Resume::no;
    options.recording.kept = true;
    options.recording.file.reset();
}

// `file` is empty if none is named.
void choose_run(Options& options, std::string_view file) {
    options.run = file.empty() ? std::nullopt : std::optional<std::string>(file);
}

constexpr Option kOptions[] = {
    {.name = "--game",
     .serves = kOfNewRuns | set_of(Command::my_runs),
     .group = Group::play,
     .kind = ValueKind::choice,
     .value = "NAME",
     .choices = game_names,
     .help = "play this game",
     .manual = "The default, classic, is the dungeon crawl; tutorial is the game of the RogueSharp "
               "tutorial, and world is an endless world. A run that you resume or replay keeps its "
               "own game.",
     .apply =
         [](Options& options, std::string_view value) {
             options.dungeon.game = games()[place_of(value, game_names())];
             options.dungeon.game_asked = true;
         }},
    {.name = "--seed",
     .serves = kOfNewRuns,
     .group = Group::play,
     .kind = ValueKind::word,
     .value = "WORD",
     .help = "play the dungeon of this seed",
     .manual = "WORD is a number below 2^64, or any other word, which is hashed. The same word "
               "always gives the same dungeon.",
     .apply =
         [](Options& options, std::string_view value) {
             choose_dungeon(options);
             options.dungeon.word = word_of_seed(value);
             options.dungeon.seed = seed_of(options.dungeon.word);
         }},
    {.name = "--daily",
     .serves = kOfNewRuns,
     .group = Group::play,
     .kind = ValueKind::optional_word,
     .value = "DATE",
     .help = "play the daily dungeon, of today or of DATE",
     .manual = "It is the same for everybody: its seed is the date. A DATE is written as in "
               "2026-11-20. Days are those of UTC.",
     .apply =
         [](Options& options, std::string_view value) {
             choose_dungeon(options);
             options.dungeon.daily = value.empty() ? "" : day_asked_for(value);
         }},
    {.name = "--resume",
     .group = Group::play,
     .kind = ValueKind::optional_file,
     .value = "FILE",
     .command = Command::play,
     .help = "resume the run in FILE, or the last unfinished",
     .manual = "The game does not ask first. If you name no FILE and no run is unfinished, a new "
               "run begins.",
     .apply =
         [](Options& options, std::string_view value) {
             choose_dungeon(options);
             choose_record(options);
             options.resume = Resume::asked_for;
             choose_run(options, value);
         }},
    {.name = "--record",
     .serves = kPlayed,
     .group = Group::files,
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "keep the run in FILE",
     .manual = "FILE must not exist yet.",
     .apply =
         [](Options& options, std::string_view value) {
             choose_record(options);
             options.recording.file = path_of(value);
             if (value == kStandardInput) {
                 refuse("- is standard input, not the name of a file");
             }
         }},
    {.name = "--no-record",
     .serves = kPlayed,
     .group = Group::files,
     .help = "do not record the run",
     .apply =
         [](Options& options, std::string_view) {
             choose_record(options);
             options.recording.kept = false;
         }},
    {.name = "--plain",
     .serves = kShown,
     .outputs = kLinesInPlay | kReplayedLines,
     .group = Group::play,
     .help = "use lines of text, without a screen",
     .manual = "This is for screen readers, braille displays and terminals that can't move the "
               "cursor. Type lines of keys: hjkl move you, x describes what is in sight, m prints "
               "the map, s prints your status, ? lists the keys. A replay is printed at once, or "
               "at the speed that --speed sets.",
     .apply = [](Options& options, std::string_view) { options.controls.plain = true; }},
    {.name = "--single-keys",
     .serves = set_of(Command::play),
     .outputs = kLinesInPlay,
     .group = Group::scripts,
     .help = "take keys without Enter, with --plain",
     .manual = "Each key takes effect as soon as you type it. Ctrl-D leaves.",
     .apply = [](Options& options, std::string_view) { options.controls.single_keys = true; }},
    {.name = "--glyphs",
     .serves = kShown,
     .outputs = kDrawn,
     .group = Group::look,
     .kind = ValueKind::choice,
     .value = "SET",
     .choices = all_of<kGlyphChoices>,
     .help = "draw with these symbols",
     .manual = "The default, auto, draws emoji wherever the terminal can show them. Pictures and "
               "pages have emoji unless SET is ascii.",
     .apply = [](Options& options,
                 std::string_view value) { choose(options.session.glyphs, value, kGlyphChoices); }},
    {.name = "--color",
     .serves = kShown,
     .outputs = kScreens,
     .group = Group::look,
     .kind = ValueKind::choice,
     .value = "WHEN",
     .choices = all_of<kColorChoices>,
     .help = "use colours",
     .manual = "The default, auto, uses colours unless NO_COLOR is set and not empty.",
     .apply = [](Options& options,
                 std::string_view value) { choose(options.session.color, value, kColorChoices); }},
    {.name = "--background",
     .serves = kShown,
     .outputs = kScreens,
     .group = Group::look,
     .kind = ValueKind::choice,
     .value = "KIND",
     .choices = all_of<kBackgroundChoices>,
     .help = "draw on this background",
     .manual = "The default, auto, paints black if the terminal reports a light background or "
               "none, and where it can't be asked.",
     .apply =
         [](Options& options, std::string_view value) {
             choose(options.session.background, value, kBackgroundChoices);
         }},
    {.name = "--light",
     .serves = kShown,
     .outputs = kDrawn,
     .group = Group::look,
     .help = "light the map ahead of you",
     .manual = "It is bright where you walk to and dim behind you. This needs 256 colours.",
     .apply = [](Options& options, std::string_view) { options.session.light = true; }},
    {.name = "--keys",
     .serves = set_of(Command::play),
     .group = Group::look,
     .kind = ValueKind::choice,
     .value = "LAYOUT",
     .choices = all_of<kKeyLayouts>,
     .help = "move with these keys",
     .manual = "The arrow keys always move you, and so do the digits 4286, which the keypad types "
               "with Num Lock. With vi, the letters hjkl move you too; with wasd, the letters "
               "wasd do. Where a game uses some of these keys as commands, they do not move you.",
     .apply = [](Options& options,
                 std::string_view value) { choose(options.controls.keys, value, kKeyLayouts); }},
    {.name = "--replay",
     .group = Group::runs,
     .kind = ValueKind::optional_file,
     .value = "FILE",
     .command = Command::replay,
     .help = "show the run in FILE, or the last run",
     .manual = "Space pauses, + and - change the speed, q quits, ? shows the keys. The left and "
               "right arrows go one key back or on, Page Up and Page Down go fifty keys, Home and "
               "End go to the beginning or the end. n, m and w jump to the next level, milestone "
               "or wound, and N, M and W to the previous one. FILE may be -, for standard input.",
     .apply = choose_run},
    {.name = "--speed",
     .serves = set_of(Command::replay, Command::watch),
     .outputs = kScreens | kReplayedLines | kMovingPicture | set_of(ReplayAs::html),
     .group = Group::sharing,
     .kind = ValueKind::word,
     .value = "N",
     .help = "replay N keys a second",
     .manual = "N is a number from 1 to 1000.",
     .apply =
         [](Options& options, std::string_view value) {
             options.showing.speed = number_of(value, 1, kFastestReplay);
         }},
    {.name = "--svg",
     .group = Group::sharing,
     .output = ReplayAs::svg,
     .help = "print the replay as a picture",
     .manual =
         "The picture is an SVG of the last map, unless --at names another frame. With --from and "
         "--to it moves, and --at names the frame for people who have turned motion off."},
    {.name = "--at",
     .serves = set_of(Command::replay),
     .outputs = kPictures,
     .group = Group::sharing,
     .kind = ValueKind::word,
     .value = "N",
     .help = "show the frame after key N, with --svg",
     .apply = [](Options& options, std::string_view value) { options.showing.at = key_of(value); }},
    {.name = "--from",
     .serves = set_of(Command::replay),
     .outputs = kPictures,
     .group = Group::sharing,
     .kind = ValueKind::word,
     .value = "N",
     .help = "animate the picture from key N on, with --svg",
     .apply = [](Options& options,
                 std::string_view value) { options.showing.from = key_of(value); }},
    {.name = "--to",
     .serves = set_of(Command::replay),
     .outputs = kPictures,
     .group = Group::sharing,
     .kind = ValueKind::word,
     .value = "N",
     .help = "end the moving picture at key N, with --from",
     .manual = "N is at most 1,000 keys after --from.",
     .apply = [](Options& options, std::string_view value) { options.showing.to = key_of(value); }},
    {.name = "--html",
     .group = Group::sharing,
     .output = ReplayAs::html,
     .help = "print the replay as a page for browsers",
     .manual = "The page plays the run, tells its story and contains its code. It loads nothing "
               "else, and allows only its own style and script, by their hashes."},
    {.name = "--code",
     .group = Group::sharing,
     .output = ReplayAs::code,
     .help = "print the run as one line of text",
     .manual =
         "The line, called a code, is one word of letters and digits. --replay, --story and "
         "--verify accept a code in place of a file, unless a file has that name. They ignore "
         "blanks, line ends and marks in it. A terminal passes on at most 4,095 characters of a "
         "typed line."},
    {.name = "--watch",
     .group = Group::runs,
     .kind = ValueKind::optional_file,
     .value = "FILE",
     .command = Command::watch,
     .help = "follow a run in play, in FILE or the last run",
     .manual =
         "The player notices nothing. You can go back with the keys of a replay, and q quits.",
     .apply = choose_run},
    {.name = "--story",
     .group = Group::runs,
     .kind = ValueKind::optional_file,
     .value = "FILE",
     .command = Command::story,
     .help = "print the story of FILE, or of the last run",
     .manual = "The story is a text to post: how the run ended, its milestones and their keys, the "
               "last messages, the pack and the last map. FILE may be -, for standard input.",
     .apply = choose_run},
    {.name = "--verify",
     .group = Group::checks,
     .kind = ValueKind::files,
     .value = "FILE",
     .command = Command::verify,
     .help = "check run files",
     .manual = "One line for each run says whether it is valid. A FILE is a run file, a code, a "
               "text that contains codes, or - for standard input. A code in a text is named by "
               "the file and the line; on standard input, by the line alone."},
    {.name = "--scores",
     .group = Group::runs,
     .command = Command::scores,
     .help = "print the high scores",
     .manual = "A score that a kept run proves is printed with the seed of the run. With --daily "
               "or --seed, "
               "the kept runs of all users in that dungeon are replayed and ranked instead, "
               "together with the files, texts and codes that you name as for --verify. In a text, "
               "the words before a code, up to a colon, are the name of the player. Runs that were "
               "quit or have not ended are not ranked."},
    {.name = "--scores-file",
     .serves = kOfKeptRuns,
     .group = Group::files,
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "keep the high scores in FILE",
     .apply = [](Options& options,
                 std::string_view value) { options.locations.scores_file = path_of(value); }},
    {.name = "--state-dir",
     .serves = kOfKeptRuns,
     .group = Group::files,
     .kind = ValueKind::folder,
     .value = "DIR",
     .help = "keep runs in DIR",
     .manual = "High scores that can't be kept beside the program are kept there too.",
     .apply = [](Options& options,
                 std::string_view value) { options.locations.state_dir = path_of(value); }},
    {.name = "--user",
     .serves = kOfKeptRuns,
     .group = Group::files,
     .kind = ValueKind::word,
     .value = "NAME",
     .help = "keep the runs of NAME apart",
     .manual = "This is for a game that is hosted for many players. NAME has 1 to 20 letters, "
               "digits, _ and -.",
     .apply = set_user},
    {.name = "--mine",
     .group = Group::checks,
     .command = Command::my_runs,
     .help = "sum up your own runs",
     .manual = "They are summed up by game; --game chooses one. To tell who killed you most often, "
               "the game replays your runs, the newest first, for at most a second."},
    {.name = "--headless",
     .group = Group::scripts,
     .command = Command::headless,
     .help = "play from standard input, without a terminal",
     .manual = "The last frame is printed. No score is kept."},
    {.name = "--trace",
     .serves = set_of(Command::headless),
     .group = Group::scripts,
     .help = "print a line for each frame",
     .manual = "The line ends with the checksum of the frame.",
     .apply = [](Options& options, std::string_view) { options.output = Detail::trace; }},
    {.name = "--frames",
     .serves = set_of(Command::headless),
     .group = Group::scripts,
     .help = "print every frame",
     .apply = [](Options& options, std::string_view) { options.output = Detail::frames; }},
    {.name = "--generate",
     .group = Group::scripts,
     .kind = ValueKind::choice,
     .value = "FOR",
     .choices = all_of<kGenerated>,
     .command = Command::generate,
     .help = "print a file for",
     .manual = "The file is the manual page, or the completion of the options for a shell.",
     .apply = [](Options& options,
                 std::string_view value) { choose(options.generated, value, kGenerated); }},
    {.name = "--help",
     .letter = 'h',
     .group = Group::help,
     .kind = ValueKind::optional_word,
     .value = "all",
     .command = Command::help,
     .help = "print this help, or explain every option",
     .apply =
         [](Options& options, std::string_view value) {
             choose(options.help, value.empty() ? "short" : value, kHelps);
         }},
    {.name = "--version",
     .letter = 'V',
     .group = Group::help,
     .command = Command::version,
     .help = "print the version"},
};
static_assert(std::ranges::all_of(
    kOptions,
    [](std::string_view help) {
        return help.front() >= 'a' && help.front() <= 'z' &&
               help.find_first_of("'[]\\%") == std::string_view::npos;
    },
    &Option::help));
constexpr auto kDoesSomething = [](const Option& option) {
    return option.apply != nullptr || option.command || option.output;
};
static_assert(std::ranges::all_of(kOptions, kDoesSomething), "an option lacks its .apply");

}  // namespace

std::span<const Option> option_table() {
    return kOptions;
}

std::string description(const Option& option) {
    return concat(option.help, option.choices().empty() ? "" : ": ", join(option.choices(), ", "));
}

}  // namespace rogue
