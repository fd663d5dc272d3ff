#pragma once

#include <optional>
#include <string>
#include <vector>

namespace rogue {

/// Returns the arguments of the program in UTF-8, the program's name first. `argc` and `argv` are
/// main's.
std::vector<std::string> program_arguments(int argc, char** argv);

/// Returns the files that a word on the command line names. On Windows, whose shells leave that to
/// the program, those that match its * and ?, by name; the word itself if there are none.
std::vector<std::string> files_of(const std::string& word);

/// Returns the value of $ROGUELIKE_OPTIONS, in UTF-8; empty if it is not set.
std::string default_arguments();

/// Returns the word in the form in which a user types it into a shell, so that the shell passes it
/// on unchanged. A harmless word stays as it is. Any other word is quoted: in single quotes for a
/// POSIX shell, and on Windows in double quotes, which cmd.exe and PowerShell share. Returns
/// nothing if no such form exists: if the word is not printable or, on Windows, holds one of " % $
/// `.
std::optional<std::string> shell_word(const std::string& word);

/// Returns the same for the first word of a line, which names a program. On Windows no such form
/// exists for a name that must be quoted, because PowerShell takes a quoted first word for a text.
std::optional<std::string> shell_program(const std::string& name);

}  // namespace rogue
