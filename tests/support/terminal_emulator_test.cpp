#include "tests/support/terminal_emulator.hpp"

#include <tuple>
#include <utility>

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

using Position = TerminalEmulator::Position;

// A small terminal of 8 by 3 cells.
TerminalEmulator small_terminal(WidthModel widths = kWideEmoji) {
    return {8, 3, widths};
}

// The screen with dots for blanks, so that the ends of the rows can be seen.
std::string dotted(const TerminalGrid& grid) {
    std::string result;
    for (const std::string& row : grid.rows()) {
        result += row + '|';
    }
    for (char& character : result) {
        character = character == ' ' ? '.' : character;
    }
    return result;
}

std::string shown_after(std::string_view bytes, WidthModel widths = kWideEmoji) {
    TerminalEmulator terminal = small_terminal(widths);
    terminal.feed(bytes);
    return dotted(terminal.on_alternate_screen() ? terminal.alternate_screen()
                                                 : terminal.normal_screen());
}

std::string place_after(std::string_view bytes, WidthModel widths = kWideEmoji) {
    TerminalEmulator terminal = small_terminal(widths);
    terminal.feed(bytes);
    const Position at = terminal.cursor();
    return std::to_string(at.column) + ',' + std::to_string(at.row) +
           (at.pending_wrap ? " wraps" : "");
}

// The cell at the top left as `colour bold dim`.
std::string pen_after(std::string_view bytes) {
    TerminalEmulator terminal = small_terminal();
    terminal.feed(bytes);
    terminal.feed("x");
    const Pen pen = terminal.cell(0, 0).pen;
    return std::to_string(pen.color) + (pen.bold ? " bold" : "") + (pen.dim ? " dim" : "");
}

std::string unexpected_after(std::string_view bytes, WidthModel widths = kWideEmoji) {
    TerminalEmulator terminal = small_terminal(widths);
    terminal.feed(bytes);
    std::string result;
    for (const std::string& sequence : terminal.unexpected()) {
        result += result.empty() ? sequence : " and " + sequence;
    }
    return result;
}

}  // namespace

TEST("a terminal is blank at first, with the cursor shown at the top left and autowrap on") {
    const TerminalEmulator terminal = small_terminal();
    CHECK_EQ(dotted(terminal.normal_screen()), "........|........|........|");
    CHECK(terminal.cursor() == Position());
    CHECK(terminal.cursor_visible());
    CHECK(terminal.autowrap());
    CHECK(!terminal.on_alternate_screen());
}

TEST("the cursor goes where it is sent, to the top left by default and never outside") {
    const std::pair<std::string_view, std::string_view> kTable[] = {
        {"\x1b[2;3H", "2,1"},        {"xx\n\x1b[H", "0,0"},        {"\x1b[2H", "0,1"},
        {"\x1b[;3H", "2,0"},         {"\x1b[2;H", "0,1"},          {"\x1b[0;0H", "0,0"},
        {"\x1b[99;99H", "7,2"},      {"\x1b[2;3H\x1b[5G", "4,1"},  {"\x1b[2;3H\x1b[G", "0,1"},
        {"\x1b[2;3H\x1b[0G", "0,1"}, {"\x1b[2;3H\x1b[99G", "7,1"},
    };
    for (const auto& [bytes, place] : kTable) {
        const check::Context context(visible_form(bytes));
        CHECK_EQ(place_after(bytes), place);
    }
}

TEST("a line feed keeps the column, a carriage return goes to the row's start") {
    CHECK_EQ(shown_after("ab\ncd\r\nef"), "ab......|..cd....|ef......|");
}

TEST("a line feed in the last row scrolls") {
    TerminalEmulator terminal = small_terminal();
    terminal.feed("a\r\nb\r\nc");
    CHECK_EQ(terminal.scrolls(), 0u);
    terminal.feed("\r\nd");
    CHECK_EQ(terminal.scrolls(), 1u);
    CHECK_EQ(dotted(terminal.normal_screen()), "b.......|c.......|d.......|");
}

