#pragma once

#include <string>
#include <string_view>

namespace rogue {

// Windows uses UTF-16, the program uses UTF-8. Text that is not valid becomes U+FFFD.

std::wstring utf16(std::string_view text);
std::string utf8(std::wstring_view text);

}  // namespace rogue
