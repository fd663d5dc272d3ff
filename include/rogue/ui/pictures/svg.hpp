#pragma once

#include <string>
#include <string_view>

#include "rogue/ui/frame.hpp"

namespace rogue {

/// The frame as a picture in SVG 1.1, in the colours of kColorRows. Every character has a place of
/// its own, so that no font can shift it. `title` and `description` are for those who can't see
/// it. All is UTF-8.
std::string frame_svg(const Frame& frame, std::string_view title, std::string_view description);

}  // namespace rogue