TEST("the cursor stays after the last column, and the next character wraps") {
    CHECK_EQ(place_after("12345678"), "7,0 wraps");
    CHECK_EQ(place_after("123456789"), "1,1");
    CHECK_EQ(shown_after("123456789"), "12345678|9.......|........|");
    CHECK_EQ(shown_after("12345678\x1b[8Gx"), "1234567x|........|........|");
    CHECK_EQ(shown_after("12345678\rx"), "x2345678|........|........|");
}

TEST("a full bottom row scrolls with the next character only") {
    CHECK_EQ(shown_after("a\x1b[3;1H12345678"), "a.......|........|12345678|");
    CHECK_EQ(shown_after("a\x1b[3;1H123456789"), "........|12345678|9.......|");
}

TEST("without autowrap the last column is written over and over") {
    CHECK_EQ(shown_after("\x1b[?7l123456789"),
             "1234567"
             "9|........|........|");
    CHECK_EQ(place_after("\x1b[?7l123456789"), "7,0");
}

TEST("a wide character that does not fit wraps, or without autowrap is lost and noted") {
    CHECK_EQ(shown_after("1234567🐀"), "1234567.|🐀......|........|");
    CHECK_EQ(shown_after("\x1b[?7l12345678\x1b[8G🐀"), "1234567.|........|........|");
    CHECK_EQ(unexpected_after("\x1b[?7l12345678\x1b[8G🐀"), "a wide character at the right edge");
}

TEST("colours and attributes add up until they are taken back") {
    const std::pair<std::string_view, std::string_view> kTable[] = {
        {"", "-1"},
        {"\x1b[30m", "0"},
        {"\x1b[31m", "1"},
        {"\x1b[37m", "7"},
        {"\x1b[90m", "8"},
        {"\x1b[97m", "15"},
        {"\x1b[31;1m", "1 bold"},
        {"\x1b[1m\x1b[2m\x1b[31m", "1 bold dim"},
        {"\x1b[1;2;31;22m", "1"},
        {"\x1b[31;39m", "-1"},
        {"\x1b[1;31m\x1b[0m", "-1"},
        {"\x1b[1;31m\x1b[m", "-1"},
        {"\x1b[1;31;0;32m", "2"},
        {"\x1b[1;31;;2m", "-1 dim"},
    };
    for (const auto& [bytes, pen] : kTable) {
        const check::Context context(visible_form(bytes));
        CHECK_EQ(pen_after(bytes), pen);
    }
}

TEST("erasing clears all, from the cursor on, or the rest of the row") {
    constexpr std::string_view kFull = "aaaaaaaabbbbbbbbcccccccc\x1b[2;4H";
    const auto after = [&](std::string_view erase) {
        return shown_after(std::string(kFull) + std::string(erase));
    };
    CHECK_EQ(after("\x1b[2J"), "........|........|........|");
    CHECK_EQ(after("\x1b[J"), "aaaaaaaa|bbb.....|........|");
    CHECK_EQ(after("\x1b[0J"), "aaaaaaaa|bbb.....|........|");
    CHECK_EQ(after("\x1b[K"), "aaaaaaaa|bbb.....|cccccccc|");
    CHECK_EQ(after("\x1b[0K"), "aaaaaaaa|bbb.....|cccccccc|");
    CHECK_EQ(place_after(std::string(kFull) + "\x1b[2J"), "3,1");
}

TEST("a wide character takes a head and a tail") {
    TerminalEmulator terminal = small_terminal();
    terminal.feed("\x1b[31ma🐀b");
    CHECK_EQ(terminal.cell(1, 0).text(), "🐀");
    CHECK_EQ(terminal.cell(1, 0).kind, TerminalCell::Kind::wide_head);
    CHECK_EQ(terminal.cell(1, 0).pen.color, 1);
    CHECK_EQ(terminal.cell(2, 0).text(), "");
    CHECK_EQ(terminal.cell(2, 0).kind, TerminalCell::Kind::wide_tail);
    CHECK_EQ(terminal.cell(3, 0).text(), "b");
    CHECK_EQ(terminal.cell(3, 0).kind, TerminalCell::Kind::single);
}

