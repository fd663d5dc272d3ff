#pragma once

#include <string>
#include <string_view>

namespace rogue {

// What the pictures have in common.

/// Returns a text as XML and HTML write it.
std::string escaped(std::string_view plain);

/// Returns a text as JSON writes a string (RFC 8259, section 7). Nothing in it ends a script of
/// HTML.
std::string json_string(std::string_view bytes);

}  // namespace rogue
