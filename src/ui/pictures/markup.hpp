#pragma once

#include <string>
#include <string_view>

namespace rogue {

// What the pictures have in common.

/// Fonts in which every character has the same width, for CSS and SVG.
inline constexpr std::string_view kPictureFonts =
    "DejaVu Sans Mono,Menlo,Consolas,Cascadia Mono,monospace";

/// A text as XML and HTML write it.
std::string escaped(std::string_view plain);

/// A text as JSON writes a string (RFC 8259, section 7). Nothing in it ends a script of HTML.
std::string quoted(std::string_view bytes);

}  // namespace rogue
