#include "rogue/ui/theme.hpp"

#include <iterator>
#include <string>

#include "rogue/classic/map/dungeon_level.hpp"
#include "rogue/ui/color_rows.hpp"
#include "tests/support/check.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/terminal_emulator.hpp"
#include "tests/support/themes.hpp"

namespace rogue {
namespace {

using test::DrawnTheme;
using test::theme_named;

Cell letter(Color color) {
    return {.character = 'x', .color = color};
}

Cell glyph(Glyph which, Color color) {
    return {.kind = Cell::Kind::glyph_head, .character = static_cast<char>(which), .color = color};
}

std::string sequence(const Cell& cell, Palette palette) {
    return sgr_sequence(pen_for(cell, looks_of_both(), palette), palette);
}

struct SentColor {
    Color color;
    std::string_view sixteen;
    std::string_view eight;
};

constexpr SentColor kRows[] = {
    {Color::black, "30", "22;30"},      {Color::dark_red, "31", "22;33"},
    {Color::dark_green, "32", "22;32"}, {Color::dark_yellow, "33", "22;33"},
    {Color::dark_blue, "34", "22;37"},  {Color::dark_magenta, "35", "22;32"},
    {Color::dark_cyan, "36", "22;36"},  {Color::gray, "37", "22;37"},
    {Color::dark_gray, "90", "22;37"},  {Color::red, "91", "1;33"},
    {Color::green, "92", "1;32"},       {Color::yellow, "93", "1;33"},
    {Color::blue, "94", "1;36"},        {Color::magenta, "95", "1;32"},
    {Color::cyan, "96", "1;36"},        {Color::white, "97", "1;37"},
};
static_assert(std::size(kRows) == kColorRows.size(), "tell what is sent for every colour");

TEST("every colour has its code, and with eight the bright ones but dark gray are bold") {
    for (const SentColor& row : kRows) {
        CHECK_EQ(sequence(letter(row.color), Palette::sixteen),
                 "\x1b[" + std::string(row.sixteen) + "m");
        CHECK_EQ(sequence(letter(row.color), Palette::eight),
                 "\x1b[" + std::string(row.eight) + "m");
    }
}

TEST("of sixteen colours one that has a substitute is drawn with it, of eight none is") {
    Substitutes substitutes{};
    substitutes[static_cast<std::size_t>(Color::dark_gray)] = 242;
    const auto sent = [&](Color color, Palette palette) {
        return sgr_sequence(pen_for(letter(color), looks_of_both(), palette), palette, substitutes);
    };
    CHECK_EQ(sent(Color::dark_gray, Palette::sixteen), "\x1b[38;5;242m");
    CHECK_EQ(sent(Color::red, Palette::sixteen), "\x1b[91m");
    CHECK_EQ(sent(Color::dark_gray, Palette::eight), "\x1b[22;37m");
    CHECK_EQ(sent(Color::dark_gray, Palette::monochrome), "\x1b[0;2m");
}

// How a terminal of sixteen fixed colours shows the colour.
Rgb shown_there(const DrawnTheme& theme, Color color) {
    return theme.color(static_cast<std::size_t>(kColorRows[color].fixed_sixteen));
}

TEST("of sixteen fixed colours none that hardly shows on black is drawn") {
    for (std::size_t i = 1; i < kColorRows.size(); ++i) {  // Nothing is drawn with black.
        const auto color = static_cast<Color>(i);
        const check::Context context(concat("colour ", i));
        CHECK_EQ(sequence(letter(color), Palette::fixed_sixteen),
                 sequence(letter(kColorRows[color].fixed_sixteen), Palette::sixteen));
        const DrawnTheme& windows = theme_named("Windows' before 10, and wine's");
        CHECK(contrast(shown_there(windows, color), Rgb{}) >= kLeastContrast);
        const DrawnTheme& linux_console = theme_named("the Linux console's");
        CHECK(contrast(shown_there(linux_console, color), Rgb{}) >=
              (kColorRows[color].fixed_sixteen == Color::dark_gray ? 2.8 : kLeastContrast));
    }
}

TEST("in sixteen fixed colours what is remembered differs in colour from what is in sight") {
    for (const Look& look : all_glyphs()) {
        const check::Context context{std::string(look.name)};
        CHECK(!look.remembered || look.color == *look.remembered ||
              kColorRows[*look.remembered].fixed_sixteen != kColorRows[look.color].fixed_sixteen);
    }
}

TEST("a terminal knows the sequences of every palette, for every colour") {
    for (int palette = 0; palette < static_cast<int>(Palette::count); ++palette) {
        const check::Context context(std::to_string(palette));
        for (const SentColor& row : kRows) {
            const std::string sent = sequence(letter(row.color), static_cast<Palette>(palette));
            CHECK(!sent.empty());
            test::TerminalEmulator terminal(4, 1, test::kWideEmoji);
            terminal.feed(sent + "x");
            CHECK(terminal.unexpected().empty());
            CHECK_EQ(terminal.rows()[0], "x   ");
        }
    }
}

TEST("without colours no sequence names one") {
    for (const SentColor& row : kRows) {
        for (const Cell& cell : {letter(row.color), glyph(glyph::kFloor, row.color)}) {
            for (const Palette palette : {Palette::monochrome, Palette::monochrome_on_light}) {
                const std::string sent = sequence(cell, palette);
                CHECK(sent == "\x1b[0m" || sent == "\x1b[0;1m" || sent == "\x1b[0;2m");
            }
        }
    }
}

TEST("without colours what is remembered is dim and what is seen is not") {
    using classic::Terrain;
    for (const Terrain terrain : {Terrain::wall, Terrain::floor, Terrain::stairs_down,
                                  Terrain::stairs_up, Terrain::fountain}) {
        const classic::TerrainLook look = classic::kTerrainLooks[terrain];
        CHECK_EQ(sequence(glyph(look.glyph, *look.remembered), Palette::monochrome), "\x1b[0;2m");
        CHECK(sequence(glyph(look.glyph, look.color), Palette::monochrome) != "\x1b[0;2m");
    }
}

TEST("remembered terrain is known by its colour, and only terrain is remembered") {
    CHECK(is_remembered(glyph(glyph::kWall, Color::dark_blue), looks_of_both()));
    CHECK(!is_remembered(glyph(glyph::kWall, Color::dark_cyan), looks_of_both()));
    CHECK(!is_remembered(glyph(glyph::kRat, Color::dark_gray), looks_of_both()));
    CHECK(!is_remembered(letter(Color::dark_blue), looks_of_both()));
}

TEST("without colours bright text is bold") {
    CHECK_EQ(sequence(letter(Color::yellow), Palette::monochrome), "\x1b[0;1m");
    CHECK_EQ(sequence(letter(Color::gray), Palette::monochrome), "\x1b[0m");
    CHECK_EQ(sequence(glyph(glyph::kRat, Color::dark_gray), Palette::monochrome), "\x1b[0m");
}

TEST("without colours a map of characters shows what is remembered, in sight and aimed at") {
    CHECK_EQ(sequence(letter(Color::dark_gray), Palette::monochrome), "\x1b[0;2m");
    CHECK_EQ(sequence(letter(Color::dark_yellow), Palette::monochrome), "\x1b[0m");
    CHECK_EQ(sequence(letter(Color::dark_magenta), Palette::monochrome), "\x1b[0;1m");
}

}  // namespace
}  // namespace rogue
