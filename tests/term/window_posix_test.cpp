#include <tuple>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/ui/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_difference.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/program.hpp"

// The window's size, suspending and redrawing.

namespace rogue::test {
namespace {

// What a new player reads first, in a window that has no row below the frame.
Frame with_first_keys(Frame frame) {
    draw_over(frame, "o explore, _ travel, x look, ? help");
    return frame;
}

TEST("an 80 by 23 terminal is large enough") {
    PtyOptions options = game(1027);
    options.rows = 23;
    PtyProgram program(options);
    wait_for_frame(program, with_first_keys(first_frame(1027)));
    CHECK_EQ(program.screen().scrolls(), 0U);
}

TEST("a window too small says what is needed and what there is") {
    PtyOptions options = game(1027);
    options.columns = 60;
    options.rows = 20;
    PtyProgram program(options);
    for (const char* line : {"Terminal too small", "need 80x23", "have 60x20", "q twice quits"}) {
        program.wait_for_text(line);
    }
    program.resize(80, 22);
    program.wait_for_text("have 80x22");
    program.resize(80, 23);
    wait_for_frame(program, with_first_keys(first_frame(1027)));
}

TEST("the message of a window too small is a frame, drawn once for each size") {
    PtyOptions options = game(1027);
    options.columns = 60;
    PtyProgram program(options);
    program.wait_for_text("q twice quits");
    program.send_bytewise("iiii");
    program.resize(61, 24);
    program.wait_for_text("have 61x24");
    program.send("qq");
    program.wait_exit();
    const std::string& sent = program.transcript();
    CHECK_EQ(occurrences(sent, "Terminal too small"), 2U);
    CHECK_EQ(occurrences(sent, "\x1b[?2026h"), 2U);
    const std::size_t message = sent.find("Terminal too small");
    CHECK(sent.find("\x1b[?2026h") < message);
    CHECK(sent.find("\x1b[2J") < message);
    CHECK(message < sent.find("\x1b[?2026l"));
}

TEST("a replay in a window too small pauses, and goes on where it was") {
    PtyOptions options{.argv = {ROGUE_PAPER, "--speed", "1000", "--replay", kPaperPath}};
    options.columns = 60;
    PtyProgram program(options);
    program.wait_for_text("q twice quits");
    program.let_pass(std::chrono::milliseconds(300));
    CHECK_EQ(occurrences(program.transcript(), "Terminal too small"), 1U);
    program.resize(80, 24);
    program.wait_for_text(concat(kPaperDeath, " (kills 10). Press any key."));
    CHECK(tells(program, "Key 0 of "));
}

TEST("the message fits the smallest windows") {
    PtyOptions options = game(1027);
    options.columns = 5;
    options.rows = 2;
    PtyProgram program(options);
    program.wait_for_text("Termi");
    program.wait_for_text("need");
    CHECK_EQ(program.screen().scrolls(), 0U);
}

// Leaves the game in a window that is too small, once it has said so.
void quit_when_it_says(PtyProgram& program, std::string_view words, std::string_view keys = "qq") {
    program.wait_for_text(words);
    leave_by(program, keys);
}

TEST("a window of one row is too small, and not one whose size is unknown") {
    PtyOptions options = game(1027);
    options.rows = 1;
    PtyProgram program(options);
    quit_when_it_says(program, "Terminal too small");
    CHECK(!tells(program, "-- STATUS --"));
}

TEST("quitting works in a window too small, with Caps Lock too") {
    PtyOptions options = game(1027);
    options.columns = 20;
    for (const char* keys : {"qq", "QQ"}) {
        PtyProgram program(options);
        quit_when_it_says(program, "q twice quits", keys);
        CHECK_EQ(left_behind(program), "");
    }
}

TEST("quitting works in a window too small while a run is replayed") {
    PtyOptions options{.argv = {ROGUE_PAPER, "--speed", "1", "--replay", kPaperPath}};
    options.columns = 60;
    PtyProgram program(options);
    quit_when_it_says(program, "q twice quits");
    CHECK_EQ(left_behind(program), "");
}

TEST("what is typed in a window too small is dropped, and what was typed before is played") {
    StartedGame program(game(1027));
    program.send_bytewise("i");
    program.resize(79, 24);
    program.wait_for_text("have 79x24");
    program.send_bytewise("aqx");
    program.resize(80, 24);
    program.wait_for_text("-- INVENTORY --");
    redraw(program);
    program.wait_for_text("-- INVENTORY --");
}

TEST("q in a window too small asks once the question can be seen, and in the pack it is dropped") {
    for (const bool in_pack : {false, true}) {
        StartedGame program(game(1027));
        if (in_pack) {
            program.type("i", "-- INVENTORY --");
        }
        program.resize(79, 24);
        program.wait_for_text("have 79x24");
        program.send_bytewise("q");
        program.resize(80, 24);
        program.wait_for_text(in_pack ? "-- INVENTORY --" : "LEAVE THE RUN?");
        redraw(program);
        program.wait_for_text(in_pack ? "-- INVENTORY --" : "LEAVE THE RUN?");
    }
}

TEST("a resize at a prompt leaves the prompt as it was") {
    const RecordedRun run{&kPaperGame, kPaperSeed, "i"};
    StartedGame program(game(1027));
    program.send("i");
    wait_for_frame(program, waiting_frames(run).back());
    for (const auto& [columns, rows] : {std::pair{60, 20}, {120, 40}, {80, 23}}) {
        program.resize(columns, rows);
    }
    wait_for_frame(program, waiting_frames(run).back());
}

TEST("a terminal that does not know its size is taken for 80 by 24") {
    PtyOptions options = game(1027);
    options.columns = 0;
    options.rows = 0;
    StartedGame program(options);
}

TEST("a terminal that does not know its size has what the environment says, if that is a size") {
    using Row = std::tuple<std::string, std::string, std::string>;
    for (const auto& [columns, rows, said] :
         {Row{"60", "20", "have 60x20"}, Row{"70", "", "have 70x24"},
          Row{"-60", "20", "have 80x20"}, Row{"0", "22", "have 80x22"},
          Row{"wide", "10", "have 80x10"}}) {
        const check::Context context(columns + " by " + rows);
        PtyOptions options = game(1027);
        options.columns = 0;
        options.environment = {{"COLUMNS", columns}, {"LINES", rows}};
        PtyProgram program(options);
        program.wait_for_text(said);
    }
}

TEST("a window too small has no line below it for what the game would tell there") {
    StartedGame program(game(1027));
    program.wait_for_text("? help");
    program.resize(79, 24);
    program.wait_for_text("have 79x24");
    CHECK_EQ(program.screen().picture().find("? help"), std::string::npos);
    program.resize(80, 24);
    program.wait_for_text("? help");
}

TEST("Ctrl-L redraws the screen and is not a key") {
    StartedGame program(game(1027));
    program.type("i", "-- INVENTORY --");
    redraw(program);
    program.wait_for_text("-- INVENTORY --");
}

TEST("Ctrl-Z where nobody can resume the game goes straight on") {
    StartedGame program(game(1027));
    const std::size_t before = program.bytes_read();
    program.send("\x1a");
    program.wait_for_bytes("\x1b[?1049h", before);
    wait_for_frame(program, first_frame(1027));
    end_program(program);
    CHECK_EQ(left_behind(program), "");
}

}  // namespace
}  // namespace rogue::test
