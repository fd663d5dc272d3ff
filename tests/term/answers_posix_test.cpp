#include <csignal>
#include <tuple>

#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/probe.hpp"

// The program asks the terminal how wide it draws. It takes the answers in any form in which they
// come.

namespace rogue::test {
namespace {

using Answers = PtyOptions::Answers;

constexpr std::string_view kQuery = "\x1b[6n";
constexpr std::string_view kLast = "\x1b[c";  // The last question, which every terminal answers.

RecordedRun short_run() {
    return recorded_run("hoard-3379");
}

PtyOptions game_with(Answers answers, const WidthModel& widths = kWideEmoji) {
    PtyOptions options = game(short_run().seed);
    options.answers = answers;
    options.widths = widths;
    return options;
}

// Plays the run key by key. Each frame must appear.
void check_run(PtyProgram& program, const GlyphText& glyph_text) {
    const RecordedRun run = short_run();
    const std::vector<Frame> frames = waiting_frames(run);
    wait_for_frame(program, frames.front(), glyph_text);
    for (std::size_t i = 0; i < run.keys.size(); ++i) {
        play_key(program, run, frames, i, glyph_text);
    }
    CHECK(program.screen().unexpected().empty());
    leave_end(program);
    CHECK_EQ(program.wait_exit(), exited(0));
    CHECK_EQ(left_behind(program), "");
}

TEST("on terminals of every width a run is aligned and complete") {
    std::vector<NamedWidthModel> models(kEmojiOpinions.begin(), kEmojiOpinions.end());
    models.push_back({"blocks and dots are wide", kAmbiguousWide});
    for (const NamedWidthModel& row : models) {
        const check::Context context{std::string(row.name)};
        const GlyphSet glyphs = measured_glyphs(row.model);
        PtyProgram program(game_with(Answers::at_once, row.model));
        check_run(program, [&](Glyph glyph) { return glyphs[glyph].bytes; });
    }
}

TEST("a terminal that never answers is played on at once, with emoji") {
    for (const NamedWidthModel& row : kEmojiOpinions) {
        const check::Context context{std::string(row.name)};
        PtyProgram program(game_with(Answers::never, row.model));
        check_run(program, emoji);
    }
}

TEST("the question goes out with the first frame, in one write before it") {
    StartedGame program(game_with(Answers::never));
    const std::string& sent = program.transcript();
    const std::size_t frame = sent.find("\x1b[?2026h");
    CHECK(sent.rfind(kQuery) < frame);
    CHECK(sent.rfind("\x1b[c") < frame);
    CHECK_EQ(sent.find("\x1b[?2026h", frame + 1), std::string::npos);
}

// In the C locale the first question is whether the terminal knows UTF-8. The player chooses emoji
// before it answers, so that they are on the screen when the question for their widths goes out.
TEST("after every question the screen is drawn anew, also if it already looks right") {
    PtyOptions options = game_with(Answers::when_released);
    options.environment = {{"LC_ALL", "C"}};
    StartedGame program(options);
    const std::size_t first = program.transcript().find(kLast);
    program.send("?");
    program.wait_for_text("-- WHAT YOU SEE --");
    program.send("g");
    program.wait_for_text("\U0001F9D9");
    program.release_answers();
    program.wait_for_bytes(kLast, first + 1);
    const std::string& sent = program.transcript();
    for (const std::size_t at : {first, sent.find(kLast, first + 1)}) {
        program.wait_for_bytes("\x1b[?2026l", at);
        CHECK(sent.substr(at + kLast.size()).starts_with("\x1b[?2026h\x1b[0m\x1b[2J"));
    }
}

TEST("answers given twice or byte by byte are not keys and set the glyphs") {
    const GlyphSet glyphs = measured_glyphs(kOldUnicode);
    for (const Answers answers : {Answers::twice, Answers::byte_by_byte}) {
        PtyProgram program(game_with(answers, kOldUnicode));
        check_run(program, [&](Glyph glyph) { return glyphs[glyph].bytes; });
    }
}

TEST("late answers are not keys, and the screen is redrawn with them") {
    const RecordedRun run = short_run();
    const std::vector<Frame> frames = waiting_frames(run);
    const GlyphSet glyphs = measured_glyphs(kNarrowEmoji);
    PtyProgram program(game_with(Answers::when_released, kNarrowEmoji));
    program.send(key_bytes(run.keys[0]) + key_bytes(run.keys[1]));
    wait_for_frame(program, frames[2]);
    program.release_answers();
    wait_for_frame(program, frames[2], [&](Glyph glyph) { return glyphs[glyph].bytes; });
}

TEST("keys typed before the program runs and between its answers are all played") {
    const RecordedRun run = short_run();
    PtyProgram program(game_with(Answers::byte_by_byte));
    program.send(key_bytes(run.keys));
    leave_death(program);
    wait_for_frame(program, waiting_frames(run).back());
}

TEST("an answer that comes in two pieces, the second after a pause, is no key") {
    StartedGame program(game_with(Answers::never));
    program.send("i");
    program.wait_for_text("-- INVENTORY --");
    program.send("\x1b");
    program.let_pass(std::chrono::milliseconds(100));  // Twice as long as a lone Esc takes.
    program.send("[5;3R");
    redraw(program);
    program.wait_for_text("-- INVENTORY --");
}

TEST("a game whose terminal has answered is left at once, and waits for no more") {
    StartedGame answered(game_with(Answers::at_once));
    ask_to_leave(answered);
    StartedGame silent(game_with(Answers::never));
    ask_to_leave(silent);
    silent.send("q");
    answered.send("q");
    CHECK_EQ(answered.wait_exit(), exited(0));
    silent.let_pass(std::chrono::milliseconds(1));  // It waits for its answers.
    CHECK(silent.screen().on_alternate_screen());
}

TEST("answers under way when quitting are not left to the shell") {
    PtyOptions options = game_with(Answers::when_released);
    const std::string script =
        "\"$@\"; stty -icanon -echo min 0 time 10; "
        "left=$(dd bs=999 count=1 2>/dev/null | tr -d '\\033'); echo \"left:[$left]\"";
    options.argv.insert(options.argv.begin(), {"sh", "-c", script, "sh"});
    for (const int time : {800, 2500}) {  // The line is slow.
        StartedGame program(options);
        ask_to_leave(program);
        program.send_bytewise("q");
        program.let_pass(std::chrono::milliseconds(time));
        program.release_answers();
        program.wait_for_text("left:[]");
        CHECK_EQ(program.wait_exit(), exited(0));
    }
}

TEST("no new question is asked while leaving") {
    PtyOptions options = game_with(Answers::when_released);
    options.environment = {{"LC_ALL", "C"}};  // The first question is whether it knows UTF-8.
    StartedGame program(options);
    ask_to_leave(program);
    program.send_bytewise("q");
    program.release_answers();
    CHECK_EQ(program.wait_exit(), exited(0));
    CHECK_EQ(program.transcript().find(kQuery), program.transcript().rfind(kQuery));
}

TEST("no question is asked again while leaving, though the game has been stopped meanwhile") {
    StartedGame program(game_with(Answers::never));
    ask_to_leave(program);
    program.send_bytewise("q");
    program.kill(SIGCONT);
    CHECK_EQ(program.wait_exit(), exited(0));
    CHECK_EQ(program.transcript().find(kLast), program.transcript().rfind(kLast));
}

// The mode in which the mouse wheel sends arrow keys.
constexpr int kAlternateScroll = 1007;

PtyOptions game_with_wheel(Answers answers = Answers::at_once) {
    PtyOptions options = game_with(answers);
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
    StartedGame program(game_with(Answers::at_once));
    end_program(program);
    CHECK(!program.screen().is_set(kAlternateScroll));
    CHECK(!tells(program, "1007h"));
}

TEST("a wheel of which the terminal tells nothing is stopped, and restored by who can save it") {
    for (const bool sends_keys : {true, false}) {
        PtyOptions options = game_with(Answers::at_once);
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
    PtyOptions options = game_with(Answers::at_once);
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

// They don't pass the mode on, but that the mouse is to be reported.
TEST("in screen and tmux the wheel is reported, which is no key, until the game ends") {
    for (const auto& [variable, value] : {std::pair("TMUX", "/tmp/tmux-0/default,1,0"),
                                          {"STY", "1.pts-0"},
                                          {"TERM", "screen.xterm"},
                                          {"TERM", "tmux-256color"}}) {
        const check::Context context(value);
        PtyOptions options = game_with(Answers::at_once);
        options.environment = {{variable, value}};
        StartedGame program(options);
        CHECK(program.screen().is_set(kMouse) && program.screen().is_set(kInDecimals));
        program.send("i");
        program.wait_for_text("-- INVENTORY --");
        program.send("\x1b[<65;10;10M\x1b[<64;10;10M");
        redraw(program);
        program.wait_for_text("-- INVENTORY --");
        program.kill(SIGTERM);
        program.wait_exit();
        CHECK_EQ(left_behind(program), "");
    }
    StartedGame program(game_with(Answers::at_once));
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