TEST("what overwrites one half of a wide character blanks the other") {
    const std::pair<std::string_view, std::string_view> kTable[] = {
        {"a🐀b\x1b[2Gx", "ax.b...."},       // its head
        {"a🐀b\x1b[3Gx", "a.xb...."},       // its tail
        {"a🐀b\x1b[2G🔥", "a🔥b...."},        // all of it
        {"a🐀b\x1b[1G🔥", "🔥.b...."},        // its head, by a tail
        {"a🐀b\x1b[3G🔥", "a.🔥...."},        // its tail, by a head
        {"🐀🐀🐀\x1b[2G🔥", ".🔥.🐀.."},         // a tail and a head
        {"a🐀b\x1b[3G\x1b[K", "a......."},  // its tail, by erasing
        {"a🐀b\x1b[2G\x1b[K", "a......."},
    };
    for (const auto& [bytes, first_row] : kTable) {
        const check::Context context(visible_form(bytes));
        CHECK_EQ(shown_after(bytes), std::string(first_row) + "|........|........|");
    }
}

TEST("the alternate screen starts blank and gives the normal one back as it was") {
    TerminalEmulator terminal = small_terminal();
    terminal.feed("\x1b[31mabc\x1b[?1049h\x1b[32mx\x1b[3;3Hyz");
    CHECK(terminal.on_alternate_screen());
    CHECK_EQ(dotted(terminal.alternate_screen()), "...x....|........|..yz....|");
    CHECK_EQ(dotted(terminal.normal_screen()), "abc.....|........|........|");
    CHECK_EQ(terminal.cell(3, 0).text(), "x");
    terminal.feed("\x1b[?1049ld");
    CHECK_EQ(dotted(terminal.normal_screen()), "abcd....|........|........|");
    CHECK_EQ(terminal.cell(3, 0).pen.color, 1);
    CHECK_EQ(dotted(terminal.alternate_screen()), "...x....|........|..yz....|");
    terminal.feed("\x1b[?1049h");
    CHECK_EQ(dotted(terminal.alternate_screen()), "........|........|........|");
}

TEST("the modes of the list are switched on and off") {
    TerminalEmulator terminal = small_terminal();
    for (const int mode : {7, 25, 1000, 1002, 1003, 1004, 1006, 1015, 1049, 2004, 2026}) {
        const check::Context context(std::to_string(mode));
        const std::string sequence = "\x1b[?" + std::to_string(mode);
        terminal.feed(sequence + "h");
        CHECK(terminal.is_set(mode));
        terminal.feed(sequence + "l");
        CHECK(!terminal.is_set(mode));
        terminal.feed(sequence + "l");
        CHECK(!terminal.is_set(mode));
    }
    CHECK(terminal.modes_set().empty());
    CHECK(!terminal.cursor_visible());
    CHECK(!terminal.autowrap());
    CHECK(terminal.unexpected().empty());
}

