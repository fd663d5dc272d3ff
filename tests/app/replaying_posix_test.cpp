#include <fstream>

#include "rogue/base/text.hpp"
#include "rogue/records/run_reader.hpp"
#include "rogue/ui/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/temporary_folder.hpp"

// The real program shows a run file on a terminal.

namespace rogue::test {
namespace {

PtyOptions replay(std::vector<std::string> arguments) {
    PtyOptions options{.argv = {ROGUE_PAPER, "--replay", kPaperPath}, .widths = kWideEmoji};
    options.argv.insert(options.argv.end(), arguments.begin(), arguments.end());
    return options;
}

TEST("a run is shown to its end, which is told") {
    PtyProgram program(replay({"--speed", "1000"}));
    program.wait_for_text("troll kills you...");
    program.wait_for_text(kPaperDeath);
    leave_high_scores(program);
    CHECK_EQ(left_behind(program), "");
    CHECK(program.screen().rows()[0].starts_with(kPaperDeath));
}

// This window has no room for a line below the frame. While the film is paused, the line stands
// over the log.
TEST("space pauses, and the right arrow goes one key on") {
    PtyOptions options = replay({"--speed", "1"});
    options.rows = Frame::kRows;
    const std::vector<Frame> frames = waiting_frames(paper_run());
    PtyProgram program(options);
    program.wait_for_text(" ? keys");  // Until the first key.
    const auto paused = [&frames](std::size_t keys) {
        Frame frame = frames[keys];
        draw_over(frame, concat("Key ", keys, " of 143, depth 1, 1/s. Space plays. ? keys"));
        return frame;
    };
    program.send(" ");
    wait_for_frame(program, paused(0));
    for (std::size_t keys = 1; keys <= 20; ++keys) {
        program.send("\x1b[C");
        wait_for_frame(program, paused(keys));
    }
    program.send(" ");
    wait_for_frame(program, frames[21]);
    leave_by(program, "q");
    CHECK_EQ(program.screen().scrolls(), 0U);
}

TEST("a line below the frame says how far the replay is, and what keys do") {
    PtyProgram program(replay({"--speed", "1"}));
    program.wait_for_text("Key 0 of 143, depth 1, 1/s. Space pauses. ? keys");
    program.type(" ", "Key 0 of 143, depth 1, 1/s. Space plays. ? keys");
    program.type("\x1b[C\x1b[C", "Key 2 of 143, depth 1, 1/s. Space plays");
    const std::size_t before = program.bytes_read();
    program.resize(100, 30);
    program.wait_for_bytes("Key 2 of 143, depth 1, 1/s. Space plays", before);
    program.wait_for_text("Key 2 of 143, depth 1, 1/s. Space plays");
}

TEST("in a window of 24 rows both frame and line are right after every key") {
    const std::vector<Frame> frames = waiting_frames(paper_run());
    PtyProgram program(replay({"--speed", "1"}));
    program.send(" ");
    for (std::size_t keys = 0; keys <= 30; ++keys) {
        wait_for_frame(program, frames[keys], emoji,
                       concat("Key ", keys, " of 143, depth ", keys < 26 ? 1 : 2,
                              ", 1/s. Space plays. ? keys"));
        program.send("\x1b[C");
    }
    CHECK_EQ(program.screen().scrolls(), 0U);
}

TEST("plus and minus double and halve the speed, within bounds") {
    PtyProgram program(replay({"--speed", "600"}));
    program.type(" ", ", 600/s. Space plays. ? keys");
    program.type("+", ", 1000/s. Space plays. ? keys");
    program.type("--", ", 250/s. Space plays. ? keys");
    program.type("--------", ", 1/s. Space plays. ? keys");
    program.send("-");
    program.type("+", ", 2/s. Space plays. ? keys");
    program.type("=", ", 4/s. Space plays. ? keys");
}

TEST("after a pause a replay goes on at its speed") {
    PtyProgram program(replay({"--speed", "1"}));
    program.type(" ++++++++++", ", 1000/s. Space plays. ? keys");
    program.type(" ", kPaperDeath);
}

TEST("who goes on after a pause waits for the next key as long as the speed says") {
    PtyProgram program(replay({"--speed", "1"}));
    program.send(std::string(21, ' '));  // All at once: together they take less than a second.
    program.wait_for_text("Space plays");
    CHECK(program.screen().picture().find("Key 0 of 143") != std::string::npos);
}

TEST("the end is told even to a spectator who leaves early") {
    PtyProgram program(replay({"--speed", "1"}));
    program.wait_for_text("Key 0 of 143");
    leave_by(program, "q");
    CHECK_EQ(left_behind(program), "");
    CHECK(program.screen().rows()[0].starts_with(kPaperDeath));
}

TEST("a run that was quit or cut off ends on its last map") {
    const TemporaryFolder folder;
    const std::string header =
        RunHeader{.rules = kPaperGame.rules, .seed = 1027, .began = "2026-11-20T15:11:00Z"}.text();
    for (const auto& [keys, told] : {std::pair("RRR", "The run is still open with a score of 100"),
                                     std::pair("RRRq", "The run was quit with a score of 100")}) {
        std::ofstream(folder.path("a.run")) << header << keys;
        PtyProgram program(
            {.argv = {ROGUE_PAPER, "--replay", folder.path("a.run"), "--speed", "1000"},
             .widths = kWideEmoji});
        program.wait_for_text(told);
        leave_end(program);
    }
}

TEST("a run that comes through a pipe is shown, and the keys come from the terminal") {
    PtyProgram program(
        {.argv = {"sh", "-c", "cat \"$1\" | \"$0\" --replay - --speed 1", ROGUE_PAPER, kPaperPath},
         .widths = kWideEmoji});
    program.wait_for_text("Key 0 of 143, ");
    program.type(" \x1b[C\x1b[C", "Key 2 of 143, depth 1, 1/s. Space plays");
    leave_by(program, "q");
    CHECK_EQ(left_behind(program), "");
    CHECK(program.screen().rows()[0].starts_with(kPaperDeath));
}

TEST("a bad run is reported by file and line before anything is shown") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("bad.run"))
        << RunHeader{.rules = 0, .seed = 1, .began = "2026-11-20T15:11:00Z"}.text();
    PtyProgram program({.argv = {ROGUE_PAPER, "--replay", folder.path("bad.run")}});
    CHECK_EQ(program.wait_exit(), exited(3));
    CHECK(tells(program, "bad.run:2: the run was played under other rules"));
    CHECK(!tells(program, "\x1b"));
}

}  // namespace
}  // namespace rogue::test
