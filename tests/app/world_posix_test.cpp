#include <filesystem>
#include <fstream>
#include <string>

#include "rogue/base/text.hpp"
#include "rogue/world/world.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/recorded_runs.hpp"

// The third game through the real program.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

const std::string kWorldFolder = ROGUE_SOURCE_DIR "/tests/world/golden/";

TEST("a run of the third game is seen on the terminal, killed, offered and resumed") {
    const KeptGame game;
    const RecordedRun run = recorded_run("diver-7101", kWorldRuns);
    const std::vector<Frame> frames = waiting_frames(run);
    constexpr std::size_t kKeys = 60;
    PtyProgram first(game.on_terminal({"--game", "world", "--seed", std::to_string(run.seed)}));
    for (std::size_t i = 0; i < kKeys; ++i) {
        wait_for_frame(first, frames[i]);
        first.send(key_bytes(run.keys[i]));
    }
    wait_for_frame(first, frames[kKeys]);
    CHECK(first.screen().unexpected().empty());
    kill_now(first);
    PtyProgram second(game.on_terminal());
    second.wait_for_text("Game:  world");
    second.send("y");
    wait_for_frame(second, frames[kKeys]);
    CHECK(game.run_file().starts_with(
        concat("roguelike-run 1\nrules ", kWorldRules, "\nseed ", run.seed, "\n")));
}

const std::string kWon = kWorldFolder + "quest-7301.run";
const std::string kWonScore = " with a score of 2120 (far 3, kills 62, brands 4)";

// Keeps a run that lacks only the key that wins it.
void keep_nearly_won(const KeptGame& game) {
    const std::string run = contents(kWon);
    fs::create_directories(game.path("state/runs"));
    std::ofstream(game.path("state/runs/a.run")) << run.substr(0, run.rfind('q'));
}

TEST("who rests on the hearth is asked, has won, and sees the table") {
    const KeptGame game;
    keep_nearly_won(game);
    PtyProgram program(game.on_terminal({"--resume"}));
    program.wait_for_text("Brands: 0, home 4");
    program.type("q", "e or Enter: rest here, and win the run");
    program.send_bytewise("\r");  // Typed before the question can have been read.
    program.let_pass(kLongerThanQuiet);
    program.wait_for_text("e or Enter: rest here, and win the run");
    program.type("\r", "You sit down by the fire. You are home.");
    program.wait_for_text("You won. Press any key.");
    leave_death(program);
    program.wait_for_text("YOU CAME HOME");
    leave_end(program);
    program.wait_for_text(concat("You won", kWonScore, ", the best."));
    CHECK_EQ(game.run_file(), contents(kWon));
    CHECK(game.scores().starts_with("2120|3|62|"));
}

TEST("a win without a screen is told with the table") {
    const KeptGame game;
    keep_nearly_won(game);
    const ProgramResult result = game.run({"--plain", "--resume"}, "q\ne\n");
    CHECK(result.out.find("e or Enter: rest here, and win the run\n"
                          "q or y: leave, and keep it for later\n"
                          "any other key: play on\n"
                          "You sit down by the fire. You are home.\n"
                          "high scores\n"
                          "1: 2120, far 3, kills 62, this run\n"
                          "You won with a score of 2120") != std::string::npos);
    CHECK_EQ(game.run_file(), contents(kWon));
}

TEST("a win whose program died before the end was written is entered by the next start") {
    const KeptGame game;
    keep_nearly_won(game);
    std::ofstream(game.path("state/runs/a.run"), std::ios::app) << "q";
    const ProgramResult result = game.run({"--plain", "--resume"});
    CHECK_EQ(result.out.find("Brands: 0, home 4"), std::string::npos);
    CHECK(contents(game.path("state/runs/a.run")) == contents(kWon));
    CHECK(game.scores().starts_with("2120|3|62|"));
}

TEST("a win is told by films, stories and rankings") {
    PtyProgram film({.argv = {ROGUE_PROGRAM, "--replay", kWon}, .widths = kWideEmoji});
    film.type("\x1b[F", concat("The run was won", kWonScore, ". Press any key."));
    film.wait_for_text("You sit down by the fire. You are home.");
    leave_death(film);
    film.wait_for_text("YOU CAME HOME");
    leave_end(film);
    film.wait_for_text(concat("The run was won", kWonScore, "."));
    const std::string story = run_roguelike({"--story", kWon}).out;
    CHECK(story.find(concat("The run was won", kWonScore, ".")) != std::string::npos);
    CHECK(story.find("first rest by the fire: You sit down") != std::string::npos);
    const KeptGame game;
    fs::create_directories(game.path("state/runs"));
    fs::copy_file(kWon, game.path("state/runs/a.run"));
    CHECK(game.run({"--scores", "--game", "world", "--seed", "7301"})
              .out.find(" 1. * 2120   far  3   kills  62   keys   2087   2026-01-01 00:00Z\n"
                        "      won, brands 4\n") != std::string::npos);
}

TEST("the table of the third game tells what a kept run proves, and the first table names it") {
    const KeptGame game;
    keep_nearly_won(game);
    game.run({"--plain", "--resume"}, "q\ne\n");
    CHECK(game.run({"--scores", "--game", "world"}).out.find(" * seed 7301, won, brands 4\n") !=
          std::string::npos);
    CHECK(game.run({"--scores"}).out.find(" 1.   2120   depth  3   kills  62 ") !=
          std::string::npos);
}

