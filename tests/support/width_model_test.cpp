#include "tests/support/width_model.hpp"

#include "rogue/ui/glyph_set.hpp"
#include "tests/support/check.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/terminal_emulator.hpp"

namespace rogue::test {
namespace {

constexpr std::string_view kDagger = "\U0001F5E1\uFE0F";

// How many cells the cursor moves.
int cells_of(std::string_view text, WidthModel widths) {
    TerminalEmulator terminal(80, 24, widths);
    terminal.feed(text);
    return terminal.cursor().column;
}

TerminalEmulator terminal_with(std::string_view bytes, WidthModel widths) {
    TerminalEmulator terminal(8, 2, widths);
    terminal.feed(bytes);
    return terminal;
}

}  // namespace

TEST("each kind of terminal has its opinion on every character's width") {
    const struct {
        std::string_view name;
        WidthModel model;
        int mage, fountain, troll, wand, dagger_alone, dagger, block, dot, e_acute;
    } kTable[] = {
        // clang-format off
        {"wide emoji",        kWideEmoji,       2, 2, 2, 2, 2, 2, 1, 1, 1},
        {"selector ignored",  kSelectorIgnored, 2, 2, 2, 2, 1, 1, 1, 1, 1},
        {"selector doubles",  kSelectorDoubles, 2, 2, 2, 2, 1, 2, 1, 1, 1},
        {"selector own cell", kSelectorOwnCell, 2, 2, 2, 2, 1, 2, 1, 1, 1},
        {"old Unicode",       kOldUnicode,      2, 2, 1, 1, 1, 1, 1, 1, 1},
        {"narrow emoji",      kNarrowEmoji,     1, 1, 1, 1, 1, 1, 1, 1, 1},
        {"ambiguous wide",    kAmbiguousWide,   2, 2, 2, 2, 1, 1, 2, 2, 2},
        // With eight bits each byte takes one cell, except those from 0x80 to 0x9F, which are
        // controls.
        {"eight bits",        kEightBit,        2, 2, 2, 2, 2, 4, 1, 2, 2},
        // clang-format on
    };
    for (const auto& row : kTable) {
        const check::Context context{std::string(row.name)};
        CHECK_EQ(cells_of("\U0001F9D9", row.model), row.mage);
        CHECK_EQ(cells_of("\u26F2", row.model), row.fountain);
        CHECK_EQ(cells_of("\U0001F9CC", row.model), row.troll);
        CHECK_EQ(cells_of("\U0001FA84", row.model), row.wand);
        CHECK_EQ(cells_of("\U0001F5E1", row.model), row.dagger_alone);
        CHECK_EQ(cells_of(kDagger, row.model), row.dagger);
        CHECK_EQ(cells_of("\u2588", row.model), row.block);
        CHECK_EQ(cells_of("\u00B7", row.model), row.dot);
        CHECK_EQ(cells_of("\u00E9", row.model), row.e_acute);
        CHECK_EQ(cells_of("abc", row.model), 3);
    }
}

TEST("where emoji are wide, every emoji that the game draws is two cells wide") {
    for (const Look& row : all_glyphs()) {
        const check::Context context{std::string(row.emoji)};
        CHECK_EQ(cells_of(row.emoji, kWideEmoji), 2);
    }
}

TEST("a selector that is ignored joins the character before it") {
    const TerminalEmulator terminal = terminal_with(std::string(kDagger) + "x", kSelectorIgnored);
    CHECK_EQ(terminal.cell(0, 0).text(), kDagger);
    CHECK_EQ(terminal.cell(0, 0).kind, TerminalCell::Kind::single);
    CHECK_EQ(terminal.cell(1, 0).text(), "x");
}

TEST("a selector that doubles makes the character before it wide and blanks what it splits") {
    TerminalEmulator terminal = terminal_with("\x1b[2G🐀\x1b[1G", kSelectorDoubles);
    terminal.feed(kDagger);
    terminal.feed("x");
    CHECK_EQ(terminal.cell(0, 0).text(), kDagger);
    CHECK_EQ(terminal.cell(0, 0).kind, TerminalCell::Kind::wide_head);
    CHECK_EQ(terminal.cell(1, 0).kind, TerminalCell::Kind::wide_tail);
    CHECK_EQ(terminal.cell(2, 0).text(), "x");
}

TEST("a selector leaves alone what is wide already") {
    CHECK_EQ(cells_of("\U0001F400\uFE0F", kSelectorDoubles), 2);
}

TEST("a selector with a cell of its own stands behind the character") {
    const TerminalEmulator terminal = terminal_with(std::string(kDagger) + "x", kSelectorOwnCell);
    CHECK_EQ(terminal.cell(0, 0).text(), "\U0001F5E1");
    CHECK_EQ(terminal.cell(1, 0).text(), "\uFE0F");
    CHECK_EQ(terminal.cell(2, 0).text(), "x");
}

TEST("a selector must follow its character at once") {
    for (const std::string_view between : {"\x1b[31m", "\x1b[2G", "\r"}) {
        const check::Context context(visible_form(between));
        TerminalEmulator terminal = terminal_with("\U0001F5E1", kSelectorIgnored);
        terminal.feed(between);
        terminal.feed("\uFE0F");
        CHECK_EQ(terminal.unexpected().size(), 1u);
    }
}

TEST("a terminal of eight bits shows Latin-1 and notes the controls beyond ASCII") {
    const TerminalEmulator terminal = terminal_with("\u00E9\u26F2", kEightBit);  // C3 A9 E2 9B B2
    CHECK_EQ(terminal.rows()[0], "Ã©â²    ");
    CHECK_EQ(terminal.unexpected().size(), 1u);
    CHECK_EQ(terminal.unexpected().front(), "\\x9b");
}

}  // namespace rogue::test
