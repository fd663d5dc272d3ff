#include "rogue/app/plain_session.hpp"

#include <utility>

#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/screen_words.hpp"

namespace rogue {
namespace {

std::string_view prompt_for(Prompt prompt) {
    switch (prompt) {
        case Prompt::aim:
            return "aim> ";
        case Prompt::direction:
            return "direction> ";
        case Prompt::letter:
            return "letter> ";
        case Prompt::answer:
        case Prompt::reading:
            return "answer> ";
        case Prompt::command:
        case Prompt::nothing:
            break;
    }
    return "> ";
}

}  // namespace

PlainSession::PlainSession(Typing typing)
    : input_(typing == Typing::lines
                 ? static_cast<PlainInput&>(lines_)
                 : single_keys_.emplace([this] { tell("the game goes on\n"); })),
      prompts_(standard_input_is_echoed()) {}

void PlainSession::use(Run& run) {
    run_ = &run;
}

std::optional<Keystroke> PlainSession::next_keystroke(
    std::optional<std::chrono::milliseconds> timeout) {
    if (timeout == std::chrono::milliseconds::zero()) {
        return std::nullopt;
    }
    while (waiting_.empty() && !over_) {
        if (const auto keys =
                input_.next([this](bool nothing_has_come) { prompt(nothing_has_come); })) {
            take(*keys);
        } else {
            over_ = true;
        }
    }
    if (waiting_.empty()) {
        return std::nullopt;
    }
    const Keystroke stroke = waiting_.front();
    waiting_.pop_front();
    return stroke;
}

std::optional<Keystroke> PlainSession::choice() {
    chooses_ = true;
    const auto stroke = next_keystroke(std::nullopt);
    chooses_ = false;
    return stroke;
}

void PlainSession::walk() {
    pace_ = Pace::walk;
}

void PlainSession::end_walk() {
    if (std::exchange(pace_, Pace::step) == Pace::walk) {
        tell(news_.tell_ways(frame(), run_->kind().map));
    }
}

void PlainSession::tell_map() {
    tell(map_text(frame(), run_->kind().map));
}

void PlainSession::tell_status() {
    tell(status_text(frame(), run_->kind().map));
}

void PlainSession::expect_effect(std::optional<Key> key) {
    key_ = shows_map(awaited().prompt) ? key : std::nullopt;
}

void PlainSession::flush() {
    write_standard_output(Raw{pending_output_});
    pending_output_.clear();
}

void PlainSession::close() {
    if (single_keys_) {
        single_keys_->close();
    }
    if (!gone()) {
        flush();
    }
}

// Frames that are shown only for a moment are left out: the messages tell what they show.
void PlainSession::present(std::chrono::milliseconds stay) {
    if (stay != std::chrono::milliseconds::zero()) {
        return;
    }
    if (awaited().prompt == Prompt::answer) {
        waiting_.clear();
        input_.forget();
    }
    const std::size_t before = pending_output_.size();
    if (run_ != nullptr && shows_map(awaited().prompt)) {
        tell(news_.tell_map(frame(), run_->kind(), run_->game(), run_->known(), key_, pace_));
    } else {
        const auto words = run_ == nullptr ? words_of : run_->kind().words;
        tell(news_.tell_screen(frame(), awaited().prompt, words));
    }
    told_something_ = pending_output_.size() > before;
}

void PlainSession::take(const std::vector<Keystroke>& keys) {
    waiting_.assign(keys.begin(), keys.end());
    if (awaited().prompt == Prompt::answer && !waiting_.empty()) {
        waiting_.resize(1);
    }
    if (waiting_.empty() && (chooses_ || awaited().prompt != Prompt::command)) {
        waiting_.push_back(kEnterKey);
    }
}

void PlainSession::prompt(bool nothing_has_come) {
    if (prompts_ && nothing_has_come) {
        tell(chooses_ ? "travel> " : prompt_for(awaited().prompt));
    }
    flush();
}

}  // namespace rogue
