#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/app/games.hpp"
#include "rogue/term/key_layout.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "rogue/ui/renderer.hpp"
#include "rogue/ui/text_display.hpp"

namespace rogue {

/// The name that stands for standard input, for --verify and --replay.
constexpr std::string_view kStandardInput = "-";

enum class ColorChoice {
    automatic,  ///< Colours, unless the environment has a NO_COLOR that is not empty.
    always,
    never,
};

/// How fast a replay is, in keys a second: the most that may be asked for, and what it is unasked.
inline constexpr int kFastestReplay = 1000;
inline constexpr int kUsualReplay = 10;

/// What --replay makes of a run.
enum class ReplayAs : std::uint8_t {
    screens,  ///< It is shown in the terminal.
    svg,      ///< One frame is printed as a picture.
    cast,     ///< It is printed as a recording for asciinema.
};

/// The environment's variable for options that stand before those of the command line.
inline constexpr std::string_view kDefaultsVariable = "ROGUELIKE_OPTIONS";

/// What --generate prints: the manual page, or what a shell needs to complete the options.
enum class Generated : std::uint8_t { man, bash, zsh, fish };

/// What the command line asks for.
struct Options {
    enum class Command { play, headless, replay, watch, verify, scores, generate, help, version };

    std::string program = "roguelike";  ///< As it was called.
    Command command = Command::play;
    const GameKind* game = games().front();                        ///< Of new runs and of --scores.
    TextDisplay::Detail output = TextDisplay::Detail::last_frame;  ///< Headless.
    std::optional<std::uint64_t> seed;
    bool daily = false;   ///< Play everybody's dungeon of the day.
    bool resume = false;  ///< Resume an unfinished run: that in `files`, else the last one.
    bool record = true;   ///< Keep the run, in `record_file` if given; headless only then.
    bool plain = false;   ///< Play by lines of text, without a screen.
    std::optional<std::string> record_file;
    std::optional<int> speed;  ///< Of a replay, in keys a second.
    ReplayAs replay_as = ReplayAs::screens;
    std::optional<std::size_t> at;  ///< The picture is that behind so many keys.
    Generated generated = Generated::man;
    std::optional<std::string> scores_file;
    std::optional<std::string> state_dir;
    std::optional<std::string> user;
    GlyphChoice glyphs = GlyphChoice::automatic;
    KeyLayout keys = KeyLayout::arrows;
    ColorChoice color = ColorChoice::automatic;
    BackgroundChoice background = BackgroundChoice::automatic;
    std::vector<std::string> files;  ///< Of runs.
};

/// The command line makes no sense; what() says where.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Throws UsageError.
[[noreturn]] void refuse(const std::string& why);

/// Reads what the program was called with, its name first. An option's value follows it or a `=`.
/// Behind `--` there are no more options. Throws UsageError, for what would have no effect too,
/// unless it is a setting such as --keys or --state-dir: these may stand in an alias, for every use
/// of the program.
///
/// `defaults`, the value of $ROGUELIKE_OPTIONS, is a line of options as a shell would split it. One
/// that the command has no use for, or that the command line contradicts, is left out. What is
/// wrong in it is told by the name of the variable.
Options parse_options(std::span<const std::string_view> arguments, std::string_view defaults = {});

/// The seed a word stands for: digits are a number below 2^64, any other word is hashed by FNV-1a.
/// Throws UsageError for a larger number and for the empty word.
std::uint64_t seed_of(std::string_view word);

/// The path itself. Throws UsageError for an empty one.
std::string path_of(std::string_view path);

/// What --help prints.
std::string help_text();

}  // namespace rogue
