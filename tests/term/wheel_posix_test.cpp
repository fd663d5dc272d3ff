#include <csignal>
#include <tuple>

#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/paper_run.hpp"

// In the alternate screen many terminals turn the mouse wheel into arrow keys, which would move the
// player.

namespace rogue::test {
namespace {

// The mode in which the mouse wheel sends arrow keys.
constexpr int kAlternateScroll = 1007;

PtyOptions game_without_wheel() {
    PtyOptions options = game(paper_run().seed);
    options.answers = PtyOptions::Answers::at_once;
    return options;
}

PtyOptions game_with_wheel() {
    PtyOptions options = game_without_wheel();
    options.habits.alternate_scroll = true;
    return options;
}

void wait_for_wheel(PtyProgram& program, bool sends_keys) {
    program.wait_until(
        [=](const TerminalEmulator& screen) {
            return screen.is_set(kAlternateScroll) == sends_keys;
        },
        "the mouse wheel to be told");
}

TEST("the mouse wheel sends no arrow keys in play, and does again however the game ends") {
    for (const int signal : {0, SIGTERM, SIGSEGV}) {
        StartedGame program(game_with_wheel());
        wait_for_wheel(program, false);
        signal == 0 ? end_run(program) : program.kill(signal);
        program.wait_exit();
        CHECK(program.screen().is_set(kAlternateScroll));
    }
}

TEST("a wheel that sent no arrow keys sends none after the game") {
    StartedGame program(game_without_wheel());
    end_program(program);
    CHECK(!program.screen().is_set(kAlternateScroll));
    CHECK(!tells(program, "1007h"));
}

TEST("a wheel of which the terminal tells nothing is stopped, and restored by who can save it") {
    for (const bool sends_keys : {true, false}) {
        PtyOptions options = game_without_wheel();
        options.habits.alternate_scroll = sends_keys;
        options.habits.reports_modes = false;
        StartedGame program(options);
        wait_for_wheel(program, false);
        end_program(program);
        CHECK_EQ(program.screen().is_set(kAlternateScroll), sends_keys);
    }
}

TEST("a terminal that neither tells nor saves the mode gets the wheel that it starts with") {
    for (const auto& [variable, value, sends_keys] : {std::tuple("TERM", "alacritty", true),
                                                      {"ALACRITTY_LOG", "/tmp/a.log", true},
                                                      {"TERM", "xterm-256color", false}}) {
        const check::Context context(value);
        PtyOptions options = game_with_wheel();
        options.habits.reports_modes = false;
        options.habits.saves_modes = false;
        options.environment = {{variable, value}};
        StartedGame program(options);
        wait_for_wheel(program, false);
        end_program(program);
        CHECK_EQ(program.screen().is_set(kAlternateScroll), sends_keys);
    }
}

constexpr int kMouse = 1000;
constexpr int kInDecimals = 1006;

// The wheels of kitty and of xterm.js send keys.
TEST("in a terminal that does not know the mode of the wheel the wheel is reported") {
    PtyOptions options = game_without_wheel();
    options.habits.knows_alternate_scroll = false;
    for (const int signal : {0, SIGTERM, SIGSEGV}) {
        StartedGame program(options);
        const auto reported = [](const TerminalEmulator& screen) {
            return screen.is_set(kMouse) && screen.is_set(kInDecimals);
        };
        program.wait_until(reported, "the mouse to be reported");
        const std::size_t before = program.bytes_read();
        program.send("\x1a");  // Nobody can resume the game, so it goes straight on.
        program.wait_for_bytes("\x1b[?1000h", before);
        wait_for_map(program);
        CHECK(reported(program.screen()));
        signal == 0 ? end_run(program) : program.kill(signal);
        program.wait_exit();
        CHECK_EQ(left_behind(program), "");
    }
    options.environment = {{"TERM", "rxvt-unicode-256color"}};  // Its wheel never sends keys.
    StartedGame program(options);
    redraw(program);
    CHECK(!program.screen().is_set(kMouse));
}

// mlterm 3.9.4 says that its wheel always sends keys. QTerminal 2.4.0 and others made of
// QTermWidget say nothing, but have the type and version of Konsole before 20.12. The next two are
// those of GNU screen and mosh, whose variables su and ssh do not pass on, and the last newer
// Konsole's.
TEST("a wheel that no mode stops is reported") {
    for (const auto& [answer, captured] : {std::pair("\x1b[?1007;3$y", true),
                                           {"\x1b[?1007;4$y", false},
                                           {"\x1b[>0;115;0c", true},
                                           {"\x1b[>83;50002;0c", true},
                                           {"\x1b[>1;10;0c", true},
                                           {"\x1b[>1;115;0c", false}}) {
        const check::Context context(answer);
        PtyOptions options = game_without_wheel();
        options.habits.reports_modes = false;
        StartedGame program(options);
        program.send(answer);
        redraw(program);
        CHECK_EQ(program.screen().is_set(kMouse) && program.screen().is_set(kInDecimals), captured);
        end_program(program);
        CHECK_EQ(left_behind(program), "");
    }
}

// They don't pass the mode on, but that the mouse is to be reported.
TEST("in screen and tmux the wheel is reported, which is no key, until the game ends") {
    for (const auto& [variable, value] : {std::pair("TMUX", "/tmp/tmux-0/default,1,0"),
                                          {"STY", "1.pts-0"},
                                          {"TERM", "screen.xterm"},
                                          {"TERM", "tmux-256color"}}) {
        const check::Context context(value);
        PtyOptions options = game_without_wheel();
        options.environment = {{variable, value}};
        StartedGame program(options);
        CHECK(program.screen().is_set(kMouse) && program.screen().is_set(kInDecimals));
        program.type("i", "-- INVENTORY --");
        program.send("\x1b[<65;10;10M\x1b[<64;10;10M");
        redraw(program);
        program.wait_for_text("-- INVENTORY --");
        program.kill(SIGTERM);
        program.wait_exit();
        CHECK_EQ(left_behind(program), "");
    }
    StartedGame program(game_without_wheel());
    CHECK(!program.screen().is_set(kMouse));
}

TEST("a terminal that is never asked is told nothing of its wheel") {
    PtyOptions options = game_with_wheel();
    options.environment = {{"TERM", "linux"}};
    StartedGame program(options);
    end_program(program);
    CHECK(!tells(program, "1007"));
}

TEST("the wheel is the shell's while the game is suspended, and not when it goes on") {
    StartedGame program(game_with_wheel());
    wait_for_wheel(program, false);
    const std::size_t before = program.bytes_read();
    program.send("\x1a");  // Nobody can resume the game, so it goes straight on.
    program.wait_for_bytes("\x1b[?1007h", before);
    wait_for_wheel(program, false);
    wait_for_map(program);
}

}  // namespace
}  // namespace rogue::test
