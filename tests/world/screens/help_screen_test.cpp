#include <set>

#include "rogue/world/world.hpp"
#include "tests/support/check.hpp"
#include "tests/support/glyphs.hpp"

namespace rogue::test {

namespace {

TEST("help shows every glyph of the game, and the world has no stairs") {
    const Frame frame = AnyScreen(Help{kWorld, {}}, Prompt::page).frame();
    std::set<Glyph> shown;
    for (int row = 0; row < Frame::kRows; ++row) {
        for (const Cell& cell : frame.row(row)) {
            if (cell.kind == Cell::Kind::glyph_head) {
                shown.insert(cell.glyph());
            }
        }
    }
    for (const Look* row : kWorld.glyphs.all()) {
        const check::Context context{std::string(row->ascii)};
        CHECK(shown.contains(row->glyph));
    }
    CHECK(!shown.contains(glyph::kStairsDown) && !shown.contains(glyph::kStairsUp));
}

}  // namespace
}  // namespace rogue::test