TEST("Enter ends a run only where that is to win it") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--game", "world", "--seed", "42"}));
    program.wait_for_text("You wake beside a cold hearth.");
    ask_to_leave(program);
    program.type("\r", "-- STATUS --");
    end_program(program);
}

TEST("a dot waits and is kept as w, and a w means nothing unless it moves") {
    for (const auto& [layout, keys] : {std::pair("vi", "w."), std::pair("wasd", "wU")}) {
        const KeptGame game;
        const ProgramResult result = game.run(
            {"--plain", "--game", "world", "--seed", "42", "--keys", layout}, ".\nw\nq\nq\n");
        CHECK_EQ(keys_of(game.run_file()), keys);
        CHECK_EQ(result.out.find("no such key") == std::string::npos,
                 keys == std::string_view("wU"));
    }
}

TEST("help leads to the story, and back to the game") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--game", "world", "--seed", "42"}));
    program.wait_for_text("You wake beside a cold hearth.");
    program.type("?", "Bring the brands home.");
    program.type("s", "Stones tell it");
    program.type("x", "You wake beside a cold hearth.");
}

TEST("the row below the chart tells the doors of the land, and how to leave it") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--game", "world", "--seed", "42"}));
    program.wait_for_text("You wake beside a cold hearth.");
    program.type("c",
                 "doors: north unknown, east unknown, south unknown, west unknown. any key: back");
    program.type("x", "You wake beside a cold hearth.");
    end_program(program);
}

// How to go on with a recorded run of which so many keys are played.
PtyOptions resumed(const KeptGame& game, const std::string& name, std::size_t keys) {
    const std::string run = contents(kWorldFolder + name + ".run");
    const std::size_t seed = run.find("seed ") + 5;
    fs::create_directories(game.path("state/runs"));
    game.run(
        {"--headless", "--game", "world", "--seed", run.substr(seed, run.find('\n', seed) - seed),
         "--record", game.path("state/runs/a.run")},
        keys_of(run).substr(0, keys));
    return game.on_terminal({"--resume"});
}

TEST("the lists of looks and of journeys call a gift in sight by its name") {
    const KeptGame game;
    PtyProgram program(resumed(game, "quest-7301", 110));
    program.wait_for_text("? help");
    program.type("x", "* cloak ");
    program.type("q_", "*s cloak ");
}

TEST("in plain play the list of journeys calls a gift in sight by its name too") {
    const KeptGame game;
    resumed(game, "quest-7301", 110);
    const std::string told = game.run({"--plain", "--resume"}, "_\n\nq\nq\n").out;
    CHECK(told.find("\ns: cloak, 2 west\np: boots, 2 west, 1 north\n") != std::string::npos);
}

TEST("the list of a look calls a champion by its name, and so does what stops a walk") {
    const KeptGame game;
    PtyProgram program(resumed(game, "careful-7417", 1074));
    program.wait_for_text("? help");
    program.type("x", "* rat Urdun");
    program.send("q");
    program.type("o", "Rat Urdun is beside you. Fight or flee first. ? help");
}

TEST("scores of the third game have a table of their own") {
    const KeptGame game;
    const std::string program = game.path("program");
    fs::copy_file(ROGUE_PROGRAM, program);
    std::ofstream(game.path("highscores-world.txt")) << "490|4|9|2026-11-20T15:11:00Z\n";
    const std::vector<std::string> command{program,    "--state-dir", game.path("state"),
                                           "--scores", "--game",      "world"};
    const ProgramResult result = run_program(command);
    CHECK(result.out.find("490   far  4   kills   9") != std::string::npos);
}

TEST("in plain play the hearth, the doors and what a step brings are told") {
    const KeptGame game;
    const ProgramResult result = game.run({"--plain", "--game", "world", "--seed", "42"},
                                          "k\nk\ncllllllllllll\nkkkkkkkkkk\n");
    CHECK_EQ(result.status, 0);
    CHECK(result.out.find("You wake beside a cold hearth. Step into its ashes: they know the way."
                          "\nfar 0, HP 40 of 40\nhearth, 2 north\n"
                          "ways north, east, south, west\n") != std::string::npos);
    CHECK(result.out.find("The ashes stir: a brand burns 1 land west, 2 lands north.\n") !=
          std::string::npos);
    CHECK(result.out.find(
              "You are at the hearth.\nbrand, 1 land west, 2 lands north\n"
              "doors: north unknown, east unknown, south unknown, west unknown\neast\n") !=
          std::string::npos);
    CHECK(result.out.find("door, ") != std::string::npos);
}

TEST("who only hears is told that a hound has come, in the turn in which the brand is lifted") {
    const ProgramResult result =
        run_roguelike({"--replay", "--plain", kWorldFolder + "quest-1004.run"});
    CHECK(result.out.find("\n203: west\n"
                          "You take the brand of the north. It glows. Now bring it home!\n"
                          "Doors fall open, far and near: she has heard you.\n"
                          "Three rats have found your trail.\n"
                          "204: east\n") != std::string::npos);
}

TEST("the keys of plain play are told with the story") {
    const KeptGame game;
    const ProgramResult result = game.run({"--plain", "--game", "world", "--seed", "42"}, "?\n?\n");
    CHECK(result.out.find("c: look at the chart of lands\n") != std::string::npos);
    CHECK(result.out.find("THE STORY SO FAR\n") != std::string::npos);
    CHECK_EQ(result.out.find("back to the game"), std::string::npos);
}

}  // namespace
}  // namespace rogue::test
