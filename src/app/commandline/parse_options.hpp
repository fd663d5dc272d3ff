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

    bool helped_by_help = true;  ///< False for a player on a host of many, who types no options.
};

/// Throws UsageError with this text.
[[noreturn]] void refuse(const std::string& why);

/// Returns the options in the arguments of the program, of which the first is the program's name.
/// The value of an option is the next argument or follows a `=`. After `--` there are no more
/// options. The last of contradicting options counts. But help and the version are
/// given wherever these options are. Throws UsageError if a word is wrong or missing, or if an
/// option has no effect with the command.
///
/// `defaults`, the value of $ROGUELIKE_OPTIONS, is a line of options, which is split as a shell
/// would split it. They come before those of the command line, and those that the command has no
/// use for are ignored. An error in this line begins with the name of the variable.
Options parse_options(std::span<const std::string_view> arguments, std::string_view defaults = {});

/// Splits a line into words as a POSIX shell does: at blanks, unless they are quoted or follow a
/// backslash. Nothing is expanded: $ * ~ and other special characters of a shell are themselves.
/// Throws UsageError if a quote is not closed.
std::vector<std::string> split_words(std::string_view line);

/// Returns the word as people see it: without invisible characters, and without blanks around it.
/// Throws UsageError if nothing remains, or a control character.
std::string word_of_seed(std::string_view typed);

/// Returns the seed for such a word: for digits their number, which must be below 2^64, and for any
/// other word its FNV-1a hash. Throws UsageError for a larger number.
std::uint64_t seed_of(std::string_view word);

/// Returns the path unchanged. Throws UsageError if it is empty.
std::string path_of(std::string_view path);

/// Returns what --help prints. HelpText::all is the manual page's part on options.
std::string help_text(HelpText which);

/// Returns a file that is installed with the program and lists every option: the manual page, in
/// mdoc(7), or the script with which a shell completes options and their values.
std::string generated_file(Generated which);

}  // namespace rogue
