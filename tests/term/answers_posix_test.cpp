#include <algorithm>
#include <csignal>

#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/probe.hpp"

// The program asks the terminal how wide it draws. It takes the answers in any form in which they
// come.

namespace rogue::test {
namespace {

using Answers = PtyOptions::Answers;

constexpr std::string_view kQuery = "\x1b[6n";
constexpr std::string_view kLast = "\x1b[c";  // The last question, which every terminal answers.

// A shell runs the game and then shows what has been typed into the shell.
constexpr std::string_view kTellWhatIsLeft =
    "trap '' INT; (trap - INT; exec \"$@\"); stty -icanon -echo min 0 time 10; "
    "left=$(dd bs=999 count=1 2>/dev/null | tr -d '\\033'); echo \"left:[$left]\"";

RecordedRun short_run() {
    return paper_run();
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
    CHECK_EQ(left_behind(program), "");
}

TEST("on terminals of every width a run is aligned and complete") {
    std::vector<NamedWidthModel> models(kEmojiOpinions.begin(), kEmojiOpinions.end());
    models.push_back({"blocks and dots are wide", kAmbiguousWide});
    for (const NamedWidthModel& row : models) {
        const check::Context context{std::string(row.name)};
        const GlyphSet glyphs = measured_glyphs(row.model);
        PtyProgram program(game_with(Answers::at_once, row.model));
        check_run(program, [&](Glyph glyph) { return glyphs[look_of(glyph)].bytes; });
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
    program.type("?", "-- WHAT YOU SEE --");
    program.type("g", "\U0001F9D9");
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
        check_run(program, [&](Glyph glyph) { return glyphs[look_of(glyph)].bytes; });
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
    wait_for_frame(program, frames[2], [&](Glyph glyph) { return glyphs[look_of(glyph)].bytes; });
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
    program.type("i", "-- INVENTORY --");
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
    silent.let_pass(kLongerThanQuiet);  // Of these runs nothing is kept.
    silent.send("q");
    leave_by(answered, "q");
    silent.wait_until_idle();  // It waits for its answers.
    CHECK(silent.screen().on_alternate_screen());
}

TEST("answers under way when quitting are not left to the shell") {
    PtyOptions options = game_with(Answers::when_released);
    options.argv.insert(options.argv.begin(), {"sh", "-c", std::string(kTellWhatIsLeft), "sh"});
    StartedGame program(options);
    ask_to_leave(program);
    program.let_pass(kLongerThanQuiet);
    program.send_bytewise("q");
    program.let_pass(std::chrono::milliseconds(200));  // The line is slow.
    program.release_answers();
    program.wait_for_text("left:[]");
    CHECK_EQ(program.wait_exit(), exited(0));
}

// The answers of a terminal to all that it was asked, one by one.
std::vector<std::string> answers_of(const PtyProgram& program) {
    TerminalEmulator terminal(80, 24, kSelectorIgnored);
    terminal.feed(program.transcript());
    const std::string all = terminal.take_replies();
    std::vector<std::string> answers;
    for (std::size_t begin = 0; begin < all.size();) {
        const std::size_t next = all.find('\x1b', begin + 1);
        const bool ends_string = next != all.npos && all[next + 1] == '\\';
        const std::size_t end = ends_string ? next + 2 : std::min(next, all.size());
        answers.push_back(all.substr(begin, end - begin));
        begin = end;
    }
    return answers;
}

bool is_about_attributes(const std::string& answer) {
    return answer.ends_with("c");
}

// A multiplexer may answer some questions itself and pass others on.
TEST("answers in any order are all awaited when quitting") {
    PtyOptions options = game_with(Answers::never);
    options.argv.insert(options.argv.begin(), {"sh", "-c", std::string(kTellWhatIsLeft), "sh"});
    for (const std::size_t at_once : {1U, 2U, 20U}) {
        StartedGame program(options);
        std::vector<std::string> answers = answers_of(program);
        std::stable_partition(answers.begin(), answers.end(), is_about_attributes);
        std::string first;
        for (std::size_t i = 0; i < at_once; ++i) {
            first += answers[i];
        }
        program.send(first);
        program.send("\x03");
        program.let_pass(std::chrono::milliseconds(100));
        for (std::size_t i = at_once; i < answers.size(); ++i) {
            program.send_bytewise(answers[i].substr(0, 1));
            program.send(answers[i].substr(1));
        }
        program.wait_for_text("left:[]");
    }
}

// As in dvtm.
TEST("a terminal that tells positions and never its attributes is not awaited to the end") {
    StartedGame program(game_with(Answers::never));
    std::string positions;
    for (const std::string& answer : answers_of(program)) {
        positions += answer.ends_with("R") ? answer : "";
    }
    program.send(positions);
    ask_to_leave(program);
    program.let_pass(kLongerThanQuiet);
    program.send("q");
    CHECK_EQ(program.wait_exit(std::chrono::milliseconds(3500)), exited(0));
}

TEST("an answer that came first, cut behind its Esc before the next, is no key") {
    StartedGame program(game_with(Answers::never));
    program.type("i", "-- INVENTORY --");
    program.send("\x1b[?62;22c\x1b");
    program.let_pass(std::chrono::milliseconds(100));
    program.send("]4;3;rgb:cd00/cd00/0000\x1b\\");
    redraw(program);
    program.wait_for_text("-- INVENTORY --");
}

TEST("the rest of an answer whose beginning was lost moves nobody") {
    StartedGame program(game_with(Answers::never));
    for (const char* rest : {"62;4;52c", "5;3R", "3R", "1007;2$y", "0000/1234/abcd\x1b\\"}) {
        program.send(rest);
        program.let_pass(std::chrono::milliseconds(50));
    }
    redraw(program);
    wait_for_frame(program, waiting_frames(short_run()).front(), emoji, std::nullopt);
}

// They measure for themselves, and the terminal outside draws.
TEST("a multiplexer that the environment does not tell gets no emoji of contested width") {
    for (const char* version : {"tmux 3.4", "Zellij(4300)", "libvterm(0.3)", ""}) {
        const check::Context context(version);
        PtyOptions options = game_with(Answers::at_once);
        options.habits.version = version;
        StartedGame program(options);
        program.type("?", "-- WHAT YOU SEE --");
        redraw(program);
        for (const std::string& row : program.screen().rows()) {
            for (const char* contested : {"\U0001F5E1", "\U0001FA84", "\U0001F9CC"}) {
                CHECK_EQ(row.find(contested), std::string::npos);
            }
        }
    }
}

TEST("no new question is asked while leaving") {
    PtyOptions options = game_with(Answers::when_released);
    options.environment = {{"LC_ALL", "C"}};  // The first question is whether it knows UTF-8.
    StartedGame program(options);
    ask_to_leave(program);
    program.let_pass(kLongerThanQuiet);
    program.send_bytewise("q");
    program.release_answers();
    CHECK_EQ(program.wait_exit(), exited(0));
    CHECK_EQ(program.transcript().find(kQuery), program.transcript().rfind(kQuery));
}

TEST("no question is asked again while leaving, though the game has been stopped meanwhile") {
    StartedGame program(game_with(Answers::never));
    ask_to_leave(program);
    program.let_pass(kLongerThanQuiet);
    program.send_bytewise("q");
    program.kill(SIGCONT);
    CHECK_EQ(program.wait_exit(), exited(0));
    CHECK_EQ(program.transcript().find(kLast), program.transcript().rfind(kLast));
}

}  // namespace
}  // namespace rogue::test
