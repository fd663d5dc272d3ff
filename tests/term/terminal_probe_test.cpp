#include "rogue/term/terminal_look.hpp"

#include <set>
#include <string>
#include <utility>

#include "app/games.hpp"
#include "rogue/ui/frame.hpp"
#include "tests/support/check.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/probe.hpp"
#include "tests/support/terminal_emulator.hpp"

namespace rogue::test {

namespace {

TEST("the terminal's own widths come out") {
    CHECK_EQ(answered_probe(kWideEmoji).widths()[look_of(glyph::kPlayer).measured_part()].value(),
             2);
    CHECK_EQ(answered_probe(kNarrowEmoji).widths()[look_of(glyph::kPlayer).measured_part()].value(),
             1);
    CHECK_EQ(answered_probe(kOldUnicode).widths()[look_of(glyph::kRat).measured_part()].value(), 2);
    CHECK_EQ(answered_probe(kOldUnicode).widths()[look_of(glyph::kTroll).measured_part()].value(),
             1);
    CHECK_EQ(
        answered_probe(kSelectorDoubles).widths()[look_of(glyph::kWeapon).measured_part()].value(),
        2);
    CHECK_EQ(
        answered_probe(kSelectorIgnored).widths()[look_of(glyph::kWeapon).measured_part()].value(),
        1);
    CHECK_EQ(answered_probe(kSelectorIgnored).widths()[kBareDagger].value(), 1);
    CHECK_EQ(answered_probe(kAmbiguousWide).widths()[look_of(glyph::kWall).measured_part()].value(),
             2);
    CHECK_EQ(answered_probe(kWideEmoji).widths()[look_of(glyph::kFloor).measured_part()].value(),
             1);
}

TEST("a letter tells who knows UTF-8 and who does not") {
    CHECK(answered_probe(kWideEmoji, TerminalProbe::Question::encoding).knows_utf8());
    CHECK(!answered_probe(kEightBit, TerminalProbe::Question::encoding).knows_utf8());
}

TEST("asking leaves the screen blank and sends nothing unknown") {
    for (const NamedWidthModel& row : kEmojiOpinions) {
        const check::Context context{std::string(row.name)};
        TerminalEmulator terminal(80, 23, row.model);
        terminal.feed(TerminalProbe(TerminalProbe::Question::glyphs, games()).query());
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
        const std::string query = TerminalProbe(question, games()).query();
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
    CHECK(TerminalProbe(TerminalProbe::Question::glyphs, games(), known).widths().may_double_pairs);
}

TEST("no answer is expected in row 1, where it could be a key") {
    CHECK_EQ(TerminalProbe(TerminalProbe::Question::glyphs, games()).query().find("\x1b[1H"),
             std::string::npos);
}

TEST("every question has eight cells of its own in the smallest window that shows a frame") {
    const std::string query = TerminalProbe(TerminalProbe::Question::glyphs, games()).query();
    std::set<std::pair<int, int>> cells;
    for (std::size_t at = query.find("\x1b[6n"); at != std::string::npos;
         at = query.find("\x1b[6n", at + 1)) {
        const std::string place = query.substr(query.rfind("\x1b[", at - 1) + 2);
        const int row = std::stoi(place);
        const int column = std::stoi(place.substr(place.find(';') + 1));
        CHECK(row <= Frame::kRows);
        CHECK(column + 7 <= Frame::kColumns);
        for (int i = 0; i < 8; ++i) {
            CHECK(cells.emplace(row, column + i).second);
        }
    }
    CHECK(!cells.empty());
}

// The first questions are for the bare dagger and, eight columns on, for the wall.
TEST("answers in any order are each about their own glyph, however wide that is") {
    for (const int bare_dagger : {0, 2, 7}) {
        for (const int wall : {0, 1, 7}) {
            TerminalProbe probe(TerminalProbe::Question::glyphs, games());
            probe.query();
            probe.handle({Report::Kind::cursor_position, 2, 9 + wall});
            probe.handle({Report::Kind::cursor_position, 2, 1 + bare_dagger});
            CHECK_EQ(probe.widths()[kBareDagger].value(), bare_dagger);
            CHECK_EQ(probe.widths()[look_of(glyph::kWall).measured_part()].value(), wall);
            CHECK(!probe.widths()[look_of(glyph::kFloor).measured_part()]);
        }
    }
}

TEST("answers given twice count once") {
    TerminalProbe probe(TerminalProbe::Question::glyphs, games());
    probe.query();
    probe.handle({Report::Kind::cursor_position, 2, 10});
    probe.handle({Report::Kind::cursor_position, 2, 16});
    CHECK(probe.handle({Report::Kind::device_attributes}));
    CHECK_EQ(probe.widths()[look_of(glyph::kWall).measured_part()].value(), 1);
}

TEST("positions nobody asked for mean nothing") {
    TerminalProbe probe(TerminalProbe::Question::glyphs, games());
    probe.query();
    const int behind_last = 3 + static_cast<int>(all_glyphs().size());
    for (const int row : {0, 1, behind_last, 1000}) {
        CHECK(!probe.handle({Report::Kind::cursor_position, row, 3}));
    }
    for (const int column : {0, 81, 1000}) {
        CHECK(!probe.handle({Report::Kind::cursor_position, 2, column}));
    }
    CHECK(!probe.widths()[kBareDagger]);
    CHECK(probe.widths().of.empty());
}

}  // namespace
}  // namespace rogue::test
