#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <chrono>

#include "tests/support/check.hpp"
#include "tests/support/frame_difference.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

// The real program on a pseudo-terminal, with the bytes that a keyboard sends.

namespace rogue::test {
namespace {

using std::chrono_literals::operator""ms;

TEST("a recorded run is seen on the terminal frame by frame") {
    const RecordedRun run = paper_run();
    const std::vector<Frame> frames = waiting_frames(run);
    PtyProgram program(game(run.seed));
    std::size_t shown = 0;
    wait_for_frame(program, frames[shown++]);
    // The frame after the last key is the table of scores, which holds only this run's here.
    for (std::size_t i = 0; i < run.keys.size(); ++i) {
        play_key(program, run, frames, i);
        ++shown;
    }
    CHECK_EQ(shown, frames.size());
    CHECK(program.screen().unexpected().empty());
    leave_end(program);
}

TEST("keys typed ahead are played in order, through the fireball too") {
    const RecordedRun run = paper_run();
    const std::vector<Frame> frames = waiting_frames(run);
    PtyProgram program(game(run.seed));
    program.send(key_bytes(run.keys));
    leave_death(program);
    wait_for_frame(program, frames.back());
    leave_end(program);
}

TEST("while keys typed ahead are waiting, not every frame is drawn") {
    const RecordedRun run = paper_run();
    PtyProgram program(game(run.seed));
    program.send(key_bytes(run.keys));
    leave_death(program);
    wait_for_frame(program, waiting_frames(run).back());
    CHECK(occurrences(program.transcript(), "\x1b[?2026h") < run.keys.size() / 2);
}

/// The frames of a run that the game leaves on the screen for a time.
struct Stays {
    std::vector<Frame> frames;
    std::chrono::milliseconds time{};  ///< Of all of them.
};

Stays stays_of(const RecordedRun& run) {
    Stays stays;
    play(run, [&](const Frame& frame, std::chrono::milliseconds stay, int) {
        if (stay > 0ms) {
            stays.frames.push_back(frame);
            stays.time += stay;
        }
    });
    return stays;
}

// Whether a program has shown these frames in their order, with others between them.
bool has_shown(const PtyProgram& program, const std::vector<Frame>& frames) {
    constexpr std::string_view kFrameEnd = "\x1b[?2026l";
    const std::string& sent = program.transcript();
    TerminalEmulator screen(80, 24, kWideEmoji);
    std::size_t shown = 0;
    for (std::size_t from = 0, end = 0; shown < frames.size(); from = end) {
        end = sent.find(kFrameEnd, from);
        if (end == std::string::npos) {
            return false;
        }
        end += kFrameEnd.size();
        screen.feed(std::string_view(sent).substr(from, end - from));
        shown += difference(screen, frames[shown], emoji, row_below(screen)).empty() ? 1 : 0;
    }
    return true;
}

TEST("a fireball has its time on the screen though keys typed ahead are waiting") {
    const RecordedRun run = paper_run();
    const Stays stays = stays_of(run);
    CHECK(stays.time > 0ms);
    StartedGame program(game(run.seed));
    const auto before = std::chrono::steady_clock::now();
    program.send(key_bytes(run.keys));
    leave_death(program);
    wait_for_frame(program, waiting_frames(run).back());
    CHECK(std::chrono::steady_clock::now() - before >= stays.time);
    CHECK(has_shown(program, stays.frames));
}

TEST("quitting gives the terminal back and says how the run ended and its seed") {
    StartedGame program(game(1027));
    CHECK(program.screen().on_alternate_screen());
    CHECK(!program.screen().cursor_visible());
    end_program(program);
    CHECK_EQ(left_behind(program), "");
    CHECK(program.screen().rows()[0].starts_with(
        "You ended the run for good, without a score (it had 100, depth 1, kills 0)."));
    CHECK(tells(program, "--seed 1027"));
}

/// Waits until a file is put in place by renaming.
class Arrival {
public:
    explicit Arrival(const std::string& folder) : inotify_(inotify_init1(IN_CLOEXEC)) {
        inotify_add_watch(inotify_, folder.c_str(), IN_MOVED_TO);
    }
    ~Arrival() { close(inotify_); }
    Arrival(const Arrival&) = delete;
    Arrival& operator=(const Arrival&) = delete;

    bool wait() const {
        pollfd event{inotify_, POLLIN, 0};
        return poll(&event, 1, static_cast<int>(PtyProgram::kPatience / 1ms)) == 1;
    }

private:
    int inotify_;
};

TEST("a death is in the table before any further key") {
    const TemporaryFolder folder;
    const Arrival table(folder.path());
    const std::string scores = folder.path("highscores.txt");
    const RecordedRun run = paper_run();
    StartedGame program(game(run.seed, {"--scores-file", scores}));
    program.type(key_bytes(std::string_view(run.keys).substr(0, run.keys.size() - 1)),
                 "kills you...");
    CHECK(table.wait());
    CHECK(contents(scores).starts_with("600|5|10|"));
    leave_death(program);
    program.wait_for_text(" 1. *  600   depth  5   kills  10");
    leave_end(program);
    CHECK_EQ(left_behind(program), "");
}

TEST("a score that can't be saved is told after the screen is given back") {
    const RecordedRun run = paper_run();
    PtyProgram program(game(run.seed));
    program.send(key_bytes(run.keys));
    leave_death(program);
    program.wait_for_text(" 1. *  600   depth  5   kills  10");
    leave_end(program);
    program.wait_for_text("roguelike: the high scores: /dev/null/no-scores");
}

TEST("where the wand asks for a direction every key goes to the game") {
    const RecordedRun run = paper_run();
    const std::size_t zap = run.keys.find('z') + 1;
    const std::vector<Frame> frames = waiting_frames(run);
    for (const char* key : {"q", "m", "?"}) {
        const check::Context context(key);
        const KeptGame game;
        PtyProgram program(game.on_terminal({"--seed", std::to_string(run.seed)}));
        program.send(key_bytes(std::string_view(run.keys).substr(0, zap)));
        wait_for_frame(program, frames[zap]);
        program.type(key, "You hold the wand. Nothing happens.");
        end_program(program);
    }
}

TEST("nothing but our own sequences is ever sent") {
    const RecordedRun run = paper_run();
    PtyProgram program(game(run.seed));
    program.send(key_bytes(run.keys));
    leave_death(program);
    program.send("\x0c");
    leave_end(program);
    CHECK_EQ(program.screen().unexpected().size(), 0U);
    CHECK_EQ(program.screen().scrolls(), 0U);
}

}  // namespace
}  // namespace rogue::test
