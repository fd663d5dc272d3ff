#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>

#include "rogue/app/commands.hpp"
#include "rogue/app/ending.hpp"
#include "rogue/app/farewell.hpp"
#include "rogue/app/offer.hpp"
#include "rogue/app/player_files.hpp"
#include "rogue/app/told_run.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_keys.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/last_screen.hpp"

namespace rogue {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// The keys of a run at the pace the spectator wants: space pauses, right arrow goes one key on, +
/// and - change the speed, q leaves.
class PacedKeys final : public KeySource {
public:
    /// Both are borrowed. There are `count` keys.
    PacedKeys(KeySource& recorded, std::size_t count, TerminalSession& session, int speed)
        : recorded_(recorded), count_(count), session_(session), speed_(speed) {
        show_status();
    }

    Key next() override {
        if (left_) {
            return Key::end;
        }
        const Key key = recorded_.next();
        if (key == Key::end) {
            return key;
        }
        wait();
        ++taken_;
        show_status();
        return left_ ? Key::end : key;
    }

    /// Whether the spectator left before the end.
    bool left() const { return left_; }

private:
    // Waits until it is time for the next key or the spectator has left.
    void wait() {
        auto due = Clock::now() + std::chrono::microseconds(1'000'000 / speed_);
        while (!left_ && (paused_ || Clock::now() < due)) {
            const auto stroke = session_.next_keystroke(
                paused_ ? std::nullopt
                        : std::optional(std::chrono::ceil<milliseconds>(due - Clock::now())));
            left_ = session_.over();
            if (stroke && stroke->kind == Keystroke::Kind::right) {
                return;
            }
            if (stroke && obey(stroke->character)) {
                due = Clock::now() + std::chrono::microseconds(1'000'000 / speed_);
                show_status();
            }
        }
    }

    // Returns whether the character has changed anything.
    bool obey(char32_t character) {
        switch (character) {
            case U' ':
                paused_ = !paused_;
                break;
            case U'+':
            case U'=':  // The same key on many keyboards.
                speed_ = std::min(speed_ * 2, kFastestReplay);
                break;
            case U'-':
                speed_ = std::max(speed_ / 2, 1);
                break;
            case U'q':
            case U'Q':
                left_ = true;
                break;
            default:
                return false;
        }
        return true;
    }

    void show_status() {
        session_.set_status(text("Key ", taken_, " of ", count_,
                                 paused_ ? ", paused. Space plays" : ". Space pauses",
                                 ", right steps, + - set speed ", speed_, ", q leaves"));
    }

    KeySource& recorded_;
    std::size_t count_;
    TerminalSession& session_;
    int speed_;
    std::size_t taken_ = 0;
    bool paused_ = false;
    bool left_ = false;
};

constexpr std::string_view kOpen = "The run was cut off";

// Tells the run by lines of text, at once unless a speed is asked for.
void tell_run(RunReader& file, const Replayed& run, std::optional<int> speed) {
    LastScreen shown;
    RunKeys recorded(file, run.game->keys, [&] { return shown.checksum(); });
    ToldRun told(*run.game, recorded);
    if (speed) {
        told.wait_between_keys(std::chrono::microseconds(1'000'000 / *speed));
    }
    shown.reveal(told);
    const auto game = run.game->start(run.header.seed, told, shown);
    told.use(*game);
    game->run();
}

// Shows the run on the terminal. Returns the signal that ended it, or 0.
int show_run(RunReader& file, const Replayed& run, const Options& options) {
    TerminalSession session(session_settings(options));
    LastScreen shown;
    shown.reveal(session);
    RunKeys recorded(file, run.game->keys, [&] { return shown.checksum(); });
    PacedKeys keys(recorded, run.keys, session, options.speed.value_or(kUsualReplay));
    const auto game = run.game->start(run.header.seed, keys, shown);
    const Outcome outcome = game->run();
    if (!keys.left()) {
        const ScoreLine this_run = line_of(outcome.tally);
        const GameOver over{outcome.tally, {&this_run, 1}};
        const bool died = outcome.ending == Outcome::Ending::died;
        show_end(session, how_it_ended(outcome, kOpen), died ? std::optional(over) : std::nullopt);
    }
    return session.ending_signal();
}

}  // namespace

// The run is replayed in full before it is shown. So a bad run is reported at once, and a spectator
// who leaves early can still be told how the run ended.
int replay(const Options& options) {
    if (options.replay_as == ReplayAs::svg) {
        return print_svg(options);
    }
    if (options.replay_as == ReplayAs::cast) {
        return print_cast(options);
    }
    const std::string word = run_to_show(options);
    RunReader file = open_run(word);
    if (word == kStandardInput) {
        take_standard_input_from_terminal();
    }
    const Replayed run = replay_unseen(file);
    file.start_over();
    int ending_signal = 0;
    if (options.plain) {
        tell_run(file, run, options.speed);
    } else {
        ending_signal = show_run(file, run, options);
    }
    tell_end(run.outcome, kOpen, ending_signal);
    return 0;
}

}  // namespace rogue
