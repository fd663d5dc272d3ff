#pragma once

#include <cstdint>
#include <string>

#include "rogue/ui/frame.hpp"

namespace rogue {

/// The 23 rows of a frame in UTF-8, each ending in a line feed. A glyph appears once for its two
/// cells. Trailing blanks are kept.
std::string rows_text(const Frame& frame);

/// The whole frame as 46 lines: the rows of text, then as many rows of 80 characters that tell the
/// colour of each cell: its digit (ColorRow), or `.` for a blank.
std::string frame_text(const Frame& frame);

/// The FNV-1a hash of frame_text. Recorded runs keep it for a screen.
std::uint64_t checksum(const Frame& frame);

}  // namespace rogue
