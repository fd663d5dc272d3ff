#include "rogue/app/film.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "rogue/app/ending.hpp"
#include "rogue/app/farewell.hpp"
#include "rogue/app/options.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

using Clock = std::chrono::steady_clock;
using Kind = Keystroke::Kind;
using std::chrono::milliseconds;

constexpr std::size_t kPage = 50;

}  // namespace

Film::Film(const Run& run, TerminalSession& session, int speed)
    : run_(run), session_(session), speed_(speed) {}

void Film::show() {
    session_.set_status([this] { return status(); });
    do {
        play();
    } while (!left_);
    session_.set_status("");  // The session outlives the film.
}

void Film::play() {
    screen_ = LastScreen();
    hidden_ = true;
    const auto game = game_before_goal();
    game_ = game.get();
    const Outcome outcome = game->run();
    if (!left_ && !wanted_) {
        reveal();
        await_leaving(outcome);
    }
    game_ = nullptr;
    from_ = wanted_.value_or(Goal{0});
    wanted_.reset();
}

// Returns the game at the last moment before the goal from which it can be played.
std::unique_ptr<AnyGame> Film::game_before_goal() {
    const auto behind = std::ranges::upper_bound(copies_, from_.taken, {}, &Copy::taken);
    if (behind == copies_.begin()) {
        taken_ = 0;
        return run_.game.start(run_.seed, *this, screen_);
    }
    taken_ = std::prev(behind)->taken;
    return std::prev(behind)->game->copy();
}

Key Film::next() {
    keep_copy();
    if (!unseen()) {
        reveal();
        wait();
    }
    if (left_ || wanted_ || taken_ == run_.keys.size()) {
        return Key::end;
    }
    return Key{run_.keys[taken_++]};
}

// In a very long run every second copy is dropped, so that memory is bounded.
void Film::keep_copy() {
    constexpr std::size_t kMost = 32;
    const std::size_t last = copies_.empty() ? 0 : copies_.back().taken;
    if (taken_ < last + between_copies_ || screen_.awaited().prompt != Prompt::command) {
        return;
    }
    if (auto copy = game_->copy()) {
        copies_.push_back({taken_, std::move(copy)});
    }
    if (copies_.size() == kMost) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < kMost; i += 2) {
            copies_[kept++] = std::move(copies_[i]);
        }
        copies_.resize(kept);
        between_copies_ *= 2;
    }
}

// Whether what the game shows now comes before the goal.
bool Film::unseen() const {
    const bool there = taken_ >= from_.taken && game_->standing().depth != from_.depth_left;
    return hidden_ && !there && taken_ < run_.keys.size();
}

void Film::reveal() {
    if (hidden_) {
        screen_.reveal(session_);
        hidden_ = false;
    }
}

// Waits until it is time for the next key, or until the spectator wants to be elsewhere.
void Film::wait() {
    auto due = time_of_next_key();
    const bool more = taken_ < run_.keys.size();
    while (more && !left_ && !wanted_ && (paused_ || Clock::now() < due)) {
        const auto stroke = session_.next_keystroke(
            paused_ ? std::nullopt
                    : std::optional(std::chrono::ceil<milliseconds>(due - Clock::now())));
        left_ = session_.over();
        if (stroke && stroke->kind == Kind::right) {
            return;
        }
        if (stroke && obey(*stroke)) {
            due = time_of_next_key();
            session_.set_status([this] { return status(); });
        }
    }
}

Clock::time_point Film::time_of_next_key() const {
    return Clock::now() + std::chrono::microseconds(1'000'000 / speed_);
}

// Returns whether the key has changed anything.
bool Film::obey(Keystroke stroke) {
    wanted_ = goal_of(stroke);
    paused_ |= stroke.kind == Kind::left;
    return wanted_ || obey(stroke.character);
}

bool Film::obey(char32_t character) {
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

// Where a key leads that leads elsewhere.
std::optional<Film::Goal> Film::goal_of(Keystroke stroke) const {
    switch (stroke.kind) {
        case Kind::left:
            return Goal{taken_ - std::min<std::size_t>(taken_, 1)};
        case Kind::page_up:
            return Goal{taken_ - std::min(taken_, kPage)};
        case Kind::page_down:
            return Goal{taken_ + kPage};
        case Kind::home:
            return Goal{0};
        case Kind::end:
            return Goal{run_.keys.size()};
        default:
            break;
    }
    return stroke.character == U'n' || stroke.character == U'N'
               ? std::optional(Goal{taken_, game_->standing().depth})
               : std::nullopt;
}

// At the end of the run: keys that go back do, and any other goes on, at last to leave.
void Film::await_leaving(const Outcome& outcome) {
    say_end(session_, how_it_ended(outcome, kCutOff));
    await_key_at_end();
    if (!left_ && !wanted_ && outcome.ending == Outcome::Ending::died) {
        session_.set_status("");
        session_.show({GameOver{outcome.tally, run_.high_scores}, Awaited::kAnswer});
        await_key_at_end();
    }
    left_ |= !wanted_;
    session_.set_status([this] { return status(); });
}

// A key that does not go back counts once the keyboard has been quiet for half a second, so that no
// held key skips a screen.
void Film::await_key_at_end() {
    std::optional<milliseconds> quiet{500};
    while (!wanted_) {
        const auto stroke = session_.next_keystroke(quiet);
        left_ = session_.over() || session_.left();
        const auto goal = stroke ? goal_of(*stroke) : std::nullopt;
        if (goal && goal->taken < taken_) {
            wanted_ = goal;
            paused_ |= stroke->kind == Kind::left;
        } else if (left_ || (stroke && !quiet)) {
            return;
        } else if (!stroke) {
            quiet.reset();
        }
    }
}

// Eighty columns hold it even of 20,000 keys.
std::string Film::status() const {
    return text("Key ", taken_, " of ", run_.keys.size(), ", depth ", game_->standing().depth,
                paused_ ? ". Space plays" : ". Space pauses", ", arrows Page Home End n, +- ",
                speed_, "/s, q");
}

}  // namespace rogue
