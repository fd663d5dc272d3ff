#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"

// The third game through the real program.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

const std::string kWorldFolder = ROGUE_SOURCE_DIR "/tests/world/golden/";

TEST("every recorded run of the third game is verified") {
    std::vector<std::string> arguments{"--verify"};
    for (const auto& trace : recorded_traces(kWorldRuns)) {
        arguments.push_back(kWorldFolder + trace.stem().string() + ".run");
    }
    const ProgramResult result = run_roguelike(arguments);
    CHECK_EQ(result.status, 0);
    CHECK_EQ(std::ranges::count(result.out, '\n'), 17);
    CHECK(result.out.find(".run world\n") != std::string::npos);
}

TEST("a run of the third game is seen on the terminal, killed, offered and resumed") {
    const KeptGame game;
    const RecordedRun run = load_recorded_run(kWorldFolder + "diver-7101.trace", kWorldRuns);
    const std::vector<Frame> frames = waiting_frames(run);
    constexpr std::size_t kKeys = 60;
    PtyProgram first(game.on_terminal({"--game", "world", "--seed", std::to_string(run.seed)}));
    for (std::size_t i = 0; i < kKeys; ++i) {
        wait_for_frame(first, frames[i]);
        first.send(key_bytes(run.keys[i]));
    }
    wait_for_frame(first, frames[kKeys]);
    CHECK(first.screen().unexpected().empty());
    first.kill(SIGKILL);
    first.wait_exit();
    PtyProgram second(game.on_terminal());
    second.wait_for_text("Game:  world");
    second.send("y");
    wait_for_frame(second, frames[kKeys]);
    CHECK(game.run_file().starts_with(text("roguelike-run 1\nrules 3\nseed ", run.seed, "\n")));
}

TEST("help leads to the story, and back to the game") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--game", "world", "--seed", "42"}));
    program.wait_for_text("You wake beside a cold hearth.");
    program.send("?");
    program.wait_for_text("Bring the brands home.");
    program.send("s");
    program.wait_for_text("Stones tell it");
    program.send("x");
    program.wait_for_text("You wake beside a cold hearth.");
}

TEST("scores of the third game have a table of their own") {
    const KeptGame game;
    const std::string program = game.path("program");
    fs::copy_file(ROGUE_PROGRAM, program);
    std::ofstream(game.path("highscores-world.txt")) << "490|4|9|2026-11-20T15:11:00Z\n";
    const std::vector<std::string> command{program,    "--state-dir", game.path("state"),
                                           "--scores", "--game",      "world"};
    const ProgramResult result = run_program(command);
    CHECK(result.out.find("490   depth  4   kills   9") != std::string::npos);
}

TEST("in plain play the hearth, the doors and what a step brings are told") {
    const KeptGame game;
    const ProgramResult result = game.run({"--plain", "--game", "world", "--seed", "42"},
                                          "k\nk\nc\n\nllllllllllll\nkkkkkkkkkk\n");
    CHECK_EQ(result.status, 0);
    CHECK(result.out.find("You wake beside a cold hearth. Four doors lead out, and none of them is "
                          "locked.\nfar 0, HP 30 of 30\nhearth, 2 north\n"
                          "ways north, east, south, west\n") != std::string::npos);
    CHECK(result.out.find("The ashes stir: a brand burns 1 west, 2 north.\n") != std::string::npos);
    CHECK(result.out.find("You are at the hearth.\nbrand, 1 west, 2 north\n") != std::string::npos);
    CHECK(result.out.find("door, ") != std::string::npos);
}

TEST("the keys of plain play are told with the story") {
    const KeptGame game;
    const ProgramResult result = game.run({"--plain", "--game", "world", "--seed", "42"}, "?\n");
    CHECK(result.out.find("c: look at the chart of tiles\n") != std::string::npos);
    CHECK(result.out.find("THE STORY SO FAR\n") != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
