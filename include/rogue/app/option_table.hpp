#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "rogue/app/options.hpp"

namespace rogue {

/// A part of --help and of the manual page. --help keeps this order.
enum class OptionGroup : std::uint8_t { play, look, runs, files, scripts, help };

/// What the group is called.
std::string_view title(OptionGroup group);

/// What value an option has, and so to what a shell can complete it.
enum class ValueKind : std::uint8_t {
    none,
    word,           ///< Any word: nothing to complete it to.
    choice,         ///< One of a few.
    file,           ///< A file.
    folder,         ///< A folder.
    optional_file,  ///< A file, or none: it can only follow a `=`.
    files,          ///< None of its own: the files that the command line names.
};

/// A set of commands, a bit for each.
using Commands = std::uint16_t;

constexpr Commands only(Options::Command command) {
    return static_cast<Commands>(1U << static_cast<unsigned>(command));
}

constexpr Commands kNewRun = only(Options::Command::play) | only(Options::Command::headless);
constexpr Commands kEveryCommand = 0xFFFF;

/// What an option decides, a bit for each. Two options that decide the same contradict each other.
using Decisions = std::uint8_t;
constexpr Decisions kCommand = 1;
constexpr Decisions kDungeon = 2;
constexpr Decisions kRecord = 4;
constexpr Decisions kOutput = 8;
constexpr Decisions kReplayAs = 16;

/// An option of the command line. Its row in the table holds all that the parser, --help, the
/// manual page and the shells' completions have to know: to add an option, add its row, and a field
/// for it to Options.
struct Option {
    std::string_view name;  ///< With its dashes.
    char letter = '\0';     ///< Its short name, behind one dash; NUL: it has none.
    OptionGroup group;
    bool shares_line = false;  ///< --help tells of it in the line of the option before.
    ValueKind kind = ValueKind::none;
    std::string_view value = {};                        ///< What its value is called.
    std::span<const std::string_view> choices = {};     ///< The values there are, if they are few.
    Options::Command command = Options::Command::play;  ///< What it makes the program do.
    Commands commands = kEveryCommand;                  ///< Those it has an effect on.
    Decisions decides = 0;
    /// What it does, as a sentence without its capital and its full stop. Those of a line of --help
    /// have 41 characters together. Of ' [ ] \ %, which mean something to a shell, it has none.
    std::string_view help;
    std::string_view manual = {};  ///< What the manual page says besides: lines of mdoc(7).
    /// Takes the value, which is empty where there is none. Throws UsageError for a wrong one.
    void (*apply)(Options& options, std::string_view value) = [](Options&, std::string_view) {};
};

/// Every option, group by group.
std::span<const Option> option_table();

/// What the option does and, if they are few, the values there are, as in "what moves: vi, wasd".
std::string told(const Option& option);

/// How the options are written in some language: a form for each ValueKind. In a form stand, of the
/// option, %n for the name, %b for the name without its dashes, %v for what the value is called, %c
/// for the choices, with blanks between them, and %h for the help.
using Forms = std::array<std::string_view, 7>;

/// The form for that option, filled in.
std::string filled(const Forms& forms, const Option& option);

}  // namespace rogue
