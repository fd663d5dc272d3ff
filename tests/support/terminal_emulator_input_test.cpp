#include "tests/support/check.hpp"
#include "tests/support/terminal_emulator.hpp"

// What the emulator answers, and how it takes its bytes.

namespace rogue::test {

TEST("the cursor's place and the kind of terminal are answered in order, once") {
    TerminalEmulator terminal(8, 3, kWideEmoji);
    terminal.feed("\x1b[2;3H\x1b[6n\x1b[c\x1b[0c12345678\x1b[1;1H12345678\x1b[6n");
    CHECK_EQ(visible_form(terminal.take_replies()), "\\e[2;3R\\e[?62;22c\\e[?62;22c\\e[1;8R");
    CHECK_EQ(terminal.take_replies(), "");
}

TEST("the background and the wheel's mode are told when asked for") {
    TerminalEmulator terminal(8, 3, kWideEmoji,
                              {.background = "rgb:1/2/3", .alternate_scroll = true});
    terminal.feed("\x1b]11;?\x1b\\\x1b[?1007$p\x1b[?1007l\x1b[?1007$p");
    CHECK_EQ(visible_form(terminal.take_replies()),
             "\\e]11;rgb:1/2/3\\e\\\\e[?1007;1$y\\e[?1007;2$y");
    TerminalEmulator silent(8, 3, kWideEmoji, {.background = ""});
    silent.feed("\x1b]11;?\x1b\\");
    CHECK_EQ(silent.take_replies(), "");
    CHECK(terminal.unexpected().empty() && silent.unexpected().empty());
}

TEST("the sixteen colours are told when asked for, in the terminal's own form") {
    const std::vector<std::string> colors(16, "rgb:1/2/3");
    TerminalEmulator terminal(8, 3, kWideEmoji, {.colors = colors, .string_end = "\x1b"});
    terminal.feed("\x1b]4;0;?\x1b\\\x1b]4;15;?\x1b\\");
    CHECK_EQ(visible_form(terminal.take_replies()), "\\e]4;0;rgb:1/2/3\\e\\e]4;15;rgb:1/2/3\\e");
    TerminalEmulator silent(8, 3, kWideEmoji, {.colors = {}});
    silent.feed("\x1b]4;0;?\x1b\\");
    CHECK_EQ(silent.take_replies(), "");
    CHECK(terminal.unexpected().empty() && silent.unexpected().empty());
    silent.feed("\x1b]4;16;?\x1b\\");
    CHECK_EQ(silent.unexpected().size(), 1U);
}

TEST("the wheel's mode is saved and restored by a terminal that can") {
    for (const bool saves : {true, false}) {
        TerminalEmulator terminal(8, 3, kWideEmoji,
                                  {.alternate_scroll = true, .saves_modes = saves});
        terminal.feed("\x1b[?1007s\x1b[?1007l\x1b[?1007r");
        CHECK_EQ(terminal.is_set(1007), saves);
        CHECK(terminal.unexpected().empty());
    }
}

TEST("a fixed and a true colour are drawn with, and others by number are unknown") {
    TerminalEmulator terminal(8, 3, kWideEmoji);
    terminal.feed(
        "\x1b[38;5;242mx\x1b[38;2;1;2;3my\x1b[38;5;7m\x1b[38;5;256m\x1b[38;2;1;2m\x1b[38m");
    CHECK_EQ(terminal.cell(0, 0).pen.color, 242);
    CHECK_EQ(terminal.cell(1, 0).pen.color, Pen::kTrueColor + 0x010203);
    CHECK_EQ(terminal.unexpected().size(), 4U);
}

TEST("how the bytes are cut changes nothing but the number of feeds") {
    constexpr std::string_view kBytes =
        "\x1b[?1049h\x1b[2;3H\x1b[91m🐀é\x1b[0m🗡\uFE0Fx\x1b[6n\x1b]0;t\x1b\\\x1b[3;"
        "1H\xE2\x96";
    TerminalEmulator whole(8, 3, kWideEmoji);
    whole.feed(kBytes);
    CHECK_EQ(whole.feeds(), 1u);
    CHECK(whole.mid_sequence());
    const std::string replies = whole.take_replies();
    for (std::size_t piece = 1; piece < kBytes.size(); ++piece) {
        const check::Context context("in pieces of " + std::to_string(piece));
        TerminalEmulator terminal(8, 3, kWideEmoji);
        for (std::size_t at = 0; at < kBytes.size(); at += piece) {
            terminal.feed(kBytes.substr(at, piece));
        }
        CHECK_EQ(terminal.picture(), whole.picture());
        CHECK_EQ(terminal.cell(2, 1).pen.color, 9);
        CHECK(terminal.cursor() == whole.cursor());
        CHECK(terminal.unexpected() == whole.unexpected());
        CHECK_EQ(terminal.take_replies(), replies);
        CHECK_EQ(terminal.bytes(), kBytes.size());
        CHECK_EQ(terminal.feeds(), (kBytes.size() + piece - 1) / piece);
    }
}

}  // namespace rogue::test
