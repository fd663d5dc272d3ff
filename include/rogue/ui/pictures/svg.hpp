#pragma once

#include <chrono>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "rogue/ui/frame.hpp"

namespace rogue {

/// A frame and how long it is seen.
struct TimedFrame {
    Frame frame;
    std::chrono::milliseconds stay{};
};

/// Frames as a picture in SVG, in the colours of kColorRows. Every character has a place of its
/// own, so that no font can shift it. Several frames play by CSS, again and again; for those who
/// want nothing to move it is the frame at the place `still`. `title` and `description` are for
/// those who can't see it. All is UTF-8. REQUIRES: there is a frame.
std::string svg_of(std::span<const TimedFrame> frames, std::size_t still, std::string_view title,
                   std::string_view description);

}  // namespace rogue
