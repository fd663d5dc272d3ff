#include <chrono>

#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// The map of a death and the high scores stay until somebody who has seen them presses a key.

namespace rogue::test {
namespace {

// Holds an arrow for longer than the quiet that keys wait for. Each is typed when the one before
// has been read, and so faster than any key repeats.
void hold_arrow(PtyProgram& program) {
    const auto until = std::chrono::steady_clock::now() + kLongerThanQuiet;
    while (std::chrono::steady_clock::now() < until) {
        program.send_bytewise("\x1b[D");
    }
}

TEST("an arrow that is held skips neither the map of a death nor the high scores") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    const std::string keys = paper_run().keys;
    program.send(key_bytes(std::string_view(keys).substr(0, keys.size() - 1)));
    hold_arrow(program);
    program.wait_for_text("You died. Press any key.");
    program.wait_for_text("kills you...");
    leave_death(program);
    hold_arrow(program);
    redraw(program);
    program.wait_for_text("Press any key to exit.");
    CHECK(program.screen().picture().find("You died.") == std::string::npos);
    leave_end(program);
}

TEST("keys typed in a window too small to show the map of a death do not leave it") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    const std::string keys = paper_run().keys;
    program.type(key_bytes(std::string_view(keys).substr(0, keys.size() - 1)),
                 "You died. Press any key.");
    program.resize(60, 20);
    program.wait_for_text("have 60x20");
    program.send_bytewise("xxx");
    program.resize(80, 24);
    program.wait_for_text("You died. Press any key.");
    leave_high_scores(program);
}

TEST("keys typed before the high scores are shown do not leave them") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    program.send(key_bytes(paper_run().keys));
    leave_death(program);
    program.send("xxxx");
    redraw(program);
    program.wait_for_text("Press any key to exit.");
    leave_high_scores(program);
}

}  // namespace
}  // namespace rogue::test
