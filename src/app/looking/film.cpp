#include "app/looking/film.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/keys/key_layout.hpp"
#include "app/looking/narrator.hpp"
#include "app/play/farewell.hpp"
#include "app/runs/player_files.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {
namespace {

using Clock = std::chrono::steady_clock;
using Kind = Keystroke::Kind;
using std::chrono::milliseconds;

constexpr std::size_t kPage = 50;

// Returns the table of high scores as it was after the run, if the run is in the table and its file
// tells when it ended, else a table of the run alone.
std::vector<ScoreLine> table_after(const Replayed& run, const std::string& path,
                                   const Options& options) {
    std::error_code untold;
    const auto ended_then = system_files().last_written(path, untold);
    const ScoreLine this_run = score_of(run.game->tally(), ended_then);
    const HighScores table = read_table(scores_path(options.locations, *run.kind));
    std::vector<ScoreLine> entries(table.entries().begin(), table.entries().end());
    const auto found = std::ranges::find_if(
        entries, [&](const ScoreLine& line) { return same_run(line, this_run); });
    if (found == entries.end()) {
        return {this_run};
    }
    found->this_run = true;
    const auto ended = instant_of(found->date);  // It has a value, because same_run() compared it.
    std::erase_if(entries, [&](const ScoreLine& line) { return instant_of(line.date) > ended; });
    return entries;
}

}  // namespace

Film::Film(Reel reel, TerminalSession& session, int speed)
    : reel_(std::move(reel)),
      session_(session),
      speed_(speed),
      game_(reel_.run.kind->start(reel_.run.header.seed)) {
    copies_.push_back({0, game_->copy()});
    moments_.update(*reel_.run.kind, *game_, 0);
    while (!at_end()) {
        press_next();
    }
}

void Film::show() {
    session_.set_status([this] { return TerminalSession::Status{status(), "? keys"}; });
    go_to(reel_.read_on ? reel_.run.keys.size() : 0);
    while (!done_) {
        if (!at_end()) {
            await_next_key();
        } else if (grows()) {
            await_more();
        } else {
            await_leaving();
        }
    }
    session_.set_status({});  // The session outlives the film.
}

// Starts from the current place or from the last copy before the goal, whichever is nearer.
void Film::go_to(std::size_t keys) {
    const Copy& before = *std::prev(std::ranges::upper_bound(copies_, keys, {}, &Copy::keys));
    if (keys < pressed_ || pressed_ < before.keys) {
        pressed_ = before.keys;
        game_ = before.game->copy();
    }
    while (!at_end() && pressed_ < keys) {
        press_next();
    }
    session_.show(game_->screen());
}

void Film::press_next() {
    game_->press(Key{reel_.run.keys[pressed_++]});
    moments_.update(*reel_.run.kind, *game_, pressed_);
    keep_copy();
}

// Drops every second copy in a very long run, so that memory is bounded.
void Film::keep_copy() {
    constexpr std::size_t kMost = 32;
    if (pressed_ < copies_.back().keys + between_copies_) {
        return;
    }
    copies_.push_back({pressed_, game_->copy()});
    if (copies_.size() == kMost) {
        for (std::size_t i = 1; i < kMost / 2; ++i) {
            copies_[i] = std::move(copies_[2 * i]);
        }
        copies_.resize(kMost / 2);
        between_copies_ *= 2;
    }
}

void Film::show_next() {
    press_next();
    if (changes_screen(game_->ending())) {
        rogue::show(session_, *game_);
    }
}

// Waits until it is time for the next key, or until the spectator wants something.
void Film::await_next_key() {
    const auto due = Clock::now() + std::chrono::microseconds(1'000'000 / speed_);
    while (paused_ || Clock::now() < due) {
        const auto stroke = session_.next_keystroke(
            paused_ ? std::nullopt
                    : std::optional(std::chrono::ceil<milliseconds>(due - Clock::now())));
        done_ = session_.over();
        if (done_ || (stroke && obey(*stroke))) {
            return;
        }
        if (stroke && stroke->kind == Kind::right) {
            show_status();
            break;
        }
    }
    show_next();
}

// Polls the file, because no notice of changes works on every system and every shared disk.
void Film::await_more() {
    constexpr milliseconds kBetweenLooks{50};
    const auto stroke = session_.next_keystroke(kBetweenLooks);
    done_ = session_.over();
    if (done_ || (stroke && obey(*stroke))) {
        return;
    }
    reel_.read_on();
    while (!at_end() && !session_.over()) {
        show_next();
    }
}

// Returns true if the key has changed anything.
bool Film::obey(Keystroke stroke) {
    if (const auto goal = goal_of(stroke)) {
        paused_ |= stroke.kind == Kind::left;
        go_to(*goal);
    } else if (!obey(stroke.character)) {
        return false;
    }
    show_status();
    return true;
}

