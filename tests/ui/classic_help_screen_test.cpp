#include <set>

#include "rogue/ui/classic_screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {
namespace {

TEST("help shows every glyph that there is") {
    Frame frame;
    compose(frame, ClassicHelp{});
    std::set<Glyph> shown;
    for (int row = 0; row < Frame::kRows; ++row) {
        for (const Cell& cell : frame.row(row)) {
            if (cell.kind == Cell::Kind::glyph_head) {
                shown.insert(cell.glyph);
            }
        }
    }
    for (std::size_t i = 0; i < kGlyphCount; ++i) {
        const check::Context context(std::to_string(i));
        CHECK(shown.contains(static_cast<Glyph>(i)));
    }
}

}  // namespace
}  // namespace rogue::test
