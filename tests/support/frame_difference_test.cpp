#include "tests/support/frame_difference.hpp"
#include "rogue/classic/glyphs.hpp"

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

constexpr std::string_view kDagger = "\U0001F5E1\uFE0F";

// `ab` in Cyan at the top left, a glyph in Red to the right of it, and then a wall.
Frame sample_frame(Glyph glyph) {
    Frame frame;
    frame.put_text(0, 0, "a b", Color::cyan);
    frame.put_glyph(4, 0, {glyph, Color::red});
    frame.put_glyph(6, 0, {glyph::kWall, Color::dark_cyan});
    return frame;
}

// The bytes that draw that frame, with these bytes for the glyph. They may leave the cursor
// anywhere.
std::string sample_bytes(std::string_view glyph) {
    return "\x1b[96ma b\x1b[5G\x1b[91m" + std::string(glyph) + "\x1b[7G\x1b[36m██";
}

std::string sample_difference(Glyph glyph, std::string_view bytes, WidthModel widths) {
    TerminalEmulator terminal(80, 24, widths);
    terminal.feed(bytes);
    return difference(terminal, sample_frame(glyph));
}

}  // namespace

TEST("a terminal that shows the frame does not differ, however wide its emoji are") {
    for (const auto& [name, model] : kEmojiOpinions) {
        const check::Context context{std::string(name)};
        CHECK_EQ(sample_difference(glyph::kRat, sample_bytes("🐀"), model), "");
        CHECK_EQ(sample_difference(glyph::kWeapon, sample_bytes(kDagger), model), "");
    }
}

TEST("every kind of difference is found and named by its place") {
    const struct {
        std::string_view what;
        std::string bytes;
        std::string_view first_line;
    } kTable[] = {
        {"another character", "\x1b[1Gx",
         "column 0, row 0: shown 'x' in colour 14; expected 'a' in colour 14"},
        {"another colour", "\x1b[1G\x1b[31ma",
         "column 0, row 0: shown 'a' in colour 1; expected 'a' in colour 14"},
        {"an attribute", "\x1b[1G\x1b[1ma",
         "column 0, row 0: shown 'a' in colour 14, bold; expected 'a' in colour 14"},
        {"no blank", "\x1b[2Gx",
         "column 1, row 0: shown 'x' in colour 14; expected ' ' in colour 0"},
        {"another glyph", "\x1b[5G\x1b[91m🔥",
         "column 4, row 0: shown '🔥' in colour 9, left half; expected '🐀' in colour 9, its head"},
        {"a glyph's colour", "\x1b[5G🐀",
         "column 4, row 0: shown '🐀' in colour 14, left half; expected '🐀' in colour 9, its head"},
        {"a glyph cut in half", "\x1b[6G ",
         "column 4, row 0: shown ' ' in colour none; expected '🐀' in colour 9, its head"},
        {"half of a pair", "\x1b[8G ",
         "column 7, row 0: shown ' ' in colour 14; expected '██' in colour 6, its tail"},
        {"half of a pair in another colour", "\x1b[8G█",
         "column 7, row 0: shown '█' in colour 14; expected '██' in colour 6, its tail"},
        {"a stray selector", "\x1b[10G\U0001F5E1\uFE0F\x1b[10G ",
         "column 10, row 0: shown '\uFE0F' in colour 14; expected ' ' in colour 0"},
        {"something below the frame", "\x1b[24Hx",
         "column 0, row 23: shown 'x' in colour 14; expected ' ' in colour 0"},
    };
    for (const auto& [what, bytes, first_line] : kTable) {
        const check::Context context{std::string(what)};
        const WidthModel model = what == "a stray selector" ? kSelectorOwnCell : kWideEmoji;
        const std::string found =
            sample_difference(glyph::kRat, sample_bytes("🐀") + "\x1b[96m" + bytes, model);
        CHECK_EQ(found.substr(0, found.find('\n')), first_line);
    }
}

TEST("what stands behind a narrow emoji is a difference") {
    const std::string found = sample_difference(glyph::kRat, sample_bytes("🐀x"), kNarrowEmoji);
    CHECK_EQ(found.substr(0, found.find('\n')),
             "column 5, row 0: shown 'x' in colour 9; expected '🐀' in colour 9, its tail");
}

TEST("a dagger without its selector is a difference") {
    CHECK(sample_difference(glyph::kWeapon, sample_bytes("\U0001F5E1"), kSelectorIgnored) != "");
}

TEST("the colour of blanks does not matter") {
    CHECK_EQ(sample_difference(glyph::kRat, sample_bytes("🐀") + "\x1b[2G\x1b[33m ", kWideEmoji),
             "");
}

TEST("what stands to the right of the frame is a difference") {
    TerminalEmulator terminal(100, 30, kWideEmoji);
    terminal.feed("\x1b[1;81Hx");
    CHECK(difference(terminal, Frame()) != "");
}

TEST("a difference comes with both pictures") {
    TerminalEmulator terminal(80, 23, kWideEmoji);
    terminal.feed("shown here");
    Frame frame;
    frame.put_text(0, 1, "expected here", Color::white);
    const std::string found = difference(terminal, frame);
    CHECK(found.find("\nshown here   ") != std::string::npos);
    CHECK(found.find("\nexpected here   ") != std::string::npos);
}

TEST("glyphs can be compared in another set") {
    const GlyphText letters = [](Glyph glyph) -> std::string_view {
        return glyph == glyph::kRat ? "r " : "##";
    };
    TerminalEmulator terminal(80, 24, kWideEmoji);
    terminal.feed("\x1b[96ma b\x1b[5G\x1b[91mr\x1b[7G\x1b[36m##");
    CHECK_EQ(difference(terminal, sample_frame(glyph::kRat), letters), "");
    terminal.feed("\x1b[6Gx");
    CHECK(difference(terminal, sample_frame(glyph::kRat), letters) != "");
}

TEST("a terminal smaller than a frame differs") {
    CHECK_EQ(difference(TerminalEmulator(79, 23, kWideEmoji), Frame()),
             "the terminal is too small for a frame");
}

}  // namespace rogue::test
