#include "tests/support/random_frames.hpp"
#include "rogue/classic/glyphs.hpp"

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

bool glyphs_are_whole(const Frame& frame) {
    for (int row = 0; row < Frame::kRows; ++row) {
        bool tail_due = false;
        for (const Cell& cell : frame.row(row)) {
            if (tail_due != (cell.kind == Cell::Kind::glyph_tail)) {
                return false;
            }
            tail_due = cell.kind == Cell::Kind::glyph_head;
        }
    }
    return true;
}

}  // namespace

TEST("an overlay blanks the other halves of the glyphs it cuts") {
    Frame frame;
    for (const int column : {10, 12, 14}) {
        frame.put_glyph(column, 0, {glyph::kRat, Color::red});
    }
    overlay_glyph(frame, 11, 0, {glyph::kWall, Color::gray});
    CHECK(glyphs_are_whole(frame));
    CHECK(frame.at(10, 0).blank());
    CHECK(frame.at(13, 0).blank());
    overlay_text(frame, 15, 0, "x", Color::gray);
    CHECK(glyphs_are_whole(frame));
    CHECK(frame.at(14, 0).blank());
}

TEST("random frames have whole glyphs only, and reach the right edge and every row") {
    RandomFrames frames(1);
    Frame seen;
    for (int i = 0; i < 2000; ++i) {
        const Frame& frame = frames.next();
        CHECK(glyphs_are_whole(frame));
        for (int row = 0; row < Frame::kRows; ++row) {
            if (frame.at(Frame::kColumns - 1, row).kind == Cell::Kind::glyph_tail) {
                seen.put_text(0, row, "x", Color::red);
            }
        }
    }
    for (int row = 0; row < Frame::kRows; ++row) {
        CHECK(!seen.at(0, row).blank());
    }
}

TEST("one seed gives one series of random frames") {
    RandomFrames some(1);
    RandomFrames same(1);
    RandomFrames others(2);
    const Frame frame = some.next();
    CHECK(frame == same.next());
    CHECK(frame != others.next());
    CHECK(some.next() == same.next());
}

}  // namespace rogue::test
