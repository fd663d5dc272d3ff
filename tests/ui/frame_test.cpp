#include "rogue/ui/frame.hpp"

#include <algorithm>
#include <string>

#include "rogue/ui/renderer.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_rows.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {

namespace {

TEST("a new frame is 80 by 23 blanks") {
    const Frame frame;
    for (int row = 0; row < 23; ++row) {
        for (int column = 0; column < 80; ++column) {
            CHECK(frame.at(column, row).blank());
        }
    }
}

TEST("text stands where it was put, in its colour") {
    Frame frame;
    frame.put_text(3, 5, "A rat!", Color::green);
    CHECK_EQ(row_in(frame, 5), "Green:    A rat!");
    CHECK(frame.at(2, 5).blank());
    CHECK_EQ(frame.at(3, 5).character, 'A');
    CHECK(frame.at(9, 5).blank());
}

TEST("text is cut at the right edge and does not run into the next row") {
    Frame frame;
    frame.put_text(0, 22, std::string(100, 'x'), Color::red);
    CHECK_EQ(text_in(frame, 22), std::string(80, 'x'));
    frame.put_text(77, 4, "abcdef", Color::red);
    CHECK_EQ(text_in(frame, 4, 70), "       abc");
    CHECK_EQ(text_in(frame, 5), "");
    frame.put_text(79, 6, "z", Color::red);
    CHECK_EQ(frame.at(79, 6).character, 'z');
}

TEST("blanks in text are blank cells like any other") {
    Frame frame;
    frame.put_text(0, 0, "a b", Color::red);
    CHECK(frame.at(1, 0) == Cell{});
    CHECK_EQ(color_name(frame.at(2, 0).color), "Red");
}

TEST("later text covers earlier text, with its blanks too") {
    Frame frame;
    frame.put_text(0, 0, "abcdef", Color::red);
    frame.put_text(1, 0, "X Y", Color::white);
    CHECK_EQ(row_in(frame, 0), "Red White Red: aX Yef");
}

TEST("a glyph takes two cells, its head and its tail, of one colour") {
    Frame frame;
    put_glyph(frame, 10, 3, {glyph::kOrc, Color::dark_green});
    CHECK_EQ(frame.at(10, 3).kind, Cell::Kind::glyph_head);
    CHECK_EQ(frame.at(11, 3).kind, Cell::Kind::glyph_tail);
    for (const int column : {10, 11}) {
        CHECK_EQ(frame.at(column, 3).glyph(), glyph::kOrc);
        CHECK_EQ(color_name(frame.at(column, 3).color), "DarkGreen");
        CHECK(!frame.at(column, 3).blank());
    }
    CHECK(frame.at(9, 3).blank() && frame.at(12, 3).blank());
    put_glyph(frame, 78, 0, {glyph::kWall, Color::dark_cyan});
    CHECK_EQ(frame.at(79, 0).kind, Cell::Kind::glyph_tail);
}

TEST("a frame can be full of any cell") {
    const Cell cell{.character = 'x', .color = Color::red};
    Frame frame;
    frame.fill(cell);
    for (int row = 0; row < Frame::kRows; ++row) {
        CHECK_EQ(std::ranges::count(frame.row(row), cell), Frame::kColumns);
    }
}

constexpr std::array<Look, 1> kCups{{{"cup", "\u2615", "u ", Color::yellow}}};
constexpr std::array<Look, 2> kHorses{
    {{"horse", "\U0001F40E", "u ", Color::red}, {"saddle", "==", "==", Color::gray}}};
constexpr GlyphTable kTea(kCups);
constexpr GlyphTable kRiding(kHorses, kHorses);

Frame with_cup() {
    Frame frame;
    frame.put_glyph(0, 0, kCups[0].appearance());
    return frame;
}

TEST("two games may draw different things with one glyph") {
    Frame frame = with_cup();
    frame.use(kTea);
    CHECK(rows_text(frame).starts_with("\u2615 "));
    frame.use(kRiding);
    CHECK(rows_text(frame).starts_with("\U0001F40E "));
}

TEST("a glyph without a look is blank") {
    CHECK(rows_text(with_cup()).starts_with("    "));
    Frame frame = with_cup();
    frame.use(kRiding);
    frame.put_glyph(2, 0, {Glyph{'x'}, Color::red});
    CHECK(rows_text(frame).starts_with("\U0001F40E    "));
}

TEST("a table has each look once, in its order") {
    CHECK_EQ(kRiding.all().size(), 2U);
    CHECK_EQ(kRiding.all()[0]->name, "horse");
    CHECK_EQ(kRiding.all()[1]->name, "saddle");
    CHECK(kNoGlyphs.all().empty());
}

TEST("what one game has drawn is redrawn if another draws something else with the same glyph") {
    Renderer renderer;
    Frame frame = with_cup();
    frame.use(kTea);
    renderer.render(frame);
    CHECK_EQ(renderer.render(frame), "");
    frame.use(kRiding);
    CHECK(renderer.render(frame).find("\U0001F40E") != std::string_view::npos);
    Renderer().render(with_cup());
}

}  // namespace
}  // namespace rogue::test
