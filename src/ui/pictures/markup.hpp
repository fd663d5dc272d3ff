#pragma once

#include <string>
#include <string_view>

namespace rogue {

// Escaping for pages and pictures.

/// Returns the text escaped for XML and HTML.
std::string escaped(std::string_view plain);

/// Returns the text as a JSON string (RFC 8259, section 7) that can stand in an HTML script.
std::string json_string(std::string_view bytes);

}  // namespace rogue
