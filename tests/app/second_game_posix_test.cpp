#include <csignal>
#include <filesystem>
#include <fstream>

#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"

// A program with twenty-one as its first game and the dungeon crawl as its second: terminal,
// records and verification are the same code for both.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

// Its first four cards make 21: 10, 5, 2 and 4.
constexpr const char* kSeed = "2";

KeptGame twenty_one() {
    return KeptGame(ROGUE_TWENTY_ONE);
}

// Draws two cards and kills the program.
void cut_off(const KeptGame& game) {
    PtyProgram program(game.on_terminal({"--seed", kSeed}));
    program.wait_for_text("0 of 21 with 0 cards");
    program.send("+x+");
    program.wait_for_text("of 21 with 2 cards");
    program.kill(SIGKILL);
    CHECK_EQ(program.wait_exit(), killed_by(SIGKILL));
}

TEST("a run of another game is recorded under its own rules, with the keys it knows") {
    const KeptGame game = twenty_one();
    cut_off(game);
    const std::string run = game.run_file();
    CHECK(run.starts_with("roguelike-run 1\nrules 21\nseed 2\n"));
    CHECK(run.ends_with("\n+.+"));
}

TEST("a run of another game is offered, resumed, entered in the table and proven") {
    const KeptGame game = twenty_one();
    cut_off(game);
    PtyProgram program(game.on_terminal());
    program.wait_for_text("AN UNFINISHED RUN");
    program.wait_for_text("Depth: 2");
    program.wait_for_text("/21");
    program.send("y");
    program.wait_for_text("of 21 with 2 cards");
    program.send("+++x");
    leave_high_scores(program);
    CHECK_EQ(program.wait_exit(), exited(0));
    const std::string score = game.scores().substr(0, game.scores().find('|'));
    CHECK(std::stoi(score) > 21);
    CHECK_EQ(game.run({"--verify", game.runs().front()}).out,
             "ok died score " + score + " depth 5 kills 0 seed 2 " + game.runs().front() + "\n");
    CHECK(game.run({"--scores"}).out.find("* seed 2\n") != std::string::npos);
}

TEST("a run of another game is replayed on the terminal") {
    const KeptGame game = twenty_one();
    cut_off(game);
    PtyProgram program(game.on_terminal({"--replay", game.runs().front()}));
    program.wait_for_text("of 21 with 2 cards");
    program.wait_for_text("Press any key.");
    leave_end(program);
    CHECK_EQ(program.wait_exit(), exited(0));
}

TEST("one program verifies the runs of all its games") {
    const KeptGame game = twenty_one();
    cut_off(game);
    const std::string crawl = game.path("crawl.run");
    run_roguelike({"--headless", "--record", crawl}, "q");
    const ProgramResult result = game.run({"--verify", game.runs().front(), crawl});
    CHECK_EQ(result.status, 0);
    CHECK(result.out.starts_with("open score "));
    CHECK(result.out.find("ok quit score ") != std::string::npos);
}

TEST("a program without that game says so of its runs") {
    const KeptGame game = twenty_one();
    cut_off(game);
    const ProgramResult result = run_roguelike({"--verify", game.runs().front()});
    CHECK_EQ(result.status, 3);
    CHECK_EQ(result.out, "bad " + game.runs().front() + ":2: a run under other rules\n");
}

TEST("without a terminal the letters are those of the game that is played") {
    const KeptGame game = twenty_one();
    const ProgramResult played =
        run_program({ROGUE_TWENTY_ONE, "--headless", "--trace", "--seed", kSeed}, "+U+Q");
    CHECK_EQ(played.status, 0);
    CHECK(played.out.find("end quit score ") != std::string::npos);
    CHECK_EQ(run_program({ROGUE_TWENTY_ONE, "--headless"}, "+g").err,
             "roguelike: standard input: the byte at offset 1 stands for no key (keys: UDLR.+Q)\n");
}

TEST("each game has a table of its own") {
    const KeptGame game = twenty_one();
    const std::string program = game.path("program");
    fs::copy_file(ROGUE_TWENTY_ONE, program);
    PtyProgram played(
        {.argv = {program, "--state-dir", game.path("state"), "--seed", kSeed, "--no-record"}});
    played.wait_for_text("0 of 21 with 0 cards");
    played.send("+++++x");
    leave_high_scores(played);
    CHECK_EQ(played.wait_exit(), exited(0));
    CHECK(fs::exists(game.path("highscores-21.txt")));
    CHECK(!fs::exists(game.path("highscores.txt")));
}

}  // namespace
}  // namespace rogue::test
