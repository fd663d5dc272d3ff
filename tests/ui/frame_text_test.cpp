#include "rogue/ui/frame.hpp"

#include <array>
#include <string>
#include <vector>

#include "tests/support/check.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/looks.hpp"

namespace rogue::test {

namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

const std::string kBlankRow(80, ' ');
const std::string kColorless(80, '.');

std::string with(std::string row, std::size_t at, std::size_t cells, std::string_view text) {
    return row.replace(at, cells, text);
}

TEST("a blank frame is 23 rows of 80 blanks and 23 rows of 80 dots") {
    std::string expected;
    for (int row = 0; row < 23; ++row) {
        expected += kBlankRow + "\n";
    }
    CHECK_EQ(rows_text(Frame{}), expected);
    for (int row = 0; row < 23; ++row) {
        expected += kColorless + "\n";
    }
    CHECK_EQ(frame_text(Frame{}), expected);
}

TEST("text and its colours stand in their rows, trailing blanks are kept") {
    Frame frame;
    frame.put_text(2, 1, "a b", Color::cyan);
    frame.put_text(79, 22, "!", Color::dark_red);
    const std::vector<std::string> lines = lines_of(frame_text(frame));
    CHECK_EQ(lines.size(), 46U);
    CHECK_EQ(lines.at(0), kBlankRow);
    CHECK_EQ(lines.at(1), with(kBlankRow, 2, 3, "a b"));
    CHECK_EQ(lines.at(22), with(kBlankRow, 79, 1, "!"));
    CHECK_EQ(lines.at(23), kColorless);
    CHECK_EQ(lines.at(24), with(kColorless, 2, 3, "e.e"));
    CHECK_EQ(lines.at(45), with(kColorless, 79, 1, "1"));
}

TEST("a glyph stands once for its two cells, and both have its colour") {
    Frame frame;
    put_glyph(frame, 0, 0, {glyph::kWall, Color::dark_cyan});
    put_glyph(frame, 2, 0, {glyph::kWeapon, Color::cyan});
    put_glyph(frame, 78, 0, {glyph::kRat, Color::dark_gray});
    const std::vector<std::string> lines = lines_of(frame_text(frame));
    CHECK_EQ(lines.at(0),
             "\xE2\x96\x88\xE2\x96\x88"
             "\xF0\x9F\x97\xA1\xEF\xB8\x8F" +
                 std::string(74, ' ') + "\xF0\x9F\x90\x80");
    CHECK_EQ(lines.at(23), "66ee" + std::string(74, '.') + "88");
}

TEST("the sixteen colours are the sixteen hex digits") {
    constexpr std::array<Color, 16> kColors{
        Color::black,     Color::dark_red,     Color::dark_green, Color::dark_yellow,
        Color::dark_blue, Color::dark_magenta, Color::dark_cyan,  Color::gray,
        Color::dark_gray, Color::red,          Color::green,      Color::yellow,
        Color::blue,      Color::magenta,      Color::cyan,       Color::white};
    Frame frame;
    int column = 0;
    for (const Color color : kColors) {
        frame.put_text(column++, 0, "x", color);
    }
    CHECK_EQ(lines_of(frame_text(frame)).at(23).substr(0, 17), "0123456789abcdef.");
}

TEST("the checksum of a blank frame is known") {
    // FNV-1a of 23 x (80 blanks, line feed) and 23 x (80 dots, line feed), worked out by other
    // means.
    CHECK_EQ(checksum(Frame{}), 0xC6E7FB2B2F8F1EF5);
}

TEST("the checksum tells frames apart by text, place and colour") {
    Frame frame;
    frame.put_text(0, 0, "x", Color::red);
    Frame elsewhere;
    elsewhere.put_text(1, 0, "x", Color::red);
    Frame recolored;
    recolored.put_text(0, 0, "x", Color::green);
    CHECK(checksum(frame) != checksum(Frame{}));
    CHECK(checksum(frame) != checksum(elsewhere));
    CHECK(checksum(frame) != checksum(recolored));
}

}  // namespace
}  // namespace rogue::test
