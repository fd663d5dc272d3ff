#include "rogue/term/width_probe.hpp"

#include "tests/support/check.hpp"
#include "tests/support/probe.hpp"
#include "tests/support/terminal_emulator.hpp"

namespace rogue::test {
namespace {

TEST("the terminal's own widths come out") {
    CHECK_EQ(answered_probe(kWideEmoji).widths()[Glyph::player].value(), 2);
    CHECK_EQ(answered_probe(kNarrowEmoji).widths()[Glyph::player].value(), 1);
    CHECK_EQ(answered_probe(kOldUnicode).widths()[Glyph::rat].value(), 2);
    CHECK_EQ(answered_probe(kOldUnicode).widths()[Glyph::troll].value(), 1);
    CHECK_EQ(answered_probe(kSelectorDoubles).widths()[Glyph::weapon].value(), 2);
    CHECK_EQ(answered_probe(kSelectorIgnored).widths()[Glyph::weapon].value(), 1);
    CHECK_EQ(answered_probe(kSelectorIgnored).widths().bare_dagger.value(), 1);
    CHECK_EQ(answered_probe(kAmbiguousWide).widths()[Glyph::wall].value(), 2);
    CHECK_EQ(answered_probe(kWideEmoji).widths()[Glyph::floor].value(), 1);
}

TEST("a letter tells who knows UTF-8 and who does not") {
    CHECK(answered_probe(kWideEmoji, WidthProbe::Question::encoding).knows_utf8());
    CHECK(!answered_probe(kEightBit, WidthProbe::Question::encoding).knows_utf8());
}

TEST("asking leaves the screen blank and sends nothing unknown") {
    for (const NamedWidthModel& row : kEmojiOpinions) {
        const check::Context context{std::string(row.name)};
        TerminalEmulator terminal(80, 23, row.model);
        terminal.feed(WidthProbe(WidthProbe::Question::glyphs).query());
        for (const std::string& line : terminal.rows()) {
            CHECK_EQ(line.find_first_not_of(' '), std::string::npos);
        }
        CHECK(terminal.unexpected().empty());
        CHECK(terminal.pen() == Pen{});
    }
}

TEST("no answer is expected in row 1, where it could be a key") {
    CHECK_EQ(WidthProbe(WidthProbe::Question::glyphs).query().find("\x1b[1H"), std::string::npos);
}

TEST("answers given twice count once") {
    WidthProbe probe(WidthProbe::Question::glyphs);
    const int player_row = 2 + static_cast<int>(Glyph::player);
    probe.take({Report::Kind::cursor_position, player_row, 3});
    probe.take({Report::Kind::cursor_position, player_row, 9});
    CHECK(probe.take({Report::Kind::device_attributes}));
    CHECK(!probe.take({Report::Kind::device_attributes}));
    CHECK_EQ(probe.widths()[Glyph::player].value(), 2);
}

TEST("positions nobody asked for mean nothing") {
    WidthProbe probe(WidthProbe::Question::glyphs);
    for (const int row : {0, 1, 19, 23, 1000}) {
        CHECK(!probe.take({Report::Kind::cursor_position, row, 3}));
    }
    for (const auto& width : probe.widths().of) {
        CHECK(!width);
    }
}

}  // namespace
}  // namespace rogue::test
