#include <algorithm>
#include <string>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// Several programs meet at a run that was cut off.

namespace rogue::test {
namespace {

TEST("a run that is being played is neither offered nor touched") {
    const KeptGame game;
    const RecordedRun run = paper_run();
    PtyProgram first(game.on_terminal({"--seed", concat(run.seed)}));
    play_keys(first, run, 5);
    StartedGame second(game.on_terminal());
    end_program(second);
    first.send(key_bytes(std::string_view(run.keys).substr(5, 5)));
    wait_for_frame(first, waiting_frames(run)[10]);
}

TEST("who asks to resume is told that the only run is played, and begins no other") {
    const KeptGame game;
    PtyProgram first(game.on_terminal({"--seed", "1027"}));
    first.type("g", "Nothing to pick up.");
    const ProgramResult result = game.run({"--plain", "--resume"}, "g\n");
    CHECK_EQ(result.status, 1);
    CHECK(result.err.starts_with(concat("roguelike: ", game.runs().front(), ": is being played")));
    CHECK_EQ(game.runs().size(), 1U);
}

TEST("who resumes by default begins another run while the only one is played, and is told so") {
    const KeptGame game;
    PtyProgram first(game.on_terminal({"--seed", "1027"}));
    first.type("g", "Nothing to pick up.");
    const std::string played = game.runs().front();
    PtyOptions options = game.on_terminal({"--plain"});
    options.environment.emplace_back("ROGUELIKE_OPTIONS", "--resume");
    PtyProgram second(options);
    second.type("g\nq\nq\n", "Play on: ");
    second.wait_exit();
    CHECK(tells(second, concat("roguelike: ", played, ": is being played")));
    CHECK_EQ(game.runs().size(), 2U);
}

/// A program that offers to resume a run.
class Offering : public PtyProgram {
public:
    explicit Offering(const KeptGame& game) : PtyProgram(game.on_terminal()) {
        wait_for_text("AN UNFINISHED RUN");
    }

    void drop() {
        type("d", "d again: ");
        let_pass(kLongerThanQuiet);
        send("d");
    }

    void resume_and_end() {
        send("y");
        end_program(*this);
    }
};

TEST("if somebody else plays the offered run meanwhile, that is told and it is offered again") {
    const KeptGame game;
    const RecordedRun run = paper_run();
    const std::vector<Frame> frames = waiting_frames(run);
    cut_off(game, run, 5);
    Offering first(game);
    Offering second(game);
    first.send("y");
    wait_for_frame(first, frames[5]);
    for (const std::string answer : {"y", "d"}) {
        answer == "d" ? second.drop() : second.send(answer);
        second.wait_for_text("Somebody is playing this run right now.");
        second.wait_for_text("AN UNFINISHED RUN");
        second.send("\x1b[C");
        second.wait_until(
            [](const TerminalEmulator& screen) {
                return std::ranges::none_of(screen.rows(), [](const std::string& row) {
                    return row.find("Somebody") != std::string::npos;
                });
            },
            "the offer alone");
    }
    first.send(key_bytes(run.keys[5]));
    wait_for_frame(first, frames[6]);
    kill_now(first);
    second.send("y");
    wait_for_frame(second, frames[6]);
}

TEST("if somebody else has ended the offered run meanwhile, that is told before anything begins") {
    const KeptGame game;
    cut_off(game, paper_run(), 5);
    Offering first(game);
    Offering second(game);
    first.resume_and_end();
    second.type("yy", "This run can't be resumed any more.");
    leave_by(second, "q");
    const std::string told = "roguelike: " + game.runs().front() + ": the run has already ended";
    CHECK(tells(second, told));
    CHECK_EQ(second.transcript().find(told), second.transcript().rfind(told));
}

TEST("a run that somebody else has ended meanwhile can't be dropped: it may prove a score") {
    const KeptGame game;
    cut_off(game, paper_run(), 5);
    Offering first(game);
    Offering second(game);
    first.resume_and_end();
    const std::string ended = game.run_file();
    second.drop();
    second.wait_for_text("This run can't be resumed any more.");
    leave_by(second, "q");
    CHECK_EQ(game.run_file(), ended);
}

}  // namespace
}  // namespace rogue::test
