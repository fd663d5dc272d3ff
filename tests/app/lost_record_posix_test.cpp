#include <filesystem>
#include <fstream>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// The run file is removed or changed while the real program plays the run.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

// So many keys begin a new line of the run's file, wherever they begin.
const std::string kLine(64, 'g');

/// A game on a terminal whose run has a key.
class Played : public KeptGame, public PtyProgram {
public:
    Played() : PtyProgram(on_terminal({"--seed", "1027"})) { type("g", "Nothing to pick up."); }
};

TEST("if the run's file is removed, the row below the map says so after a line of keys") {
    Played game;
    fs::remove(game.runs().front());
    game.type(kLine, "The file of this run has been removed. ? help");
    game.send("g");
    game.send("\x03");
    game.wait_exit();
    CHECK(game.runs().empty());
    CHECK(!tells(game, "Play on: "));
    CHECK(tells(game, "roguelike: the record: "));
    CHECK(tells(game, ": was removed while the run was played"));
}

TEST("if the run's file was just removed, q does not promise to keep the run") {
    Played game;
    fs::remove(game.runs().front());
    ask_to_leave(game);
    game.wait_for_text("The file of this run has been removed.");
    CHECK(!tells(game, "for later"));
    answer_for_good(game, "q");
    CHECK_EQ(game.wait_exit(), exited(0));
    CHECK(!tells(game, "Play on: "));
}

TEST("what a key has done is told in place of a warning, if there is no room for both") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027", "--user", "anna", "--no-record"}));
    constexpr std::string_view kWarning = "The run is not recorded. Your score will not count.";
    program.type("g", concat(kWarning, " ? help"));
    program.type("y", concat(kWarning, " No such key: y. ? help"));
    program.type("o", "A rat is in sight. Fight or flee first. ? help");
    CHECK(row_below(program.screen()).starts_with("A rat"));
    program.type("g", concat(kWarning, " ? help"));
}

TEST("if somebody else writes to the run's file, no key is recorded after a line of keys") {
    Played game;
    const std::string file = game.runs().front();
    std::ofstream(file, std::ios::app) << "R";
    game.type(kLine, "Somebody else is playing this run too: your keys are not recorded. ? help");
    const std::string theirs = contents(file);
    ask_to_leave(game);
    game.wait_for_text("Somebody else is playing this run too: your keys are not recorded.");
    answer_for_good(game, "e");
    CHECK_EQ(game.wait_exit(), exited(0));
    CHECK(tells(game, file + ": somebody else is playing this run too"));
    CHECK_EQ(contents(file), theirs);
}

TEST("a death scores though the run's file was removed, and no file is left") {
    const RecordedRun run = paper_run();
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    play_keys(program, run, 5);
    fs::remove(game.runs().front());
    program.send(key_bytes(std::string_view(run.keys).substr(5)));
    leave_high_scores(program);
    CHECK(game.scores().starts_with("600|5|10|"));
    CHECK(game.runs().empty());
}

TEST("with --plain a line tells that the run's file was removed") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--plain", "--seed", "1027"}));
    program.type("g\n", "Nothing to pick up.");
    fs::remove(game.runs().front());
    program.type(kLine + "\n", "The file of this run has been removed.");
}

}  // namespace
}  // namespace rogue::test
