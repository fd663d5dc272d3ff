#pragma once

#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "app/options.hpp"

namespace rogue {

/// The command line is wrong; what() says where.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;

    bool helped_by_help = true;  ///< Not for a player on a host of many, who types no options.
};

/// Throws UsageError with this text.
[[noreturn]] void refuse(const std::string& why);

/// Reads the arguments of the program, the program's name first. The value of an option is the next
/// argument or follows a `=`. After `--` there are no more options. Of options that say different
/// things the last holds, and an option that the command has no use for does nothing. But help and
/// the version are given wherever these options stand. Throws UsageError if a word is wrong or
/// missing.
///
/// `defaults`, the value of $ROGUELIKE_OPTIONS, is a line of options, which is split as a shell
/// would split it. They stand before those of the command line. An error in this line begins with
/// the name of the variable.
Options parse_options(std::span<const std::string_view> arguments, std::string_view defaults = {});

/// Splits a line into words as a POSIX shell does: at blanks, unless they are quoted or follow a
/// backslash. Nothing is expanded: $ * ~ and other special characters of a shell stand for
/// themselves. Throws UsageError if a quote is not closed.
std::vector<std::string> split_words(std::string_view line);

/// Returns the seed that a word stands for: digits are a number below 2^64, and any other word is
/// hashed by FNV-1a. Throws UsageError for a larger number and for the empty word.
std::uint64_t seed_of(std::string_view word);

/// Returns the path unchanged. Throws UsageError if it is empty.
std::string path_of(std::string_view path);

/// Returns what --help prints. All of it is what the manual page says of options.
std::string help_text(HelpText which);

/// Returns a file that is installed with the program: the manual page, as mdoc(7), or the script
/// that a shell loads to complete the program's options and their values. It lists every option.
std::string generated_file(Generated which);

}  // namespace rogue
