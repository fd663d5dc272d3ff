#include <pty.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include "tests/support/check.hpp"
#include "tests/support/execute.hpp"
#include "tests/support/program.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

struct Call {
    long number;
    std::uint64_t first_argument;
};

using Calls = std::vector<Call>;

/// A program on a terminal that answers nothing. It is stopped at each of its system calls.
class TracedProgram {
public:
    explicit TracedProgram(const std::vector<std::string>& argv) {
        winsize window{};
        window.ws_col = 80;
        window.ws_row = 24;
        pid_ = forkpty(&master_, nullptr, nullptr, &window);
        if (pid_ == 0) {
            setenv("TERM", "xterm-256color", 1);
            setenv("LANG", "C.UTF-8", 1);
            ptrace(PTRACE_TRACEME, 0, nullptr, nullptr);
            raise(SIGSTOP);
            execute(argv);
        }
        expect_success(pid_);
        wait_for_stop();
        expect_success(
            ptrace(PTRACE_SETOPTIONS, pid_, nullptr, PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL));
    }
    ~TracedProgram() {
        kill(pid_, SIGKILL);
        waitpid(pid_, nullptr, 0);
        close(master_);
    }
    TracedProgram(const TracedProgram&) = delete;
    TracedProgram& operator=(const TracedProgram&) = delete;

    void type(std::string_view key) const {
        std::array<char, 4096> drawn;
        CHECK(read(master_, drawn.data(), drawn.size()) > 0);  // Makes room for the next frame.
        CHECK_EQ(write(master_, key.data(), key.size()), static_cast<ssize_t>(key.size()));
    }

    /// Runs the program up to the call by which it waits for a key. That is the last one returned.
    Calls calls_until_it_waits() const {
        constexpr int kStopAtCall = SIGTRAP | 0x80;
        Calls calls;
        for (int signal = 0; calls.empty() || !waits(calls.back());) {
            expect_success(ptrace(PTRACE_SYSCALL, pid_, nullptr, signal == SIGTRAP ? 0 : signal));
            signal = wait_for_stop();
            if (signal == kStopAtCall) {
                signal = 0;
                __ptrace_syscall_info info{};
                expect_success(ptrace(PTRACE_GET_SYSCALL_INFO, pid_, sizeof info, &info));
                if (info.op == PTRACE_SYSCALL_INFO_ENTRY) {
                    calls.push_back({static_cast<long>(info.entry.nr), info.entry.args[0]});
                }
            }
        }
        return calls;
    }

private:
    static void expect_success(long result) {
        if (result < 0) {
            throw std::system_error(errno, std::generic_category(), "can't trace the program");
        }
    }

    static bool waits(const Call& call) {
#ifdef SYS_poll  // Newer processors have only the other one.
        if (call.number == SYS_poll) {
            return true;
        }
#endif
        return call.number == SYS_ppoll;
    }

    int wait_for_stop() const {
        int status = 0;
        if (waitpid(pid_, &status, 0) != pid_ || !WIFSTOPPED(status)) {
            throw std::runtime_error("the program has ended");
        }
        return WSTOPSIG(status);
    }

    int master_ = -1;
    pid_t pid_ = -1;
};

/// The game with its files in a folder of its own.
class TracedGame : public TemporaryFolder, public TracedProgram {
public:
    explicit TracedGame(std::vector<std::string> options = {})
        : TracedProgram([&] {
              options.insert(options.begin(),
                             {ROGUE_PROGRAM, "--seed", "1027", "--state-dir", path("state"),
                              "--scores-file", path("highscores.txt")});
              return options;
          }()) {}
};

auto count(const Calls& calls, long number) {
    return std::ranges::count(calls, number, &Call::number);
}

// The calls of the loader and of the C++ runtime come before main() looks at standard input.
Calls calls_of_main(Calls calls) {
    const auto begin = std::ranges::find_if(calls, [](const Call& call) {
        return call.number == SYS_fcntl && call.first_argument == STDIN_FILENO;
    });
    calls.erase(calls.begin(), begin);
    return calls;
}

// What memory takes depends on the C library and on what the compiler adds.
bool is_for_memory(const Call& call) {
    constexpr std::array kForMemory{SYS_brk, SYS_mmap, SYS_munmap, SYS_mprotect, SYS_madvise};
    return std::ranges::find(kForMemory, call.number) != kForMemory.end();
}

TEST("the first frame takes one write, no read, and few other calls") {
    const TracedGame game;
    const Calls calls = calls_of_main(game.calls_until_it_waits());
    CHECK_EQ(count(calls, SYS_read), 0);
    CHECK_EQ(count(calls, SYS_openat), 1);  // The folder of runs.
    CHECK_EQ(count(calls, SYS_readlinkat), 0);
#ifdef SYS_readlink
    CHECK_EQ(count(calls, SYS_readlink), 0);
#endif
    CHECK(count(calls, SYS_ioctl) <= 6);  // Three of them are made by tcsetattr().
    CHECK(count(calls, SYS_fcntl) <= 8);
    // Sanitizers write to pipes, which tells them what memory can be read.
    CHECK_EQ(std::ranges::count_if(calls,
                                   [](const Call& call) {
                                       return call.number == SYS_write &&
                                              call.first_argument == STDOUT_FILENO;
                                   }),
             1);
}

TEST("a key takes a wait, a read and a write, and another write if it is recorded") {
    struct Row {
        std::vector<std::string> options;
        std::ptrdiff_t writes;
    };
    for (const Row& row : {Row{{"--no-record"}, 1}, Row{{}, 2}}) {
        const TracedGame game(row.options);
        game.calls_until_it_waits();
        game.type("\x1b[C");
        game.calls_until_it_waits();  // The first key creates the run file.
        game.type("\x1b[D");
        Calls calls = game.calls_until_it_waits();
        std::erase_if(calls, is_for_memory);
        CHECK_EQ(count(calls, SYS_read), 1);
        CHECK_EQ(count(calls, SYS_write), row.writes);
        CHECK_EQ(static_cast<std::ptrdiff_t>(calls.size()), 2 + row.writes);
    }
}

}  // namespace
}  // namespace rogue::test
