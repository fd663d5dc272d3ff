#pragma once

#include <chrono>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "rogue/ui/frame.hpp"
#include "rogue/ui/glyph_set.hpp"

namespace rogue {

/// A frame and how long it is shown.
struct TimedFrame {
    Frame frame;
    std::chrono::milliseconds stay{};
};

/// Returns the frames as an SVG picture in the colours of kColorRows, in UTF-8. Renderers place
/// each character in its cell, whatever they make of fonts. Several frames play in a loop by CSS;
/// what plays no CSS, or for somebody who prefers reduced motion, shows the frame with the index
/// `still`. `title` and `description` are for those who can't see the picture. REQUIRES: there is
/// a frame.
std::string svg_of(std::span<const TimedFrame> frames, std::size_t still, std::string_view title,
                   std::string_view description,
                   const GlyphSet& glyphs = {GlyphChoice::automatic, {}});

}  // namespace rogue
