#pragma once

#include <optional>
#include <string>
#include <vector>

namespace rogue {

/// Returns the program's name and its arguments in UTF-8. `argc` and `argv` are those of main.
std::vector<std::string> program_arguments(int argc, char** argv);

/// Returns the files that a word on the command line names. On Windows, where shells leave that to
/// the program, these are the files that match its * and ?, by name, or else the word itself.
std::vector<std::string> files_of(const std::string& word);

/// Returns the value of $ROGUELIKE_OPTIONS in UTF-8, or an empty string if it is not set.
std::string default_arguments();

/// Returns the word as a user must type it into a shell, so that the shell passes it on unchanged.
/// A harmless word stays as it is. Any other is quoted: in single quotes for a POSIX shell, and on
/// Windows in double quotes, which cmd.exe and PowerShell share. Returns nothing if that is
/// impossible: if the word is not printable or, on Windows, contains one of " % $ `.
std::optional<std::string> shell_word(const std::string& word);

/// Returns the same for the first word of a line, which names a program. On Windows that is
/// impossible for a name that must be quoted, because PowerShell takes a quoted first word for a
/// text.
std::optional<std::string> shell_program(const std::string& name);

}  // namespace rogue
