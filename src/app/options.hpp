#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/term/terminal_look.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/game_kind.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "rogue/ui/renderer.hpp"

namespace rogue {

/// The name that stands for standard input, for --verify, --scores, --replay and --story.
constexpr std::string_view kStandardInput = "-";

/// Which letters move, besides the arrows. Capital letters run.
enum class KeyLayout : std::uint8_t {
    arrows,  ///< No letters. Those of vi run, as in some terminals no arrow comes with its Shift.
    vi,      ///< h j k l: left, down, up, right.
    wasd,    ///< w a s d: up, left, down, right.
};

enum class ColorChoice {
    automatic,  ///< Colours, unless NO_COLOR is set and not empty.
    always,
    never,
};

/// The speed of a replay in keys a second: the highest that is allowed, and the default.
inline constexpr int kFastestReplay = 1000;
inline constexpr int kUsualReplay = 10;

/// What --replay makes of a run.
enum class ReplayAs : std::uint8_t {
    screens,  ///< It is shown in the terminal.
    svg,      ///< One frame is printed as a picture.
    cast,     ///< It is printed as a recording for asciinema.
    code,     ///< It is printed as one line of text.
};

/// The environment variable whose options come before those of the command line.
inline constexpr std::string_view kDefaultsVariable = "ROGUELIKE_OPTIONS";

/// What --generate prints: the manual page, or what a shell needs to complete the options.
enum class Generated : std::uint8_t { man, bash, zsh, fish };

/// What the command line asks the program to do.
struct Options {
    enum class Command {
        play,
        headless,
        replay,
        watch,
        story,
        verify,
        scores,
        generate,
        help,
        version
    };

    std::string program = "roguelike";  ///< The name it was called by.
    bool has_defaults = false;          ///< The environment names options too.
    Command command = Command::play;
    const GameKind* game = games().front();                        ///< For new runs and --scores.
    bool game_asked = false;                                       ///< The options name it.
    TextDisplay::Detail output = TextDisplay::Detail::last_frame;  ///< When headless.
    std::optional<std::uint64_t> seed;
    /// Play the dungeon of this day, or of today if it is empty.
    std::optional<std::string> daily;
    bool new_run_asked = false;  ///< The command line says how a new run begins or is kept.
    bool resume = false;         ///< Resume the run in `files`, else the last unfinished one.
    bool always_resume = false;  ///< The environment asks for it.
    bool record = true;          ///< Keep the run. A headless run needs `record_file` too.
    bool plain = false;          ///< Tell runs by lines of text, without a screen.
    bool single_keys = false;    ///< Play plainly by single keys, without Enter.
    std::optional<std::string> record_file;
    std::optional<int> speed;  ///< The speed of a replay in keys a second.
    ReplayAs replay_as = ReplayAs::screens;
    std::optional<std::size_t> at;  ///< The picture shows the frame after this many keys.
    Generated generated = Generated::man;
    bool mine = false;  ///< Sum up the player's own runs in place of the scores.
    std::optional<std::string> scores_file;
    std::optional<std::string> state_dir;
    std::optional<std::string> user;
    GlyphChoice glyphs = GlyphChoice::automatic;
    KeyLayout keys = KeyLayout::arrows;
    ColorChoice color = ColorChoice::automatic;
    BackgroundChoice background = BackgroundChoice::automatic;
    std::optional<std::string> run;  ///< The run file that is an option's value. It is in `files`.
    std::vector<std::string> files;  ///< Run files, texts with codes, and codes.
};

/// The glyphs and colours that the options ask for.
SessionSettings session_settings(const Options& options);

}  // namespace rogue
