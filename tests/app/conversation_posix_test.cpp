#include <fcntl.h>

#include <chrono>
#include <string>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"
#include "tests/support/temporary_folder.hpp"

// A program speaks with the game through two pipes. It sends a key only after it has seen the
// frame, and a code only after it has seen what the last one proves.

namespace rogue::test {
namespace {

std::string without_checksum(const std::string& line) {
    return line.substr(0, line.rfind(' '));
}

Conversation start(std::vector<std::string> arguments, int flags = 0) {
    arguments.insert(arguments.begin(), ROGUE_PROGRAM);
    return Conversation(arguments, flags);
}

// Sends a key after each frame, and ends the run. REQUIRES: the first frame has been read.
void expect_answers(Conversation& game) {
    game.say("D");
    CHECK_EQ(without_checksum(game.hear().value()), "1 D 0");
    game.say("q");
    CHECK(game.hear().value().starts_with("end quit score "));
    CHECK_EQ(game.end(), 0);
}

TEST("each frame arrives before the next key is asked for") {
    Conversation game = start({"--headless", "--seed", "1027", "--trace"});
    CHECK_EQ(without_checksum(game.hear().value()), "0 - 0");
    expect_answers(game);
}

TEST("the game waits for a key though its standard input is non-blocking") {
    Conversation game = start({"--headless", "--seed", "1027", "--trace"}, O_NONBLOCK);
    CHECK_EQ(without_checksum(game.hear().value()), "0 - 0");
    CHECK(game.is_quiet_for(std::chrono::milliseconds(100)));  // A test can't wait for ever.
    expect_answers(game);
}

TEST("all frames arrive through a pipe that is full and non-blocking") {
    Conversation game = start({"--headless", "--seed", "1027", "--frames"}, O_NONBLOCK);
    game.say(std::string(100, '.'));  // Their frames are larger than a pipe.
    game.hang_up();
    std::string last;
    while (const auto line = game.hear()) {
        last = *line;
    }
    CHECK(last.starts_with("end open score "));
    CHECK_EQ(game.end(), 0);
}

TEST("what a code proves is printed before the next code is read, for each game") {
    for (const std::string kind : {"classic", "tutorial", "world"}) {
        const TemporaryFolder folder;
        const std::string run = folder.path("a.run");
        run_roguelike({"--headless", "--game", kind, "--seed", "1027", "--record", run}, "UDLR");
        const std::string code = run_roguelike({"--replay", run, "--code"}).out;
        Conversation filter = start({"--verify", "-"});
        for (int line = 1; line <= 3; ++line) {
            filter.say(code);
            const std::string printed = filter.hear().value();
            CHECK(printed.starts_with("open score "));
            CHECK(concat(printed, " ").find(concat(" seed 1027 ", line, " ")) != std::string::npos);
        }
        filter.hang_up();
        CHECK(!filter.hear());
        CHECK_EQ(filter.end(), 0);
    }
}

}  // namespace
}  // namespace rogue::test
