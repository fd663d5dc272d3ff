#pragma once

#include <string>
#include <string_view>

namespace rogue {

/// Returns the name of a player in the plain text of a line before a code: the last before a colon,
/// or that of a chat, as in `12:30 <ben> look, `. It is printable and has at most 20 columns.
std::string name_in(std::string_view before);

/// Returns true if the line ends with a colon, so that its name is for the line behind it.
bool ends_with_colon(std::string_view line);

}  // namespace rogue