TEST("all that is not on the list is noted and does nothing") {
    const std::pair<std::string_view, std::string_view> kTable[] = {
        {"\a", "\\x07"},
        {"\b", "\\x08"},
        {"\t", "\\x09"},
        {"\x7f", "\\x7f"},
        {"\x1b[A", "\\e[A"},
        {"\x1b[3b", "\\e[3b"},
        {"\x1b[2S", "\\e[2S"},
        {"\x1b[1K", "\\e[1K"},
        {"\x1b[1J", "\\e[1J"},
        {"\x1b[3J", "\\e[3J"},
        {"\x1b[1;2;3H", "\\e[1;2;3H"},
        {"\x1b[1;2G", "\\e[1;2G"},
        {"\x1b[41m", "\\e[41m"},
        {"\x1b[38;5;1m", "\\e[38;5;1m"},
        {"\x1b[4:3m", "\\e[4:3m"},
        {"\x1b[5n", "\\e[5n"},
        {"\x1b[4h", "\\e[4h"},
        {"\x1b[?47h", "\\e[?47h"},
        {"\x1b[?7;25h", "\\e[?7;25h"},
        {"\x1b[?2026$p", "\\e[?2026$p"},
        {"\x1b[!p", "\\e[!p"},
        {"\x1b"
         "7",
         "\\e7"},
        {"\x1b(B", "\\e(B"},
        {"\x1b]0;title\a", "\\e]0;title\\x07"},
        {"\x1bPbody\x1b\\", "\\ePbody\\e\\"},
        {"\x1b[3\x1b[H", "\\e[3"},
        {"\x1b\x1b[H", "\\e"},
        {"\x1b[3\x18", "\\e[3 and \\x18"},
        {"\x1b]0;x\x1b[H", "\\e]0;x"},
        {"\x1b[?2026h\x1b[6n\x1b[?2026l",
         "a question in a synchronized update, where some terminals do not answer"},
        {"\uFE0F", "a variation selector that follows no character"},
    };
    for (const auto& [bytes, noted] : kTable) {
        const check::Context context(visible_form(bytes));
        CHECK_EQ(unexpected_after(bytes), noted);
        CHECK_EQ(shown_after(bytes), "........|........|........|");
        CHECK_EQ(place_after(bytes), "0,0");
    }
}

TEST("bytes that are not UTF-8 show as replacement characters and are noted") {
    const std::tuple<std::string_view, std::string_view, std::string_view> kTable[] = {
        {"\x80x", "\\x80", "\uFFFDx......"},
        {"\xE2\x96x", "\\xe2\\x96", "\uFFFDx......"},
        {"\xC0\xAFx", "\\xc0 and \\xaf", "\uFFFD\uFFFDx....."},
        {"\xE0\x80\x80x", "\\xe0\\x80\\x80", "\uFFFDx......"},
        {"\xED\xA0\x80x", "\\xed\\xa0\\x80", "\uFFFDx......"},
        {"\xF4\x90\x80\x80x", "\\xf4\\x90\\x80\\x80", "\uFFFDx......"},
    };
    for (const auto& [bytes, noted, first_row] : kTable) {
        const check::Context context(visible_form(bytes));
        CHECK_EQ(unexpected_after(bytes), noted);
        CHECK_EQ(shown_after(bytes), std::string(first_row) + "|........|........|");
    }
}

TEST("erasing is in the pen's background, but for terminals that erase in their own") {
    constexpr std::string_view kBytes = "\x1b[0;40m\x1b[2Jx\x1b[K\x1b[0m";
    TerminalEmulator coloring(8, 3, kWideEmoji);
    coloring.feed(kBytes);
    TerminalEmulator plain(8, 3, kWideEmoji, {.erases_in_color = false});
    plain.feed(kBytes);
    for (const auto& [column, row] : {std::pair(1, 0), {7, 0}, {0, 2}}) {
        CHECK_EQ(coloring.cell(column, row).pen.background, 0);
        CHECK_EQ(plain.cell(column, row).pen.background, Pen::kDefaultColor);
    }
    CHECK_EQ(plain.cell(0, 0).pen.background, 0);
}

TEST("another size keeps what fits at the top left, on both screens, and the cursor inside") {
    TerminalEmulator terminal = small_terminal();
    terminal.feed("1234🐀78\x1b[?1049h\x1b[1;5Habc\x1b[3;8H");
    terminal.resize(5, 2);
    CHECK_EQ(dotted(terminal.normal_screen()), "1234.|.....|");
    CHECK_EQ(dotted(terminal.alternate_screen()), "....a|.....|");
    CHECK(terminal.cursor() == (Position{4, 1}));
    terminal.resize(6, 3);
    CHECK_EQ(dotted(terminal.normal_screen()), "1234..|......|......|");
    CHECK_EQ(terminal.columns(), 6);
    CHECK_EQ(terminal.row_count(), 3);
}

}  // namespace rogue::test
