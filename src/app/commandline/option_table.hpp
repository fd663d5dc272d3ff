#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/commandline/parse_options.hpp"

namespace rogue {

/// A part of --help. It tells only the names of the options from `keep` on, which few players need.
enum class OptionGroup : std::uint8_t { play, look, runs, help, keep, share, check, script };

/// What kind of value an option has. From this a shell knows how to complete it.
enum class ValueKind : std::uint8_t {
    none,
    word,           ///< Any word, so a shell can't complete it.
    choice,         ///< One of a few words.
    file,           ///< A file.
    folder,         ///< A folder.
    optional_file,  ///< A file or nothing. It can only follow a `=`.
    optional_word,  ///< Any word or nothing. It can only follow a `=`.
    files,          ///< No value: it uses the files on the command line.
};

/// An option of the command line. Its row in the table holds all that the parser, --help, the
/// manual page and the shells' completions have to know. To add an option, add its row to
/// option_table.cpp and a member to a part of Options.
struct Option {
    std::string_view name;  ///< With its dashes.
    char letter = '\0';     ///< Its short name without the dash; NUL if it has none.
    OptionGroup group;
    ValueKind kind = ValueKind::none;
    std::string_view value = {};  ///< What its value is called.
    /// Returns all its values, if they are few.
    std::span<const std::string_view> (*choices)() = [] {
        return std::span<const std::string_view>();
    };
    std::optional<Options::Command> command = {};  ///< What it makes the program do.
    std::optional<ReplayAs> output = {};           ///< What it makes of a replay.
    /// What it does, as a sentence without its capital and its full stop. With the choices it may
    /// have 49 characters. It must not contain ' [ ] \ or %, which mean something to a shell.
    std::string_view help;
    std::string_view manual = {};  ///< What --help=all and the manual page add: sentences.
    /// Stores the value, which is empty if there is none, and undoes what options before it have
    /// said to the same question. Throws UsageError if the value is wrong. Null if `command` or
    /// `output` is all that it says.
    void (*apply)(Options& options, std::string_view value) = nullptr;
};

/// Returns every option, as the manual page lists them.
std::span<const Option> option_table();

/// Returns what the option does and, if its values are few, all of them, as in "what moves: vi,
/// wasd".
std::string description(const Option& option);

}  // namespace rogue
