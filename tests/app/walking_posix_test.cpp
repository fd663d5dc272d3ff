#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"

// Running, travelling and looking, on the real terminal.

namespace rogue::test {
namespace {

TEST("Shift with an arrow runs in the sequences of all terminals, and so does a capital letter") {
    // xterm and VTE; the same in application mode; the kitty protocol; its keypad; rxvt; the Linux
    // console, which tells no Shift.
    for (const char* run :
         {"\x1b[1;2D", "\x1bO1;2D", "\x1b[1;2:1D", "\x1b[57417;2u", "\x1b[d", "H"}) {
        const check::Context context(run);
        const KeptGame game;
        PtyProgram program(game.on_terminal({"--seed", "1027", "--keys", "vi"}));
        wait_for_map(program);
        program.send(run);
        program.wait_for_text("🧪");  // It comes into sight, so that the run stops.
        end_run(program);
        CHECK_EQ(program.wait_exit(), exited(0));
        CHECK_EQ(keys_of(game.run_file()), "LLLLLLLLq");
    }
}

TEST("_ > travels, until something new is in sight and again to the stairs, by ordinary keys") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    wait_for_map(program);
    program.send("_");
    program.wait_for_text("-- TRAVEL --");
    program.send(">");
    program.wait_for_text("🧪");
    program.send("_>");
    program.wait_for_text("Stairs lead down here.");
    end_run(program);
    CHECK_EQ(program.wait_exit(), exited(0));
    CHECK_EQ(keys_of(game.run_file()), "RRRDRRRRRq");
}

TEST("a key that is typed during a run ends it after its first step") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    wait_for_map(program);
    program.send("\x1b[1;2D?");
    program.wait_for_text("any other key: back to the game");
    program.send("y");
    wait_for_map(program);
    end_run(program);
    CHECK_EQ(program.wait_exit(), exited(0));
    CHECK_EQ(keys_of(game.run_file()), "Lq");
}

TEST("a run that makes no step says so on the row below, until the next key") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027", "--keys", "vi"}));
    wait_for_map(program);
    program.send("kk");
    program.send("K");
    program.wait_for_text("No way on. ? help");
    program.send("g");
    program.wait_for_text("Nothing to pick up");
    program.wait_until(
        [](const TerminalEmulator& terminal) {
            return terminal.rows().back().starts_with("? help");
        },
        "a row below that has forgotten it");
    end_run(program);
    CHECK_EQ(program.wait_exit(), exited(0));
    CHECK_EQ(keys_of(game.run_file()), "UUgq");
}

TEST("nobody travels on to a place of another level") {
    const KeptGame game;
    game.run({"--plain", "--seed", "1027"}, "_>\n_>\n>\n_\n\ng\n");
    CHECK_EQ(keys_of(game.run_file()), "RRRDRRRRR>g");
}

TEST("in plain play an empty line travels on, and stays where there is nothing to travel to") {
    const KeptGame game;
    const std::string told = game.run({"--plain", "--seed", "1027"}, "_\n\n_>\n_\n\n").out;
    CHECK(told.find("you stay here\n") != std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), "RRRDRRRRR");
}

TEST("in plain play + repeats a step until something is told, and nothing before a step") {
    const KeptGame game;
    const std::string told = game.run({"--plain", "--seed", "1027"}, "+\nh+\n").out;
    CHECK(told.find("no step to repeat\n") != std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), "LLLL");  // Then other ways are told.
}

TEST("_ is no key while an ability is aimed") {
    const KeptGame game;
    const RecordedRun run =
        load_recorded_run(ROGUE_SOURCE_DIR "/tests/tutorial/golden/mage-307.trace", kTutorialRuns);
    PtyProgram program(game.on_terminal({"--game", "tutorial", "--seed", text(run.seed)}));
    program.wait_for_text("Health:");
    program.send(key_bytes(std::string_view(run.keys).substr(0, 42)));
    program.wait_for_text("arrows aim, Enter strikes");
    program.send("_");
    program.wait_for_text("No such key: arrows aim");
}

TEST("_ and Enter travel on to where the player travelled last") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    wait_for_map(program);
    program.send("_>");
    program.wait_for_text("🧪");
    program.send("_\r");
    program.wait_for_text("Stairs lead down here.");
    end_run(program);
    CHECK_EQ(program.wait_exit(), exited(0));
}

TEST("_ with a letter, or arrows and Enter, travels to what is listed and shown") {
    for (const char* to : {"a", "\x1b[B\r"}) {
        const check::Context context(to);
        const KeptGame game;
        PtyProgram program(game.on_terminal({"--seed", "1027"}));
        wait_for_map(program);
        program.send("_a");
        program.wait_for_text("🧪");
        program.send("_a");
        program.wait_for_text("Stairs lead down here");
        program.send("_");
        program.wait_for_text("a weapon");
        program.send(to);
        program.wait_for_text("You see a");
        program.send("g");
        program.wait_for_text("You pick up");
        end_run(program);
        CHECK_EQ(program.wait_exit(), exited(0));
    }
}

TEST("any other key leaves the list, and no key is played") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    wait_for_map(program);
    program.send("_");
    program.wait_for_text("-- TRAVEL --");
    program.send(" ");
    wait_for_map(program);
    program.send("g");
    program.wait_for_text("Nothing to pick up");
    end_run(program);
    CHECK_EQ(program.wait_exit(), exited(0));
    CHECK_EQ(keys_of(game.run_file()), "gq");
}

TEST("_ and its key typed ahead travel too") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    program.send("_>g");
    program.wait_for_text("Nothing to pick up");
    end_run(program);
    CHECK_EQ(program.wait_exit(), exited(0));
    CHECK_EQ(keys_of(game.run_file()), "Rgq");
}

TEST("x looks at what is in sight, and arrows go from one to the next") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    wait_for_map(program);
    program.send("x");
    program.wait_for_text("-- IN SIGHT --");
    program.wait_for_text("stairs down, 8 east, 1 south");
    program.send("\x1b[B");
    program.wait_for_text("weapon, 8 east, 2 south");
    program.send("\x1b[B");
    program.wait_for_text("stairs down, 8 east, 1 south");
    program.send("x");
    wait_for_map(program);
    program.send("g");
    program.wait_for_text("Nothing to pick up");
    end_run(program);
    CHECK_EQ(program.wait_exit(), exited(0));
    CHECK_EQ(keys_of(game.run_file()), "gq");
}

TEST("what is known is known again when a run is resumed") {
    const KeptGame game;
    game.run({"--plain", "--seed", "1027"}, "lLJ\n");
    const ProgramResult resumed = game.run({"--plain", "--resume"}, "x\n");
    CHECK(resumed.out.find("weapon, ") != std::string::npos);
    CHECK(resumed.out.find(", remembered\n") != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
