#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <string_view>

#include "rogue/ui/frame.hpp"

namespace rogue::test {

/// Draws a glyph over the frame, and blanks the other halves of the glyphs that it cuts.
void overlay_glyph(Frame& frame, int column, int row, Appearance appearance);

/// Does the same with a text, which must fit into the row.
void overlay_text(Frame& frame, int column, int row, std::string_view text, Color color);

/// Frames that the game never shows. Each is the frame before with some overlays: texts and glyphs
/// at any column, up to the right edge and across each other. The same seed gives the same frames.
class RandomFrames {
public:
    explicit RandomFrames(std::uint64_t seed) : engine_(seed) {}

    /// Valid until the next call.
    const Frame& next();

private:
    int below(int limit);
    void overlay();

    std::mt19937_64 engine_;
    Frame frame_;
};

/// Bytes that leave a terminal in a mess: wide and narrow characters everywhere, attributes on, the
/// cursor anywhere.
std::string mess(std::uint64_t seed);

}  // namespace rogue::test
