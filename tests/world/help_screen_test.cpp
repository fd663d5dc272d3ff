#include <set>

#include "rogue/world/screens/screens.hpp"
#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

TEST("help shows every glyph of the game, and the world has no stairs") {
    Frame frame;
    compose(frame, world::Help{"hjkl"});
    std::set<Glyph> shown;
    for (int row = 0; row < Frame::kRows; ++row) {
        for (const Cell& cell : frame.row(row)) {
            if (cell.kind == Cell::Kind::glyph_head) {
                shown.insert(cell.glyph);
            }
        }
    }
    for (std::size_t i = 0; i < kGlyphCount; ++i) {
        const auto glyph = static_cast<Glyph>(i);
        const bool stairs = glyph == Glyph::stairs_down || glyph == Glyph::stairs_up;
        const check::Context context(std::to_string(i));
        CHECK_EQ(shown.contains(glyph), !stairs);
    }
}

}  // namespace
}  // namespace rogue::test
