#include <csignal>

#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"

// Play by lines of text on a terminal, which hands over lines or single keys.

namespace rogue::test {
namespace {

PtyOptions on_dumb_terminal(const KeptGame& game) {
    PtyOptions options = game.on_terminal({"--plain", "--seed", "1027"});
    options.environment = {{"TERM", "dumb"}};
    return options;
}

TEST("a dumb terminal stays as it is, and a prompt says what is awaited") {
    const KeptGame game;
    PtyProgram program(on_dumb_terminal(game));
    program.wait_for_text("ways north, east, south, west");
    CHECK_EQ(settings_difference(program.initial_settings(), program.settings()), "");
    program.send("h\ni\n");  // Where a prompt shows, a step without news has no answer.
    program.wait_for_text("letter: ");
    CHECK(!tells(program, "\nwest"));
    program.send("\n");
    program.wait_for_bytes("\r\n: ", program.transcript().rfind("letter: "));
    program.type("_\n", "travel: ");
    program.send("q\n");
    program.wait_for_bytes("\r\n: ", program.transcript().rfind("travel: "));
    program.type("q\n", "answer: ");
    leave_by(program, "q\n");
    CHECK(!tells(program, "\x1b"));
    CHECK_EQ(keys_of(game.run_file()), "Li.");
}

PtyOptions with_single_keys(const KeptGame& game) {
    PtyOptions options = on_dumb_terminal(game);
    options.argv.insert(options.argv.end(), "--single-keys");
    return options;
}

TEST("single keys are played at once, without a prompt and without being shown") {
    const KeptGame game;
    PtyProgram program(with_single_keys(game));
    program.wait_for_text("ways north, east, south, west");
    program.type("kk", "ways east, south, west");
    program.type("\x1b[A", "blocked");
    program.type("i", "empty");
    program.type("\r", "inventory closed");
    program.type("g", "Nothing to pick up.");
    keep_run(program);
    CHECK(!tells(program, "\n: "));
    CHECK_EQ(keys_of(game.run_file()), "UUUi.g");
}

TEST("a sequence that comes in two pieces is the same as in one") {
    const KeptGame game;
    PtyProgram program(with_single_keys(game));
    program.wait_for_text("ways north, east, south, west");
    program.send("g\x1b[200~");  // Begins a paste, which is no key.
    program.wait_for_text("Nothing to pick up.");
    program.type("qq\x1b[201~kk", "ways east, south, west");
    keep_run(program);
    CHECK_EQ(keys_of(game.run_file()), "gUU");
}

TEST("a sequence that does not go on is Esc and the key behind it, which mean nothing") {
    const KeptGame game;
    PtyProgram program(with_single_keys(game));
    program.wait_for_text("ways north, east, south, west");
    program.type("g\x1b[", "no such key");
    program.type("kk", "ways east, south, west");
    kill_now(program);
    CHECK_EQ(keys_of(game.run_file()), "g..UU");
}

TEST("what is typed together with q does not answer its question") {
    const KeptGame game;
    PtyProgram program(with_single_keys(game));
    program.wait_for_text("ways north, east, south, west");
    program.send("q\x1b[200~");  // Begins a paste.
    program.wait_for_text("LEAVE THE RUN?");
    leave_by(program, "q");
}

TEST("Ctrl-C at a dumb terminal ends the program and keeps the run") {
    const KeptGame game;
    PtyProgram program(on_dumb_terminal(game));
    program.wait_for_text(": ");
    program.send("jl\n");
    program.wait_for_bytes("\r\n: ", program.transcript().rfind(": "));
    program.send("\x03");
    CHECK_EQ(program.wait_exit(), killed_by(SIGINT));
    CHECK_EQ(keys_of(game.run_file()), "DR");
}

TEST("Ctrl-D at a dumb terminal leaves and keeps the run") {
    const KeptGame game;
    PtyProgram program(on_dumb_terminal(game));
    program.wait_for_text(": ");
    program.type("g\n", "Nothing to pick up.");
    leave_by(program, "\x04");
    CHECK(tells(program, "You left the run with"));
    CHECK_EQ(keys_of(game.run_file()), "g");
}

}  // namespace
}  // namespace rogue::test
