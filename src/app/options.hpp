#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/games.hpp"
#include "rogue/term/terminal_look.hpp"
#include "rogue/ui/display.hpp"

namespace rogue {

/// Stands for standard input, for --verify, --scores, --replay and --story.
constexpr std::string_view kStandardInput = "-";

/// The characters that move, besides the arrows. Capital letters run.
enum class KeyLayout : std::uint8_t {
    arrows,  ///< No letters. Those of vi run, because some terminals send no Shift with an arrow.
    vi,      ///< h j k l: left, down, up, right.
    wasd,    ///< w a s d: up, left, down, right.
};

/// The highest and the usual speed of a replay, in keys a second.
inline constexpr int kFastestReplay = 1000;
inline constexpr int kUsualReplay = 10;

/// What --replay makes of a run. Each but screens is the `output` of an option, and a case in
/// replay() (looking/pictures.cpp).
enum class ReplayAs : std::uint8_t {
    screens,  ///< Shown in the terminal.
    svg,      ///< Printed as a picture of one frame, or as one that moves.
    html,     ///< Printed as a page for browsers.
    code,     ///< Printed as one line of text.
};

/// The environment variable with options that come before those of the command line.
inline constexpr std::string_view kDefaultsVariable = "ROGUELIKE_OPTIONS";

/// What --generate prints: the manual page, or a shell's script for completing options.
enum class Generated : std::uint8_t { man, bash, zsh, fish };

/// How much --help says of the options.
enum class HelpText : std::uint8_t { brief, all };

// What the command line asks for, in the parts that the folders of app need.

/// Where a player's files are. player_files.hpp finds those that are not named here.
struct Locations {
    std::optional<std::string> scores_file = {};
    std::optional<std::string> state_dir = {};
    std::optional<std::string> user = {};
};

/// The dungeon of a new run, or of a ranking.
struct DungeonChoice {
    const GameKind* game = games().front();
    bool game_asked = false;  ///< The options name the game.
    std::optional<std::uint64_t> seed;
    std::string word = {};             ///< The word that gave the seed.
    std::optional<std::string> daily;  ///< The day whose dungeon it is; empty for today.
};

/// How a new run is kept.
struct Recording {
    bool kept = true;  ///< A headless run needs `file` too.
    std::optional<std::string> file;
};

/// How a player plays.
struct Controls {
    KeyLayout keys = KeyLayout::arrows;
    bool plain = false;        ///< By lines of text, without a screen.
    bool single_keys = false;  ///< If plain: by single keys, without Enter.
};

/// How a kept run is shown.
struct Showing {
    ReplayAs as = ReplayAs::screens;
    std::optional<int> speed;         ///< In keys a second.
    std::optional<std::size_t> at;    ///< The picture shows the frame after this many keys.
    std::optional<std::size_t> from;  ///< The picture moves, and begins after this many keys.
    std::optional<std::size_t> to;    ///< The picture ends after this many keys.
};

/// Whether the run in `files`, or else the last unfinished one, is resumed.
enum class Resume {
    no,          ///< A player is asked first.
    by_default,  ///< The environment says so.
    asked_for    ///< The command line does.
};

struct Options {
    enum class Command {
        play,
        headless,
        replay,
        watch,
        story,
        verify,
        scores,
        my_runs,  ///< Sums up the player's own runs.
        generate,
        help,
        version
    };

    std::string program = "roguelike";  ///< The name by which it was called.
    bool has_defaults = false;          ///< The environment has options too.
    Command command = Command::play;
    DungeonChoice dungeon;
    Recording recording;
    Locations locations;
    SessionSettings session{.games = games()};
    Controls controls;
    Showing showing;
    Resume resume = Resume::no;
    TextDisplay::Detail output = TextDisplay::Detail::last_frame;  ///< If headless.
    Generated generated = Generated::man;
    HelpText help = HelpText::brief;
    std::optional<std::string> run;  ///< The run file that is an option's value, also in `files`.
    std::vector<std::string> files;  ///< Run files, texts with codes, and codes.
};

}  // namespace rogue
