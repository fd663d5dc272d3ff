#pragma once

#include <string>
#include <string_view>

namespace rogue {

// Windows speaks UTF-16, the program UTF-8. What is not valid becomes U+FFFD.

std::wstring utf16(std::string_view text);
std::string utf8(std::wstring_view text);

}  // namespace rogue
