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

// Values of options, checked. Each function throws UsageError, which says what would be right.

std::size_t place_of(std::string_view name, std::span<const std::string_view> choices) {
    const auto found = std::ranges::find(choices, name);
    if (found == choices.end()) {
        refuse(text("'", name, "' is not one of ", list_of(choices, ", ")));
    }
    return static_cast<std::size_t>(found - choices.begin());
}

int number_of(std::string_view digits, int least, int most) {
    const auto number = number_in<int>(digits);
    if (!number || *number < least || *number > most) {
        refuse(text("'", digits, "' is not a number from ", least, " to ", most));
    }
    return *number;
}

std::size_t key_of(std::string_view digits) {
    return static_cast<std::size_t>(number_of(digits, 0, 1'000'000'000));
}

// The name of a user is also the name of a folder. A wrong one tells too that the game is hosted.
void set_user(Options& options, std::string_view name) {
    options.locations.user = name;
    constexpr std::size_t kLongest = 20;
    constexpr std::string_view kAllowed =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    if (name.empty() || name.size() > kLongest ||
        name.find_first_not_of(kAllowed) != std::string_view::npos) {
        refuse(text("'", name, "' is not 1 to 20 letters, digits, _ and -"));
    }
    std::string device(name.substr(0, 3));
    std::ranges::transform(device, device.begin(), [](char letter) { return letter & ~0x20; });
    const bool numbered = (device == "COM" || device == "LPT") && name.size() == 4 &&
                          name.back() >= '0' && name.back() <= '9';
    if (numbered || (name.size() == 3 &&
                     (device == "CON" || device == "PRN" || device == "AUX" || device == "NUL"))) {
        refuse(text("'", name, "' has the name of a device of Windows"));
    }
}

std::string day_asked_for(std::string_view day) {
    if (!is_day(day)) {
        refuse(text("'", day, "' is not a date such as 2026-11-20"));
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
    options.resume = false;
}

void choose_record(Options& options) {
    options.resume = false;
    options.recording.kept = true;
    options.recording.file.reset();
}

// The file is empty if none is named.
void choose_run(Options& options, std::string_view file) {
    options.run = file.empty() ? std::nullopt : std::optional<std::string>(file);
}

constexpr Option kOptions[] = {
    {.name = "--game",
     .group = Group::play,
     .kind = ValueKind::choice,
     .value = "NAME",
     .choices = game_names,
     .help = "play this game",
     .manual = "The default is classic, the dungeon crawl. The game called tutorial is that of the "
               "RogueSharp tutorial. The one called world has no end. A run that is resumed or "
               "replayed names its own game.",
     .apply =
         [](Options& options, std::string_view value) {
             options.dungeon.game = games()[place_of(value, game_names())];
             options.dungeon.game_asked = true;
         }},
    {.name = "--seed",
     .group = Group::play,
     .kind = ValueKind::word,
     .value = "WORD",
     .help = "play this dungeon",
     .manual = "The word is a number below 2^64 or any other word, which is hashed.",
     .apply =
         [](Options& options, std::string_view value) {
             choose_dungeon(options);
             options.new_run_asked = true;
             options.dungeon.seed = seed_of(value);
             options.dungeon.word = value;
         }},
    {.name = "--daily",
     .group = Group::play,
     .kind = ValueKind::optional_word,
     .value = "DATE",
     .help = "play the dungeon of today or of that day",
     .manual = "It is the same for everybody: its seed is the date. A day is one of UTC, as in "
               "2026-11-20.",
     .apply =
         [](Options& options, std::string_view value) {
             choose_dungeon(options);
             options.new_run_asked = true;
             options.dungeon.daily = value.empty() ? "" : day_asked_for(value);
         }},
    {.name = "--resume",
     .group = Group::play,
     .kind = ValueKind::optional_file,
     .value = "FILE",
     .command = Command::play,
     .help = "resume the run in FILE, or the last unfinished",
     .manual =
         "The game asks nothing. If no FILE is named and no run is unfinished, a new run begins.",
     .apply =
         [](Options& options, std::string_view value) {
             choose_dungeon(options);
             choose_record(options);
             options.resume = true;
             options.resume_asked = true;
             choose_run(options, value);
         }},
    {.name = "--record",
     .group = Group::keep,
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "keep the run in FILE",
     .manual = "No such file may exist yet.",
     .apply =
         [](Options& options, std::string_view value) {
             choose_record(options);
             options.new_run_asked = true;
             options.recording.file = path_of(value);
             if (value == kStandardInput) {
                 refuse("- is standard input, not the name of a file");
             }
         }},
    {.name = "--no-record",
     .group = Group::keep,
     .help = "keep no record of the run",
     .apply =
         [](Options& options, std::string_view) {
             choose_record(options);
             options.new_run_asked = true;
             options.recording.kept = false;
         }},
    {.name = "--plain",
     .group = Group::play,
     .help = "use lines of text, without a screen",
     .manual = "This is for screen readers, braille displays and terminals that can't move the "
               "cursor. Standard input holds lines of keys: hjkl move you, x tells all in sight, m "
               "tells the map, s tells how you stand, ? lists the keys. A replay is told at once, "
               "or as fast as --speed says.",
     .apply = [](Options& options, std::string_view) { options.controls.plain = true; }},
    {.name = "--single-keys",
     .group = Group::script,
     .help = "take keys without Enter, with --plain",
     .manual = "The terminal hands over each key as it is typed. Ctrl-D leaves.",
     .apply = [](Options& options, std::string_view) { options.controls.single_keys = true; }},
    {.name = "--glyphs",
     .group = Group::look,
     .kind = ValueKind::choice,
     .value = "SET",
     .choices = all_of<kGlyphChoices>,
     .help = "draw with these pictures",
     .manual = "The default, auto, draws emoji wherever the terminal can show them.",
     .apply = [](Options& options,
                 std::string_view value) { choose(options.looks.glyphs, value, kGlyphChoices); }},
    {.name = "--color",
     .group = Group::look,
     .kind = ValueKind::choice,
     .value = "WHEN",
     .choices = all_of<kColorChoices>,
     .help = "use colours",
     .manual = "The default, auto, uses colours unless NO_COLOR is set and not empty.",
     .apply = [](Options& options,
                 std::string_view value) { choose(options.looks.color, value, kColorChoices); }},
    {.name = "--background",
     .group = Group::look,
     .kind = ValueKind::choice,
     .value = "KIND",
     .choices = all_of<kBackgroundChoices>,
     .help = "draw on this background",
     .manual = "The default, auto, paints black where the terminal says that its own background is "
               "light, where one of 256 colours tells nothing of them, and where it can't ask.",
     .apply =
         [](Options& options, std::string_view value) {
             choose(options.looks.background, value, kBackgroundChoices);
         }},
    {.name = "--keys",
     .group = Group::look,
     .kind = ValueKind::choice,
     .value = "LAYOUT",
     .choices = all_of<kKeyLayouts>,
     .help = "keys that move you",
     .manual =
         "The arrow keys always move you, and so do the digits 4286, which the keypad types "
         "with Num Lock. The letters hjkl do too with vi, and wasd with wasd. A game that has "
         "commands on some of these keys leaves them out.",
     .apply = [](Options& options,
                 std::string_view value) { choose(options.controls.keys, value, kKeyLayouts); }},
    {.name = "--replay",
     .group = Group::runs,
     .kind = ValueKind::optional_file,
     .value = "FILE",
     .command = Command::replay,
     .help = "show the run in FILE, or the last run",
     .manual = "Space pauses, + and - change the speed, q leaves, ? shows the keys. The right "
               "arrow goes one key on, the left arrow one key back, the Page keys fifty keys, Home "
               "and End to the beginning and to the end. n, m and w lead to the next level, "
               "milestone or wound, N, M and W to the one before. The file - is standard input.",
     .apply = choose_run},
    {.name = "--speed",
     .group = Group::share,
     .kind = ValueKind::word,
     .value = "N",
     .help = "replay N keys a second",
     .manual = "N is a number from 1 to 1000.",
     .apply =
         [](Options& options, std::string_view value) {
             options.showing.speed = number_of(value, 1, kFastestReplay);
         }},
    {.name = "--svg",
     .group = Group::share,
     .output = ReplayAs::svg,
     .help = "print the replay as a picture",
     .manual =
         "The picture is an SVG of the last map, unless --at names another frame. With --from and "
         "--to it moves, and --at names the frame for those who want nothing to move."},
    {.name = "--at",
     .group = Group::share,
     .kind = ValueKind::word,
     .value = "N",
     .help = "choose the frame after key N, with --svg",
     .apply = [](Options& options, std::string_view value) { options.showing.at = key_of(value); }},
    {.name = "--from",
     .group = Group::share,
     .kind = ValueKind::word,
     .value = "N",
     .help = "let the picture move from key N on, with --svg",
     .apply = [](Options& options,
                 std::string_view value) { options.showing.from = key_of(value); }},
    {.name = "--to",
     .group = Group::share,
     .kind = ValueKind::word,
     .value = "N",
     .help = "let it move to key N, with --svg and --from",
     .manual = "N is at most 1,000 keys later.",
     .apply = [](Options& options, std::string_view value) { options.showing.to = key_of(value); }},
    {.name = "--html",
     .group = Group::share,
     .output = ReplayAs::html,
     .help = "print the replay as a page for browsers",
     .manual = "The page plays the run, tells its story, holds its code, and loads nothing. It "
               "allows its own style and script by their hashes and nothing else."},
    {.name = "--code",
     .group = Group::share,
     .output = ReplayAs::code,
     .help = "print the run as one line of text",
     .manual = "The line has letters, digits, - and _ alone. In place of a file, --replay, --story "
               "and --verify take such a code, unless a file has that name. Blanks, line ends and "
               "> in it are left out. On a terminal a line ends at 4,095 characters."},
    {.name = "--watch",
     .group = Group::runs,
     .kind = ValueKind::optional_file,
     .value = "FILE",
     .command = Command::watch,
     .help = "show a run in play, in FILE or the last run",
     .manual = "The player notices nothing. The keys of a replay go back, and q leaves.",
     .apply = choose_run},
    {.name = "--story",
     .group = Group::runs,
     .kind = ValueKind::optional_file,
     .value = "FILE",
     .command = Command::story,
     .help = "tell the run in FILE, or the last run",
     .manual =
         "The story is a page of text, to be posted: how the run ended, every first with its key, "
         "the last messages and the last map. A replay computes it. The file - is standard input.",
     .apply = choose_run},
    {.name = "--verify",
     .group = Group::check,
     .kind = ValueKind::files,
     .value = "FILE",
     .command = Command::verify,
     .help = "check run files",
     .manual = "A line for each says whether it is valid. The file - is standard input. In a "
               "text, every code is checked as soon as it is read. Its line is told behind the "
               "name of the file, and alone on standard input."},
    {.name = "--scores",
     .group = Group::runs,
     .command = Command::scores,
     .help = "print the high scores",
     .manual = "A score that a kept run proves is printed with its seed. With --daily or --seed "
               "the kept runs of that dungeon are ranked instead, those of all users. A replay "
               "proves each. Runs that were quit or have not ended have no place. Files, texts "
               "and codes, as --verify takes them, are ranked too. The words before a code, up "
               "to a colon, are the name of its player."},
    {.name = "--scores-file",
     .group = Group::keep,
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "keep the high scores in FILE",
     .apply = [](Options& options,
                 std::string_view value) { options.locations.scores_file = path_of(value); }},
    {.name = "--state-dir",
     .group = Group::keep,
     .kind = ValueKind::folder,
     .value = "DIR",
     .help = "keep runs in DIR",
     .manual = "High scores that can't be kept beside the program are there too.",
     .apply = [](Options& options,
                 std::string_view value) { options.locations.state_dir = path_of(value); }},
    {.name = "--user",
     .group = Group::keep,
     .kind = ValueKind::word,
     .value = "NAME",
     .help = "keep the runs of NAME apart",
     .manual =
         "This is for a game that is hosted for many. A name is 1 to 20 letters, digits, _ and -.",
     .apply = set_user},
    {.name = "--mine",
     .group = Group::check,
     .help = "sum up your own runs, with --scores",
     .manual = "Each game's, or those of --game. A replay tells who killed you most often: of as "
               "many runs, the newest first, as fit in a second.",
     .apply = [](Options& options, std::string_view) { options.mine = true; }},
    {.name = "--headless",
     .group = Group::script,
     .command = Command::headless,
     .help = "play by standard input, without a terminal",
     .manual = "The last frame goes to standard output. No score is kept."},
    {.name = "--trace",
     .group = Group::script,
     .help = "print a line for each frame",
     .manual = "The line ends in the checksum of the frame.",
     .apply = [](Options& options, std::string_view) { options.output = Detail::trace; }},
    {.name = "--frames",
     .group = Group::script,
     .help = "print every frame",
     .apply = [](Options& options, std::string_view) { options.output = Detail::frames; }},
    {.name = "--generate",
     .group = Group::script,
     .kind = ValueKind::choice,
     .value = "FOR",
     .choices = all_of<kGenerated>,
     .command = Command::generate,
     .help = "print a file for",
     .manual = "The file is the manual page, or what a shell needs to complete the options.",
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
    return text(option.help, option.choices().empty() ? "" : ": ", list_of(option.choices(), ", "));
}

}  // namespace rogue
