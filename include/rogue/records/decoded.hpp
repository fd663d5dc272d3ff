#pragma once

#include <string>
#include <string_view>

namespace rogue {

/// The text of a file, in UTF-8, whatever editor has written it. Its byte order mark, which is left
/// out, tells the encoding: UTF-8, which it is without one too, or UTF-16 or UTF-32 of either byte
/// order (The Unicode Standard, section 23.8; .NET's StreamReader goes by the same). What is no
/// character in the latter becomes U+FFFD.
std::string decoded(std::string_view bytes);

}  // namespace rogue
