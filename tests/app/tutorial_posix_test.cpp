#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/recorded_runs.hpp"

// The game of the tutorial through the real program.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

TEST("without a terminal Enter, Escape and the digits are letters in this game alone") {
    const std::string keys = "qwer1234EX.UDLR";
    CHECK_EQ(run_roguelike({"--headless", "--game", "tutorial", "--seed", "1"}, keys).status, 0);
    CHECK_EQ(run_roguelike({"--headless", "--seed", "1"}, "E").status, 1);
    CHECK_EQ(run_roguelike({"--headless", "--seed", "1"}, "1").status, 1);
}

TEST("in plain play an empty line confirms an aim") {
    const KeptGame game;
    const RecordedMoment aim = recorded_aim();
    keep(game, aim.run, aim.keys);
    game.run({"--plain", "--resume"}, "\n");
    CHECK_EQ(keys_of(game.run_file()), aim.keys_so_far() + "E");
}

TEST("a run is kept, offered by the name of its game, resumed and entered in a table of its own") {
    const KeptGame game;
    const std::string program = game.path("program");
    fs::copy_file(ROGUE_PROGRAM, program);
    const auto on_terminal = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {program, "--state-dir", game.path("state")});
        return PtyOptions{.argv = arguments, .widths = kWideEmoji};
    };
    PtyProgram first(on_terminal({"--game", "tutorial", "--seed", "7"}));
    first.wait_for_text("Level created with seed '7'");
    first.send("\x1b[A\x1b[B");
    first.type("q", "Level:   1");
    first.type("Q", "LEAVE THE RUN?");
    leave_by(first, "q");
    PtyProgram second(on_terminal({}));
    second.wait_for_text("Game:  tutorial");
    second.type("y", "Level:   1");
    second.type("?", "use an ability");
    second.type("x", "Level:   1");
    kill_now(second);
    const std::string run = contents(game.runs().front());
    CHECK(run.starts_with(concat("roguelike-run 1\nrules ", kTutorialRules, "\nseed 7\n")));
    CHECK_EQ(keys_of(run), "UDq");
}

TEST("any key leaves the help, also g, which switches pictures where there are some") {
    PtyProgram program(game(5, {"--game", "tutorial"}));
    program.wait_for_text("Level:   1");
    program.type("?", "any key: back to the game");
    program.type("g", "Level:   1");
}

TEST("the command that plays the dungeon again names the game") {
    PtyProgram program(game(5, {"--game", "tutorial"}));
    program.wait_for_text("Level:   1");
    program.type("Q", "LEAVE THE RUN?");
    answer_for_good(program, "e");
    CHECK_EQ(program.wait_exit(), exited(0));
    CHECK(tells(program, " --game tutorial --seed 5 "));
}

TEST("the letters wasd do not move where w is an ability") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--game", "tutorial", "--keys", "wasd"}));
    program.wait_for_text("? help");
    program.type("d", "No such key: d.");
    program.kill(SIGTERM);
    CHECK_EQ(program.wait_exit(), killed_by(SIGTERM));
}

TEST("a run of one game proves no line in the table of the other") {
    const KeptGame game;
    fs::create_directories(game.path("state/runs"));
    const std::string run = game.path("state/runs/a.run");
    const RecordedMoment death = recorded_end(kTutorialRuns, Ending::died);
    const Tally tally = death.game()->tally();
    fs::copy_file(death.run.file, run);
    std::ofstream(game.path("highscores.txt"))
        << concat(tally.score, "|", tally.deepest, "|", tally.kills, "|2001-09-09T01:46:40Z\n");
    fs::last_write_time(run, std::chrono::file_clock::from_sys(
                                 std::chrono::sys_seconds(std::chrono::seconds(1'000'000'000))));
    CHECK(
        game.run({"--scores", "--game", "tutorial"}).out.find(concat("* seed ", death.run.seed)) !=
        std::string::npos);
    CHECK(game.run({"--scores"}).out.find("* seed") == std::string::npos);
}

}  // namespace
}  // namespace rogue::test
