#pragma once

#include <string>
#include <string_view>

namespace rogue {

/// The text in one line that a terminal shows as it is: the bytes of control characters (below
/// U+0020, and U+007F to U+009F) and bytes that are not UTF-8 are written as \n, \r, \t or \xHH. It
/// is meant for names that others have given: a file's name may hold a line feed and a forged line
/// behind it.
std::string printable(std::string_view text);

}  // namespace rogue
