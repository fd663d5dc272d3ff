#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <string>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/execute.hpp"
#include "tests/support/program.hpp"
#include "tests/support/temporary_folder.hpp"

// A program speaks with the game through two pipes. It sends a key only after it has seen the
// frame, and a code only after it has seen what the last one proves.

namespace rogue::test {
namespace {

std::string read_line(int fd) {
    std::string line;
    char byte = 0;
    while (read(fd, &byte, 1) == 1 && byte != '\n') {
        line += byte;
    }
    return line;
}

std::string without_checksum(const std::string& line) {
    return line.substr(0, line.rfind(' '));
}

/// The game without a terminal, its standard input and its standard output, as file descriptors.
struct Conversation {
    int keys = -1;
    int frames = -1;
    pid_t game = -1;
};

// `flags` are status flags of the game's ends of both pipes.
Conversation start(const std::vector<std::string>& arguments, int flags = 0) {
    std::array<int, 2> keys{};
    std::array<int, 2> frames{};
    CHECK_EQ(pipe(keys.data()), 0);
    CHECK_EQ(pipe(frames.data()), 0);
    CHECK_EQ(fcntl(keys[0], F_SETFL, flags), 0);
    CHECK_EQ(fcntl(frames[1], F_SETFL, flags), 0);
    std::vector<std::string> argv{ROGUE_PROGRAM};
    argv.insert(argv.end(), arguments.begin(), arguments.end());
    const pid_t child = fork();
    if (child == 0) {
        dup2(keys[0], STDIN_FILENO);
        dup2(frames[1], STDOUT_FILENO);
        close(keys[1]);
        close(frames[0]);
        execute(argv);
    }
    close(keys[0]);
    close(frames[1]);
    return {keys[1], frames[0], child};
}

int status_of(const Conversation& ended) {
    int status = 0;
    waitpid(ended.game, &status, 0);
    return status;
}

// Sends a key after each frame, and ends the run. REQUIRES: the first frame has been read.
void expect_answers(const Conversation& with) {
    CHECK_EQ(write(with.keys, "D", 1), 1);
    CHECK_EQ(without_checksum(read_line(with.frames)), "1 D 0");
    CHECK_EQ(write(with.keys, "q", 1), 1);
    CHECK(read_line(with.frames).starts_with("end quit score "));
    close(with.keys);
    close(with.frames);
    CHECK_EQ(status_of(with), 0);
}

TEST("each frame arrives before the next key is asked for") {
    const Conversation game = start({"--headless", "--seed", "1027", "--trace"});
    CHECK_EQ(without_checksum(read_line(game.frames)), "0 - 0");
    expect_answers(game);
}

TEST("the game waits for a key though its standard input is non-blocking") {
    const Conversation game = start({"--headless", "--seed", "1027", "--trace"}, O_NONBLOCK);
    CHECK_EQ(without_checksum(read_line(game.frames)), "0 - 0");
    pollfd end{game.frames, POLLIN, 0};
    CHECK_EQ(poll(&end, 1, 100), 0);  // It has not ended, as far as one can wait for that.
    expect_answers(game);
}

TEST("all frames arrive through a pipe that is full and non-blocking") {
    constexpr int kKeys = 100;  // Their frames are larger than a pipe.
    const Conversation game = start({"--headless", "--seed", "1027", "--frames"}, O_NONBLOCK);
    const std::string keys(kKeys, '.');
    CHECK_EQ(write(game.keys, keys.data(), keys.size()), kKeys);
    close(game.keys);
    std::string last;
    for (std::string line = read_line(game.frames); !line.empty(); line = read_line(game.frames)) {
        last = line;
    }
    close(game.frames);
    CHECK(last.starts_with("end open score "));
    CHECK_EQ(status_of(game), 0);
}

TEST("what a code proves is printed before the next code is read, for each game") {
    for (const std::string game : {"classic", "tutorial", "world"}) {
        const TemporaryFolder folder;
        const std::string run = folder.path("a.run");
        run_roguelike({"--headless", "--game", game, "--seed", "1027", "--record", run}, "UDLR");
        const std::string code = run_roguelike({"--replay", run, "--code"}).out;
        const Conversation filter = start({"--verify", "-"});
        for (int line = 1; line <= 3; ++line) {
            const auto size = static_cast<ssize_t>(code.size());
            CHECK_EQ(write(filter.keys, code.data(), code.size()), size);
            const std::string printed = read_line(filter.frames);
            CHECK(printed.starts_with("open score "));
            CHECK(text(printed, " ").find(text(" seed 1027 ", line, " ")) != std::string::npos);
        }
        close(filter.keys);
        CHECK_EQ(read_line(filter.frames), "");
        close(filter.frames);
        CHECK_EQ(status_of(filter), 0);
    }
}

}  // namespace
}  // namespace rogue::test
