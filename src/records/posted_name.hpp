#pragma once

#include <string>
#include <string_view>

namespace rogue {

/// The name of a player in what stands before a code on its line: the words up to the last colon
/// that a blank or the code follows. It is printable and has at most 20 columns. Of characters that
/// nobody sees, and of marks of direction, it has none: two names that look alike are the same.
std::string posted_name(std::string_view before);

}  // namespace rogue
