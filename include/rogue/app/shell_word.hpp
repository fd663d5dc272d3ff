#pragma once

#include <optional>
#include <string>

namespace rogue {

/// The word as it is typed into a shell that shall hand it on unchanged: as it is if it is
/// harmless, else quoted, by single quotes for a shell of POSIX and by double ones on Windows,
/// which cmd.exe and PowerShell share. Nothing if it can't be typed so: if it is not printable, or
/// holds, on Windows, one of " % $ `.
std::optional<std::string> shell_word(const std::string& word);

}  // namespace rogue
