#include "rogue/ui/renderer.hpp"

#include "tests/support/check.hpp"
#include "tests/support/escape_parser.hpp"
#include "tests/support/frame_difference.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/random_frames.hpp"

namespace rogue::test {

namespace {

// The bytes for the step from one frame to the next, without the synchronized update around them.
std::string step_bytes(const Frame& before, const Frame& after) {
    constexpr std::string_view kBegin = "\x1b[?2026h";
    constexpr std::string_view kEnd = "\x1b[?2026l";
    Renderer renderer;
    renderer.render(before);
    const std::string_view bytes = renderer.render(after);
    if (!bytes.starts_with(kBegin) || !bytes.ends_with(kEnd)) {
        return "no synchronized update: " + visible_form(bytes);
    }
    return std::string(bytes.substr(kBegin.size(), bytes.size() - kBegin.size() - kEnd.size()));
}

struct Text {
    int column;
    std::string_view text;
    Color color = Color::red;
};

// Texts in row 2, and a White text in the last row that never changes. The cursor comes from there.
Frame frame_of(std::initializer_list<Text> texts) {
    Frame frame;
    for (const Text& text : texts) {
        frame.put_text(text.column, 2, text.text, text.color);
    }
    frame.put_text(0, Frame::kRows - 1, "white", Color::white);
    return frame;
}

}  // namespace

TEST("a change is sent as a move, its colour and its characters, and no more") {
    const Frame blank = frame_of({});
    const struct {
        std::string_view what;
        Frame before;
        Frame after;
        std::string_view bytes;
    } kChanges[] = {
        {"one character", blank, frame_of({{4, "x"}}), "\x1b[3;5H\x1b[91mx"},
        {"at the left edge", blank, frame_of({{0, "x"}}), "\x1b[3;1H\x1b[91mx"},
        {"at the right edge", blank, frame_of({{79, "x"}}), "\x1b[3;80H\x1b[91mx"},
        {"in the colour there is", blank, frame_of({{4, "x", Color::white}}), "\x1b[3;5Hx"},
        {"side by side", blank, frame_of({{4, "xy"}}), "\x1b[3;5H\x1b[91mxy"},
        {"in two colours", blank, frame_of({{4, "x"}, {5, "y", Color::cyan}}),
         "\x1b[3;5H\x1b[91mx\x1b[96my"},
        {"two of one word", frame_of({{4, "abcd"}}), frame_of({{4, "xbcy"}}),
         "\x1b[3;5H\x1b[91mxbcy"},
        {"far apart", blank, frame_of({{4, "x"}, {20, "y"}}), "\x1b[3;5H\x1b[91mx\x1b[21Gy"},
        {"around another colour", frame_of({{4, "a"}, {5, "b", Color::cyan}, {6, "c"}}),
         frame_of({{4, "x"}, {5, "b", Color::cyan}, {6, "y"}}), "\x1b[3;5H\x1b[91mx\x1b[7Gy"},
        {"another colour only", frame_of({{4, "x"}}), frame_of({{4, "x", Color::gray}}),
         "\x1b[3;5H\x1b[37mx"},
        {"a blank, which needs no colour", frame_of({{4, "abc"}}), frame_of({{4, "a c"}}),
         "\x1b[3;6H "},
        {"the end of a row, erased if that is shorter", frame_of({{4, "abcd"}}), blank,
         "\x1b[3;5H\x1b[K"},
        {"a row from its beginning", frame_of({{0, "abcdef"}}), blank, "\x1b[3;1H\x1b[K"},
        {"the end of a row, blanked if that is as short", frame_of({{4, "abc"}}), blank,
         "\x1b[3;5H   "},
        {"around what takes as many bytes as a move", frame_of({{3, "abcdef"}}),
         frame_of({{3, "xbcdey"}}), "\x1b[3;4H\x1b[91mxbcdey"},
        {"around what takes more bytes than a move", frame_of({{2, "abcdefg"}}),
         frame_of({{2, "xbcdefy"}}), "\x1b[3;3H\x1b[91mx\x1b[9Gy"},
    };
    for (const auto& [what, before, after, bytes] : kChanges) {
        const check::Context context{std::string(what)};
        CHECK_EQ(visible_form(step_bytes(before, after)), visible_form(bytes));
    }
}

TEST("each colour has its code, the dark ones from 30 on, the bright ones from 90 on") {
    constexpr int kWhite = 15;
    for (int number = 0; number < kWhite; ++number) {
        const Frame after = frame_of({{4, "x", static_cast<Color>(number)}});
        const int code = number < 8 ? 30 + number : 82 + number;
        CHECK_EQ(visible_form(step_bytes(frame_of({}), after)),
                 "\\e[3;5H\\e[" + std::to_string(code) + "mx");
    }
    Frame white;
    white.put_text(4, 2, "x", Color::white);
    CHECK_EQ(visible_form(step_bytes(Frame(), white)), "\\e[3;5H\\e[97mx");
}

TEST("changes in several rows are each moved to") {
    Frame after;
    after.put_text(4, 2, "x", Color::red);
    after.put_text(5, 3, "y", Color::red);
    after.put_text(4, 4, "z", Color::red);
    CHECK_EQ(visible_form(step_bytes(Frame(), after)), "\\e[3;5H\\e[91mx\\e[4;6Hy\\e[5;5Hz");
}

TEST("unasked, an emoji is drawn over two blanks, and what follows all but ASCII is moved to") {
    for (const Look& row : all_glyphs()) {
        const std::string text(row.emoji);
        const check::Context context(text);
        Frame after = frame_of({{6, "x", Color::cyan}});
        put_glyph(after, 4, 2, {row.glyph, Color::cyan});
        const bool single = !row.is_pair();
        const bool plain = row.ascii == row.emoji;
        const std::string expected = "\x1b[3;5H\x1b[96m" + std::string(single ? "  \x1b[5G" : "") +
                                     text + (plain ? "" : "\x1b[7G") + "x";
        CHECK_EQ(visible_form(step_bytes(frame_of({}), after)), visible_form(expected));
    }
}

TEST("the cursor ends where the frame has it, whatever was drawn last") {
    for (const auto& [name, model] : kEmojiOpinions) {
        const check::Context context{std::string(name)};
        TerminalEmulator terminal(Frame::kColumns, Frame::kRows + 1, model);
        Renderer renderer;
        RandomFrames frames(7);
        for (int i = 0; i < 300; ++i) {
            Frame frame = frames.next();
            const int column = i * 31 % Frame::kColumns;
            const int row = i * 17 % Frame::kRows;
            frame.put_cursor(column, row);
            renderer.set_status(i % 3 == 0 ? "a line below" : "");
            terminal.feed(renderer.render(frame));
            CHECK_EQ(terminal.cursor().column, column);
            CHECK_EQ(terminal.cursor().row, row);
        }
    }
}

TEST("a cursor that moves alone is sent, and one that stays is not") {
    Renderer renderer;
    Frame frame;
    frame.put_cursor(3, 4);
    renderer.render(frame);
    CHECK(renderer.render(frame).empty());
    frame.put_cursor(70, 9);
    CHECK_EQ(visible_form(renderer.render(frame)), "\\e[?2026h\\e[10;71H\\e[?2026l");
}

TEST("a frame is drawn on from where the one before has left cursor and colour") {
    Frame before;
    before.put_text(4, 2, "x", Color::red);
    Frame after = before;
    after.put_text(5, 2, "y", Color::red);
    CHECK_EQ(visible_form(step_bytes(before, after)), "y");
}

TEST("where an emoji or the right edge has left the cursor, nothing is drawn without a move") {
    Frame emoji_last;
    put_glyph(emoji_last, 4, 2, {glyph::kRat, Color::cyan});
    Frame after = emoji_last;
    after.put_text(6, 2, "x", Color::cyan);
    CHECK_EQ(visible_form(step_bytes(emoji_last, after)), "\\e[7Gx");

    Frame edge_last;
    edge_last.put_text(79, 2, "x", Color::cyan);
    after = edge_last;
    after.put_text(79, 2, "y", Color::cyan);
    CHECK_EQ(visible_form(step_bytes(edge_last, after)), "\\e[80Gy");
}

TEST("a change on both sides of a glyph reprints a pair but never an emoji") {
    const auto between = [](std::string_view left, Glyph glyph, std::string_view right) {
        Frame frame = frame_of({{4, left}, {7, right}});
        put_glyph(frame, 5, 2, {glyph, Color::red});
        return frame;
    };
    const auto bytes_around = [&](Glyph glyph) {
        return visible_form(step_bytes(between("a", glyph, "c"), between("x", glyph, "y")));
    };
    CHECK_EQ(bytes_around(glyph::kStairsDown), "\\e[3;5H\\e[91mx>>y");
    CHECK_EQ(bytes_around(glyph::kFountain), "\\e[3;5H\\e[91mx\\e[8Gy");
    CHECK_EQ(bytes_around(glyph::kRat), "\\e[3;5H\\e[91mx\\e[8Gy");
}

TEST("an emoji in another colour is redrawn, head and tail") {
    Frame before = frame_of({});
    put_glyph(before, 4, 2, {glyph::kPlayer, Color::white});
    Frame after = frame_of({});
    put_glyph(after, 4, 2, {glyph::kPlayer, Color::yellow});
    CHECK_EQ(visible_form(step_bytes(before, after)),
             visible_form("\x1b[3;5H\x1b[93m  \x1b[5G🧙"));
}

TEST("a frame that has not changed sends nothing") {
    RandomFrames frames(1);
    Renderer renderer;
    CHECK(!renderer.render(Frame()).empty());
    for (int i = 0; i < 100; ++i) {
        const Frame frame = frames.next();
        renderer.render(frame);
        CHECK_EQ(renderer.render(frame), "");
        CHECK_EQ(renderer.render(Frame(frame)), "");
    }
}

TEST("the first frame clears the screen, whatever is on it") {
    for (const auto& [name, model] : kEmojiOpinions) {
        const check::Context context{std::string(name)};
        TerminalEmulator terminal(80, 24, model);
        terminal.feed(mess(1));
        terminal.feed(Renderer().render(Frame()));
        CHECK_EQ(difference(terminal, Frame()), "");
    }
}

TEST("after invalidate a terminal in a mess becomes right") {
    for (const auto& [name, model] : kEmojiOpinions) {
        const check::Context context{std::string(name)};
        TerminalEmulator terminal(80, 24, model);
        RandomFrames frames(2);
        Renderer renderer;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Frame frame = frames.next();
            terminal.feed(renderer.render(frame));
            terminal.feed(mess(seed));
            CHECK(!difference(terminal, frame).empty());
            renderer.invalidate();
            terminal.feed(renderer.render(frame));
            CHECK_EQ(difference(terminal, frame), "");
            CHECK_EQ(renderer.render(frame), "");
        }
    }
}

