#include <poll.h>
#include <pty.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/bench/bench.hpp"
#include "tests/support/execute.hpp"
#include "tests/support/key_bytes.hpp"
#include "tests/support/program.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::bench {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFrameEnd = "\x1b[?2026l";

/// A program on a raw pseudo-terminal that answers nothing, so that as little as possible is
/// between the program and the clock.
class Child {
public:
    explicit Child(const std::vector<std::string>& argv) {
        winsize window{};
        window.ws_col = 80;
        window.ws_row = 24;
        termios modes{};
        cfmakeraw(&modes);
        pid_ = forkpty(&master_, nullptr, &modes, &window);
        if (pid_ < 0) {
            throw std::runtime_error("can't fork");
        }
        if (pid_ == 0) {
            setenv("TERM", "xterm-256color", 1);
            setenv("LANG", "C.UTF-8", 1);
            test::execute(argv);
        }
    }
    ~Child() {
        kill(pid_, SIGKILL);
        close(master_);
        waitpid(pid_, nullptr, 0);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    void send(std::string_view bytes) const {
        if (write(master_, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size())) {
            throw std::runtime_error("can't type");
        }
    }

    /// Reads until the bytes that were read since the last call are enough.
    void read_until(const std::function<bool(std::string_view)>& enough) const {
        std::string got;
        std::array<char, 65536> chunk;
        while (!enough(got)) {
            const ssize_t size = read(master_, chunk.data(), chunk.size());
            if (size <= 0) {
                throw std::runtime_error("the program has ended");
            }
            got.append(chunk.data(), static_cast<std::size_t>(size));
        }
    }

    /// The number after a word in a file of /proc about the program.
    long figure(const std::string& file, const std::string& word) const {
        std::ifstream in("/proc/" + std::to_string(pid_) + "/" + file);
        for (std::string found; in >> found;) {
            long value = 0;
            if (found == word && in >> value) {
                return value;
            }
        }
        throw std::runtime_error("no " + word + " in " + file);
    }

private:
    int master_ = -1;
    pid_t pid_ = -1;
};

double median(std::vector<double> figures) {
    const auto middle = figures.begin() + static_cast<std::ptrdiff_t>(figures.size() / 2);
    std::nth_element(figures.begin(), middle, figures.end());
    return *middle;
}

bool has_frame(std::string_view got) {
    return got.find(kFrameEnd) != std::string_view::npos;
}

/// The game with all its files in a folder.
class Game {
public:
    std::vector<std::string> command(std::vector<std::string> arguments = {"--seed",
                                                                           "1027"}) const {
        arguments.insert(arguments.begin(), {ROGUE_PROGRAM, "--state-dir", path("state"),
                                             "--scores-file", path("highscores.txt")});
        return arguments;
    }

