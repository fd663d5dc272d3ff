#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// The real program tells somebody else's run by lines of text.

namespace rogue::test {
namespace {

TEST("a replay tells each key and what it led to, and the end") {
    const KeptGame game;
    const ProgramResult result = game.run({"--replay", kPaperPath, "--plain"});
    CHECK_EQ(result.status, 0);
    CHECK(
        result.out.starts_with("Welcome to the dungeon. Depth 1.\n"
                               "depth 1, HP 30 of 30\n"
                               "rat, 3 east\n"
                               "rat, 8 east\n"
                               "troll, 21 east\n"
                               "potion, 11 east\n"
                               "trapdoor, 18 east\n"
                               "and 3 more\n"
                               "ways north, east, south, west\n"
                               "1: east\n"));
    CHECK(
        result.out.ends_with("143: east\n"
                             "The troll hits you for 10.\n"
                             "The troll kills you...\n"
                             "HP -2 of 30\n"
                             "Killed by a troll on depth 5, with a score of 600 (kills 10).\n"));
    CHECK_EQ(result.out.find('\x1b'), std::string::npos);
}

TEST("a replay of lines comes from a pipe too, and at a speed") {
    const KeptGame game;
    const ProgramResult at_once = game.run({"--replay", kPaperPath, "--plain"});
    const ProgramResult paced =
        game.run({"--replay", "-", "--plain", "--speed", "1000"}, contents(kPaperPath));
    CHECK_EQ(paced.status, 0);
    CHECK_EQ(paced.out, at_once.out);
}

TEST("a spectator without a screen is told what the map shows, and then each key") {
    const KeptGame game;
    PtyProgram player(game.on_terminal({"--seed", "1027"}));
    player.type("j", "? help");
    player.type("\x1b[Bg", "Nothing to pick up.");
    PtyProgram watcher(game.on_terminal({"--watch", "--plain"}));
    watcher.wait_for_text("depth 1, HP 30 of 30");
    watcher.wait_for_text("ways north, east, west");
    CHECK(!tells(watcher, ": g"));
    player.send("i");
    watcher.wait_for_text("4: i");
    watcher.wait_for_text("INVENTORY");
    player.send("x");
    watcher.wait_for_text("inventory closed");
    leave_by(watcher, "q");
    watcher.wait_for_text("The run goes on with a score of 100");
    CHECK_EQ(settings_difference(watcher.initial_settings(), watcher.settings()), "");
    CHECK(!tells(watcher, "\x1b"));
}

TEST("a spectator of lines without a terminal stays while the run goes on") {
    const KeptGame game;
    PtyProgram player(game.on_terminal({"--seed", "1027"}));
    player.type("g", "Nothing to pick up.");
    PtyOptions options = game.on_terminal({"--watch", "--plain"});
    options.argv.insert(options.argv.begin(), {"sh", "-c", R"(exec "$0" "$@" </dev/null)"});
    PtyProgram watcher(options);
    watcher.wait_for_text("ways north, east");
    player.send("i");
    watcher.wait_for_text("2: i");
    player.send(".");  // Closes the pack.
    wait_for_map(player);
    end_run(player);
    watcher.wait_for_text("The run was quit");
    CHECK_EQ(watcher.wait_exit(), exited(0));
}

TEST("a spectator of lines without a terminal sees a run to its end") {
    const KeptGame game;
    const ProgramResult result = game.run({concat("--watch=", kPaperPath), "--plain"});
    CHECK_EQ(result.status, 0);
    CHECK(result.out.find("\ndepth 5, HP -2 of 30\n") != std::string::npos);
    CHECK(result.out.find("\nKilled by a troll on depth 5, with a score of 600") !=
          std::string::npos);
}

}  // namespace
}  // namespace rogue::test