// This frame begins in the row in which the last one has left the cursor.
TEST("after a status line the cursor goes back to the frame") {
    TerminalEmulator terminal(80, 24, kWideEmoji);
    Renderer renderer;
    Frame frame;
    for (const char* word : {"one", "two", "three"}) {
        frame.put_text(4, 2, word, Color::red);
        renderer.set_status(word);
        terminal.feed(renderer.render(frame));
        CHECK_EQ(difference(terminal, frame, emoji, word), "");
    }
}

TEST("a status line as wide as the frame, or wider, is shown up to the right edge") {
    for (const Background background : {Background::terminal, Background::black}) {
        TerminalEmulator terminal(80, 24, kWideEmoji);
        Renderer renderer({.background = background});
        const std::string whole(Frame::kColumns, 'x');
        for (const std::string& status : {std::string("short"), whole, whole + "y"}) {
            renderer.set_status(status);
            terminal.feed(renderer.render(Frame()));
            CHECK_EQ(difference(terminal, Frame(), emoji, status.substr(0, whole.size())), "");
        }
    }
}

TEST("a status line is drawn once, and its row is not touched without one") {
    Renderer renderer;
    const std::string below = "\x1b[24;1H";
    CHECK(renderer.render(Frame()).find(below) == std::string_view::npos);
    renderer.set_status("one");
    CHECK_EQ(visible_form(renderer.render(Frame())),
             "\\e[?2026h\\e[24;1H\\e[37m\\e[Kone\\e[?2026l");
    CHECK_EQ(renderer.render(Frame()), "");
    Frame frame;
    frame.put_text(4, 2, "x", Color::red);
    CHECK(renderer.render(frame).find(below) == std::string_view::npos);
}

