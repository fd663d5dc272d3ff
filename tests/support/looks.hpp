#pragma once

#include <span>
#include <string_view>

#include "rogue/ui/frame.hpp"

// What the dungeon crawl and the world draw with a glyph, which is the same in both, so that tests
// can draw anything in one frame.

namespace rogue {

/// The looks of both games.
const GlyphTable& looks_of_both();

/// Returns the look of each glyph of both games.
std::span<const Look> all_glyphs();

inline const Look& look_of(Glyph glyph) {
    return looks_of_both()[glyph];
}

inline std::string_view emoji(Glyph glyph) {
    return look_of(glyph).emoji;
}

inline std::string_view ascii(Glyph glyph) {
    return look_of(glyph).ascii;
}

/// Draws a glyph on this cell and the next.
inline void put_glyph(Frame& frame, int column, int row, Appearance appearance) {
    frame.use(looks_of_both());
    frame.put_glyph(column, row, appearance);
}

/// Returns a frame that can have any glyph.
inline Frame frame_for_glyphs() {
    Frame frame;
    frame.use(looks_of_both());
    return frame;
}

}  // namespace rogue
