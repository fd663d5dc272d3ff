#include <signal.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// The program as the first process of a container, to which signals do nothing by default.

namespace rogue::test {
namespace {

const std::vector<std::string> kContainer{
    "unshare", "--user", "--map-root-user", "--pid", "--fork", "--mount-proc", "--"};

std::string words(const std::vector<std::string>& command) {
    std::string all;
    for (const std::string& word : command) {
        append(all, word, " ");
    }
    return all;
}

// Puts a command into a container.
PtyOptions in_container(PtyOptions options) {
    if (std::system(concat(words(kContainer), "true 2>&-").c_str()) != 0) {
        check::skip("this machine makes no container");
    }
    options.argv.insert(options.argv.begin(), kContainer.begin(), kContainer.end());
    return options;
}

// Sends the signal to the process that the program of the test has started.
void kill_child(const PtyProgram& program, int signal) {
    const pid_t parent = program.pid();
    std::ifstream children(concat("/proc/", parent, "/task/", parent, "/children"));
    pid_t child = 0;
    if (!(children >> child)) {
        throw std::runtime_error("there is no process in the container");
    }
    kill(child, signal);
}

TEST("every signal that ends a container ends plain play, and the run is kept") {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) {
        const check::Context context(concat("signal ", signal));
        const KeptGame game;
        PtyProgram program(in_container(game.on_terminal({"--plain", "--seed", "1027"})));
        program.wait_for_text("ways north");
        program.type("kk\n", "ways east, south, west");
        kill_child(program, signal);
        CHECK_EQ(program.wait_exit(), exited(128 + signal));
        CHECK_EQ(keys_of(game.run_file()), "UU");
    }
}

struct Waiting {
    std::vector<std::string> command;
    std::string input;
    std::string seen;  // Once the program waits.
};

TEST("every command that waits is ended by a signal in a container") {
    const KeptGame game;
    const std::string died = game.path("died.run");
    const std::string cut = game.path("cut.run");
    std::ofstream(died, std::ios::binary) << paper_file();
    std::ofstream(cut, std::ios::binary) << paper_file().substr(0, 200);
    const std::string code = game.run({"--replay=" + died, "--code"}).out;
    for (auto [command, input, seen] :
         {Waiting{{"--seed", "1027"}, "", "HP:"}, Waiting{{"--headless", "--trace"}, "", "0 - 0 "},
          Waiting{{"--verify", "-"}, code, "ok died"}, Waiting{{"--replay", died}, "", "HP:"},
          Waiting{{"--watch", cut}, "", "HP:"}, Waiting{{"--watch", cut, "--plain"}, "", "HP "}}) {
        const check::Context context(words(command));
        command.insert(command.begin(), ROGUE_PAPER);
        PtyProgram program(in_container({.argv = command}));
        program.send(input);
        program.wait_for_text(seen);
        kill_child(program, SIGTERM);
        CHECK_EQ(program.wait_exit(), exited(128 + SIGTERM));
    }
}

}  // namespace
}  // namespace rogue::test
