#pragma once

#include <string>
#include <string_view>

namespace rogue {

/// The text of a file, in UTF-8, whatever editor has written it. The byte order mark tells the
/// encoding: UTF-8, or UTF-16 or UTF-32 of either byte order (The Unicode Standard, section 23.8;
/// .NET's StreamReader does the same). Without a mark it is UTF-8. The mark is left out of the
/// text. In UTF-16 and UTF-32 whatever is not a character becomes U+FFFD.
std::string decoded(std::string_view bytes);

}  // namespace rogue
