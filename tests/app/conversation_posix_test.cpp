#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <string>

#include "tests/support/check.hpp"

// A program plays the game through two pipes. It sends a key only after it has seen the frame.

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

TEST("each frame arrives before the next key is asked for") {
    std::array<int, 2> keys{};
    std::array<int, 2> frames{};
    CHECK_EQ(pipe(keys.data()), 0);
    CHECK_EQ(pipe(frames.data()), 0);
    const pid_t child = fork();
    if (child == 0) {
        dup2(keys[0], STDIN_FILENO);
        dup2(frames[1], STDOUT_FILENO);
        close(keys[1]);
        close(frames[0]);
        execl(ROGUE_PROGRAM, ROGUE_PROGRAM, "--headless", "--trace", "--seed", "1027", nullptr);
        _exit(127);
    }
    close(keys[0]);
    close(frames[1]);
    CHECK_EQ(without_checksum(read_line(frames[0])), "0 - 0");
    CHECK_EQ(write(keys[1], "D", 1), 1);
    CHECK_EQ(without_checksum(read_line(frames[0])), "1 D 0");
    CHECK_EQ(write(keys[1], "q", 1), 1);
    CHECK(read_line(frames[0]).starts_with("end quit score "));
    close(keys[1]);
    close(frames[0]);
    int status = 0;
    waitpid(child, &status, 0);
    CHECK_EQ(status, 0);
}

}  // namespace