bool Film::obey(char32_t character) {
    switch (small_letter(character)) {
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
        case U'?':
            ask(session_, {FilmKeys{}, Prompt::page},
                [](Keystroke stroke) { return std::optional(stroke); });
            session_.show(game_->screen());
            break;
        case U'q':
            done_ = true;
            break;
        default:
            return false;
    }
    return true;
}

// Returns the number of keys before the moment that the keystroke leads to, if it leads to one.
std::optional<std::size_t> Film::goal_of(Keystroke stroke) const {
    switch (stroke.kind) {
        case Kind::left:
            return pressed_ - std::min<std::size_t>(pressed_, 1);
        case Kind::page_up:
            return pressed_ - std::min(pressed_, kPage);
        case Kind::page_down:
            return pressed_ + kPage;
        case Kind::home:
            return 0;
        case Kind::end:
            return reel_.run.keys.size();
        default:
            return moment_of(stroke.character);
    }
}

// Returns the next such moment or the end for a lowercase letter, and the one before for a capital.
std::optional<std::size_t> Film::moment_of(char32_t letter) const {
    const char32_t sought = small_letter(letter);
    if (sought != U'm' && sought != U'n' && sought != U'w') {
        return std::nullopt;
    }
    const auto kind = sought == U'n' ? Moment::Kind::level : Moment::Kind::wound;
    std::size_t before = 0;
    for (const Moment& moment : moments_.all()) {
        const bool found = sought == U'm' ? moment.is_milestone() : moment.kind == kind;
        if (found && moment.key > pressed_ && letter == sought) {
            return moment.key;
        }
        before = found && moment.key < pressed_ ? moment.key : before;
    }
    return letter == sought ? reel_.run.keys.size() : before;
}

// At the end a key may still lead back. Any other shows the next screen, and then leaves.
void Film::await_leaving() {
    const Outcome outcome = game_->outcome();
    show_end(session_, how_it_ended(*reel_.run.kind, *game_, kOpen));
    bool back = goes_back_from_end();
    if (!done_ && !back && earns_score(outcome.ending) && !reel_.high_scores.empty()) {
        session_.set_status({});
        session_.show(
            {GameOver{outcome, reel_.high_scores, reel_.run.kind->win_title}, Prompt::answer});
        back = goes_back_from_end();
    }
    done_ |= !back;
    show_status();
}

// Waits for a key. Returns true if it led back. Any other key counts once the keyboard was quiet
// for half a second, so that no held key skips a screen.
bool Film::goes_back_from_end() {
    std::optional quiet{kQuietKeyboard};
    while (true) {
        const auto stroke = session_.next_keystroke(quiet);
        done_ = session_.over() || session_.closed_by_player();
        const auto goal = stroke ? goal_of(*stroke) : std::nullopt;
        if (goal && *goal < pressed_) {
            paused_ |= stroke->kind == Kind::left;
            go_to(*goal);
            return true;
        }
        if (done_ || (stroke && !quiet)) {
            return false;
        }
        if (!stroke) {
            quiet.reset();
        }
    }
}

// Without a row below, only a film that stands still says how it plays on.
void Film::show_status() {
    session_.set_status([this] {
        return TerminalSession::Status{status(), paused_ ? status() : ""};
    });
}

// The status fits into 80 columns with ten digits for each number.
std::string Film::status() const {
    if (at_end() && grows()) {
        return "Watching. Left, Page Up, Home go back, q quits, ? keys";
    }
    return concat("Key ", pressed_, " of ", reel_.run.keys.size(), ", ", reel_.run.kind->depth_word,
                  " ", game_->vitals().depth, ", ", speed_,
                  paused_ ? "/s. Space plays. ? keys" : "/s. Space pauses. ? keys");
}

// Replays the whole run before showing it, so that a bad run is reported at once, and a spectator
// who leaves early can still be told how the run ended.
void show_replay(RunReader& file, const std::string& path, const Options& options) {
    if (path == kStandardInput) {
        take_standard_input_from_terminal();
    }
    const Replayed run = replay_file(file);
    int ending_signal = 0;
    if (options.controls.plain) {
        narrate(run, options.showing.speed);
    } else {
        std::vector<ScoreLine> high_scores = table_after(run, path, options);
        TerminalSession session(options.session);
        Film({.run = run, .high_scores = std::move(high_scores)}, session,
             options.showing.speed.value_or(kUsualReplay))
            .show();
        ending_signal = session.ending_signal();
    }
    print_end(run, kOpen, ending_signal);
}

}  // namespace rogue
