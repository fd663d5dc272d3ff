#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/commandline/parse_options.hpp"

namespace rogue {

/// A part of --help.
enum class OptionGroup : std::uint8_t { play, look, runs, help, files, sharing, checks, scripts };

/// The first of those groups whose options --help only names, because few players need them.
inline constexpr OptionGroup kOnlyNamed = OptionGroup::files;

/// The kind of an option's value. It tells shells how to complete the value.
enum class ValueKind : std::uint8_t {
    none,
    word,           ///< Any word, so a shell can't complete it.
    choice,         ///< One of a few words.
    file,           ///< A file.
    folder,         ///< A folder.
    optional_file,  ///< A file or nothing. It must follow a `=`.
    optional_word,  ///< Any word or nothing. It must follow a `=`.
    files,          ///< No value: the option is about the files on the command line.
};

/// A bit for each Options::Command.
using CommandSet = std::uint32_t;

/// A bit for each ReplayAs, and for what needs more than that to be told.
using OutputSet = std::uint32_t;
inline constexpr OutputSet kLinesInPlay = 1U << 29;    ///< --plain, at the speed of the player.
inline constexpr OutputSet kReplayedLines = 1U << 30;  ///< --plain, with --replay.
inline constexpr OutputSet kMovingPicture = 1U << 31;  ///< --svg, with --from and --to.

/// Returns the set of these commands or outputs.
constexpr std::uint32_t set_of(auto... members) {
    return ((1U << static_cast<unsigned>(members)) | ...);
}

/// An option of the command line. Its row in the table has everything that the parser, --help, the
/// manual page and the shells' completions need. To add an option, add its row to option_table.cpp
/// and a member to a part of Options. With an output that its row does not list, it is refused. The
/// short help fills 24 rows: put the row into one of the last four groups, which only name their
/// options, or move another one there.
struct Option {
    std::string_view name;    ///< With its dashes.
    CommandSet serves = ~0U;  ///< The commands with which it has an effect.
    char letter = '\0';       ///< Its short name without the dash; NUL if it has none.
    OutputSet outputs = ~0U;  ///< Those in which it has an effect, of what shows a run.
    OptionGroup group;
    ValueKind kind = ValueKind::none;
    std::string_view value = {};  ///< The name of its value.
    /// Returns all its values, if they are few.
    std::span<const std::string_view> (*choices)() = [] {
        return std::span<const std::string_view>();
    };
    std::optional<Options::Command> command = {};  ///< What it makes the program do.
    std::optional<ReplayAs> output = {};           ///< What it makes of a replay.
    /// What it does, as a sentence without its capital and its full stop. With the choices it may
    /// have 49 characters. It must not contain ' [ ] \ or %, which are special in a shell.
    std::string_view help;
    std::string_view manual = {};  ///< Further sentences for --help=all and the manual page.
    /// Stores the value, which is empty if there is none, and undoes what earlier options said
    /// about the same question. Throws UsageError if the value is wrong. Null if `command` or
    /// `output` says everything.
    void (*apply)(Options& options, std::string_view value) = nullptr;
};

/// Returns every option, in the order of the manual page.
std::span<const Option> option_table();

/// Returns what the option does and, if its values are few, all of them, as in "what moves: vi,
/// wasd".
std::string description(const Option& option);

}  // namespace rogue