TEST("a status line is cut off at the frame's width, and leaves nothing of a longer one") {
    for (const Background background : {Background::terminal, Background::black}) {
        TerminalEmulator terminal(100, 24, kWideEmoji);
        Renderer renderer({.background = background});
        renderer.set_status(std::string(90, 'x'));
        terminal.feed(renderer.render(Frame()));
        CHECK_EQ(difference(terminal, Frame(), emoji, std::string(80, 'x')), "");
        renderer.set_status("short");
        terminal.feed(renderer.render(Frame()));
        CHECK_EQ(difference(terminal, Frame(), emoji, "short"), "");
    }
}

TEST("on a black background the row of the status line is black as far as the frame") {
    for (const bool erases_in_color : {true, false}) {
        TerminalEmulator terminal(80, 24, kWideEmoji, {.erases_in_color = erases_in_color});
        Renderer renderer({.background = Background::black});
        renderer.set_status("status");
        terminal.feed(renderer.render(Frame()));
        CHECK_EQ(difference(terminal, Frame(), emoji, "status"), "");
        for (const TerminalCell& cell : terminal.row(Frame::kRows)) {
            CHECK(cell.pen.background == 0);
        }
    }
}

TEST("after invalidate the status line is drawn again") {
    TerminalEmulator terminal(80, 24, kWideEmoji);
    Renderer renderer;
    renderer.set_status("status");
    terminal.feed(renderer.render(Frame()));
    terminal.feed(mess(1));
    renderer.invalidate();
    terminal.feed(renderer.render(Frame()));
    CHECK_EQ(difference(terminal, Frame(), emoji, "status"), "");
}

