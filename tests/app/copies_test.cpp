#include <memory>
#include <string>

#include "rogue/ui/last_screen.hpp"
#include "tests/support/check.hpp"
#include "tests/support/recorded_runs.hpp"

// A game that waits for a command can be copied, and the copy plays on as the game does.

namespace rogue::test {
namespace {

/// Plays a recorded run, and from now and then on also a copy of it to its end.
class CopiedRun final : private KeySource {
public:
    /// Copies after so many keys each time. The run is borrowed.
    CopiedRun(const RecordedRun& run, std::size_t between)
        : run_(run), between_(between), next_copy_(between) {}

    void check() {
        const auto game = run_.game->start(run_.seed, *this, screen_);
        game_ = game.get();
        const Outcome outcome = game->run();
        const std::uint64_t last_frame = screen_.checksum();
        for (const End& end : ends_) {
            CHECK(end.outcome == outcome);
            CHECK_EQ(end.last_frame, last_frame);
        }
        CHECK(!ends_.empty());
    }

private:
    struct End {
        Outcome outcome;
        std::uint64_t last_frame;
    };

    Key next() override {
        if (taken_ >= next_copy_ && screen_.awaited().prompt == Prompt::command) {
            play_copy();
        }
        return taken_ < run_.keys.size() ? Key{run_.keys[taken_++]} : Key::end;
    }

    void play_copy() {
        const std::size_t here = taken_;
        const LastScreen shown = screen_;
        const std::uint64_t frame = screen_.checksum();
        const auto copy = game_->copy();
        next_copy_ = run_.keys.size() + 1;  // The copy is not copied.
        const Outcome outcome = copy->run();
        ends_.push_back({outcome, screen_.checksum()});
        taken_ = here;
        next_copy_ = here + between_;
        screen_ = shown;
        CHECK_EQ(screen_.checksum(), frame);  // The copy has changed nothing of the game.
    }

    const RecordedRun& run_;
    std::size_t between_;
    std::size_t next_copy_;
    std::size_t taken_ = 0;
    const AnyGame* game_ = nullptr;
    LastScreen screen_;
    std::vector<End> ends_;
};

void check_copies(const Recordings& of) {
    for (const auto& trace : recorded_traces(of)) {
        const check::Context context(trace.string());
        const RecordedRun run = load_recorded_run(trace, of);
        CopiedRun(run, run.keys.size() / 7 + 1).check();
    }
}

TEST("a copy of a run of the second game goes on as the run does") {
    check_copies(kTutorialRuns);
}

TEST("a copy of a run of the third game goes on as the run does") {
    check_copies(kWorldRuns);
}

}  // namespace
}  // namespace rogue::test
