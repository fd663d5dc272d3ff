#include "app/plain/plain_session.hpp"

#include <system_error>
#include <utility>

#include "rogue/term/standard_streams.hpp"

namespace rogue {
namespace {

// Each prompt ends with a colon, which screen readers do not speak. Some speak every `>`.
std::string_view prompt_for(Prompt prompt) {
    switch (prompt) {
        case Prompt::aim:
            return "aim: ";
        case Prompt::direction:
            return "direction: ";
        case Prompt::letter:
            return "letter: ";
        case Prompt::answer:
            return "answer: ";
        case Prompt::page:
        case Prompt::command:
        case Prompt::nothing:
            break;
    }
    return ": ";
}

}  // namespace

// A terminal of single keys becomes raw first, so that it does not count as one that echoes lines.
PlainSession::PlainSession(Typing typing) {
    if (typing == Typing::single_keys) {
        single_keys_.emplace(resumed_);
    }
    prompts_ = standard_input_is_echoed();
}

std::optional<Keystroke> PlainSession::next_keystroke(
    std::optional<std::chrono::milliseconds> timeout) {
    if (timeout == std::chrono::milliseconds::zero()) {
        return std::nullopt;
    }
    if (awaited() == Prompt::page) {
        return kEscapeKey;
    }
    if (timeout && waiting_.empty() && single_keys_) {
        flush();
        if (const auto keys = single_keys_->wait(*timeout); !keys.empty()) {
            handle(keys);
        }
    }
    if (timeout && waiting_.empty() && !lines_.has_line()) {
        return std::nullopt;
    }
    while (waiting_.empty() && !over_) {
        const auto before_waiting = [this](bool nothing_has_come) { prompt(nothing_has_come); };
        if (const auto keys =
                single_keys_ ? single_keys_->next(before_waiting) : lines_.next(before_waiting)) {
            handle(*keys);
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

// Fails silently if a signal ends the program, because then nobody may be there to read.
void PlainSession::flush() {
    try {
        write_standard_output(Raw{std::exchange(pending_output_, {})});
    } catch (const std::system_error&) {
        if (ending_signal() == 0) {
            throw;
        }
        stuck_ = true;
    }
}

void PlainSession::close() {
    if (single_keys_) {
        single_keys_->close();
    }
    if (!gone()) {
        flush();
    }
}

// Leaves out frames that are shown only for a moment, since messages tell the same.
void PlainSession::present(std::chrono::milliseconds stay) {
    if (stay != std::chrono::milliseconds::zero()) {
        return;
    }
    if (awaited() == Prompt::answer) {
        waiting_.clear();
        if (single_keys_) {
            single_keys_->forget();
        }
    }
    tell(words_ ? words_() : words_of(frame()));
}

void PlainSession::handle(const std::vector<Keystroke>& keys) {
    waiting_.assign(keys.begin(), keys.end());
    if (awaited() == Prompt::answer && !waiting_.empty()) {
        waiting_.resize(1);
    }
    if (waiting_.empty() && (chooses_ || awaited() != Prompt::command)) {
        waiting_.push_back(kEnterKey);
    }
}

void PlainSession::prompt(bool nothing_has_come) {
    if (prompts_ && nothing_has_come) {
        write(chooses_ ? "travel: " : prompt_for(awaited()));
    }
    flush();
}

}  // namespace rogue