    std::string path(const std::string& name) const { return folder_.path(name); }

private:
    test::TemporaryFolder folder_;
};

void bench_start(const Table& table, const Game& game) {
    constexpr int kStarts = 300;
    const std::string frame_file = game.path("frame");
    std::vector<double> ours;
    std::vector<double> cats;
    std::string frame;
    Child(game.command()).read_until([&](std::string_view got) {
        frame = got;
        return has_frame(got);
    });
    std::ofstream(frame_file) << frame;
    for (int round = 0; round < kStarts; ++round) {
        ours.push_back(time_of([&] { Child(game.command()).read_until(has_frame); }));
        // It waits for more as the game does: of what ended meanwhile a terminal may lose bytes.
        cats.push_back(time_of([&] { Child({"cat", frame_file, "-"}).read_until(has_frame); }));
    }
    table.add(median(ours) / 1000, "ms", "start to first frame, median of 300",
              Floor{median(cats) / 1000, "cat of the same bytes"});
}

// Walks right and left again in the first room: every key changes the screen.
void bench_keys(const Table& table, const std::vector<std::string>& command,
                const std::string& how) {
    constexpr int kKeys = 2000;
    std::vector<double> ours;
    std::vector<double> cats;
    const Child program(command);
    program.read_until(has_frame);
    const auto reads_and_writes = [&] {
        return program.figure("io", "syscr:") + program.figure("io", "syscw:");
    };
    const long calls_before = reads_and_writes();
    const Child cat({"cat"});
    for (int round = 0; round < kKeys; ++round) {
        const std::string key = round % 2 == 0 ? "\x1b[C" : "\x1b[D";
        ours.push_back(time_of([&] {
            program.send(key);
            program.read_until(has_frame);
        }));
        cats.push_back(time_of([&] {
            cat.send(key);
            cat.read_until([&](std::string_view got) { return got.size() >= key.size(); });
        }));
    }
    const long calls = reads_and_writes() - calls_before;
    table.add(static_cast<double>(calls) / kKeys, "calls", "a key " + how + ": reads and writes");
    table.add(median(ours), "us", "key to screen, " + how + ", median of 2000",
              Floor{median(cats), "cat of the key"});
}

// Writes a run of ten thousand keys, right and left again, that is cut off.
void write_long_run(const std::string& file) {
    constexpr int kKeys = 10'000;
    std::string keys;
    while (keys.size() < kKeys) {
        keys += "RL";
    }
    test::run_roguelike({"--headless", "--seed", "1027", "--record", file}, keys);
}

// The player comes back to an unfinished run.
void bench_resume(const Table& table, const Game& game) {
    constexpr int kStarts = 50;
    const std::string file = game.path("long.run");
    write_long_run(file);
    std::vector<double> resumed;
    std::vector<double> started;
    for (int round = 0; round < kStarts; ++round) {
        resumed.push_back(time_of([&] {
            Child(game.command({"--resume", file})).read_until(has_frame);
        }));
        started.push_back(time_of([&] { Child(game.command()).read_until(has_frame); }));
    }
    table.add(median(resumed) / 1000, "ms", "start of a run of 10,000 keys, median of 50",
              Floor{median(started) / 1000, "of a new run"});
}

// The player has many unfinished runs.
void bench_offer(const Table& table, const Game& game) {
    constexpr int kStarts = 50;
    constexpr int kRuns = 300;
    const std::string file = game.path("long.run");
    write_long_run(file);
    fs::create_directories(game.path("state/runs"));
    for (int run = 0; run < kRuns; ++run) {
        fs::copy_file(file, game.path("state/runs/" + std::to_string(run) + ".run"));
    }
    std::vector<double> offered;
    for (int round = 0; round < kStarts; ++round) {
        offered.push_back(time_of([&] { Child(game.command({})).read_until(has_frame); }));
    }
    table.add(median(offered) / 1000, "ms",
              "start to the offer of 300 runs of 10,000 keys, median of 50");
}

void bench_memory(const Table& table, const Game& game) {
    const auto run = test::recorded_run("hoard-3111");
    const Child program(game.command({"--seed", std::to_string(run.seed)}));
    program.read_until(has_frame);
    program.send(test::key_bytes(run.keys));
    program.read_until([](std::string_view got) {
        return got.find("You died.") != std::string_view::npos && has_frame(got);
    });
    table.add(static_cast<double>(program.figure("status", "VmHWM:")) / 1024, "MB",
              "peak resident memory, a run of 9 levels to its last map");
}

}  // namespace

void bench_program(const Table& table) {
    const Game game;
    bench_start(table, game);
    bench_keys(table, game.command({"--seed", "1027", "--no-record"}), "not recorded");
    bench_keys(table, game.command(), "recorded");
    bench_resume(table, Game());
    bench_offer(table, Game());
    bench_memory(table, Game());
    struct stat program {};
    stat(ROGUE_PROGRAM, &program);
    table.add(static_cast<double>(program.st_size) / 1024, "KB", "the program, not stripped");
}

}  // namespace rogue::bench