TEST("a black background is painted cell by cell, and stays whole under random frames") {
    for (const bool erases_in_color : {true, false}) {
        TerminalEmulator terminal(80, 24, kWideEmoji, {.erases_in_color = erases_in_color});
        Renderer renderer({.background = Background::black});
        RandomFrames frames(4);
        for (int i = 0; i < 200; ++i) {
            const Frame& frame = frames.next();
            terminal.feed(renderer.render(frame));
            CHECK_EQ(difference(terminal, frame), "");
            CHECK(background_of(terminal) == 0);
        }
    }
}

TEST("another background is drawn at once, and the same one is not drawn again") {
    Frame frame;
    frame.put_text(4, 2, "x", Color::red);
    Renderer renderer;
    renderer.render(frame);
    renderer.use({});
    CHECK_EQ(renderer.render(frame), "");
    renderer.use({.background = Background::black});
    CHECK(renderer.render(frame).find("\x1b[0;40m\x1b[2J") != std::string_view::npos);
}

TEST("without moves by column every move names the row too") {
    RandomFrames frames(5);
    TerminalEmulator terminal(80, 23, kWideEmoji);
    Renderer renderer({.moves_by_column = false});
    for (int i = 0; i < 200; ++i) {
        const Frame& frame = frames.next();
        const std::string bytes(renderer.render(frame));
        CHECK(!holds_sequence(bytes, 'G'));
        terminal.feed(bytes);
        CHECK_EQ(difference(terminal, frame), "");
    }
}

TEST("after invalidate not even the cursor's row is believed") {
    Frame frame;
    frame.put_text(4, 2, "x", Color::red);
    Renderer renderer;
    renderer.render(frame);
    renderer.invalidate();
    CHECK_EQ(visible_form(renderer.render(frame)), visible_form(Renderer().render(frame)));
}

TEST("after invalidate the next frame is drawn as if it were the first") {
    RandomFrames frames(3);
    Renderer renderer;
    for (int i = 0; i < 100; ++i) {
        renderer.render(frames.next());
        const Frame frame = frames.next();
        renderer.invalidate();
        CHECK_EQ(visible_form(renderer.render(frame)), visible_form(Renderer().render(frame)));
    }
}

}  // namespace rogue::test
