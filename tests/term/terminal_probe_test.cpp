#include "rogue/term/terminal_probe.hpp"

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
    CHECK(answered_probe(kWideEmoji, TerminalProbe::Question::encoding).knows_utf8());
    CHECK(!answered_probe(kEightBit, TerminalProbe::Question::encoding).knows_utf8());
}

TEST("asking leaves the screen blank and sends nothing unknown") {
    for (const NamedWidthModel& row : kEmojiOpinions) {
        const check::Context context{std::string(row.name)};
        TerminalEmulator terminal(80, 23, row.model);
        terminal.feed(TerminalProbe(TerminalProbe::Question::glyphs).query());
        for (const std::string& line : terminal.rows()) {
            CHECK_EQ(line.find_first_not_of(' '), std::string::npos);
        }
        CHECK(terminal.unexpected().empty());
        CHECK(terminal.pen() == Pen{});
    }
}

TEST("colours and wheel are asked for whatever else is, and the widths may not be") {
    using Question = TerminalProbe::Question;
    for (const Question question : {Question::glyphs, Question::encoding, Question::nothing}) {
        const std::string query = TerminalProbe(question).query();
        CHECK(query.find("\x1b]11;?\x1b\\") != std::string::npos);
        for (int color = 0; color < 16; ++color) {
            const std::string asked = "\x1b]4;" + std::to_string(color) + ";?\x1b\\";
            CHECK(query.find(asked) != std::string::npos);
        }
        CHECK(query.find("\x1b[?1007$p") != std::string::npos);
        CHECK(query.ends_with("\x1b[2J\x1b[H\x1b[c"));
        CHECK_EQ(query.find("\x1b[6n") == std::string::npos, question == Question::nothing);
    }
}

TEST("what was known of the widths stays known until it is measured") {
    GlyphWidths known;
    known.may_double_pairs = true;
    CHECK(TerminalProbe(TerminalProbe::Question::glyphs, known).widths().may_double_pairs);
}

TEST("no answer is expected in row 1, where it could be a key") {
    CHECK_EQ(TerminalProbe(TerminalProbe::Question::glyphs).query().find("\x1b[1H"),
             std::string::npos);
}

TEST("answers given twice count once") {
    TerminalProbe probe(TerminalProbe::Question::glyphs);
    const int player_row = 5;  // Behind walls, floors and fountains.
    probe.take({Report::Kind::cursor_position, player_row, 3});
    probe.take({Report::Kind::cursor_position, player_row, 9});
    CHECK(probe.take({Report::Kind::device_attributes}));
    CHECK(!probe.take({Report::Kind::device_attributes}));
    CHECK_EQ(probe.widths()[Glyph::player].value(), 2);
}

TEST("positions nobody asked for mean nothing") {
    TerminalProbe probe(TerminalProbe::Question::glyphs);
    constexpr int kBehindLast = 3 + static_cast<int>(kGlyphCount);
    for (const int row : {0, 1, kBehindLast, 1000}) {
        CHECK(!probe.take({Report::Kind::cursor_position, row, 3}));
    }
    for (const auto& width : probe.widths().of) {
        CHECK(!width);
    }
}

}  // namespace
}  // namespace rogue::test
