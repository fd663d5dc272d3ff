#include "rogue/app/plain_session.hpp"

#include <algorithm>
#include <array>

#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/screen_words.hpp"

namespace rogue {
namespace {

constexpr std::size_t kLongestLine = 4096;

// These letters are commands in no game.
constexpr KeyLayout kLetters = KeyLayout::vi;

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

PlainSession::PlainSession(KeyLayout layout)
    : layout_(layout == KeyLayout::arrows ? kLetters : layout),
      prompts_(standard_input_is_echoed()),
      single_keys_(standard_input_has_single_keys()) {}

void PlainSession::use(const Run& run) {
    run_ = &run;
    if (takes_command(layout_, run.game().command_keys)) {
        layout_ = kLetters;
    }
}

std::optional<Keystroke> PlainSession::next_keystroke(
    std::optional<std::chrono::milliseconds> /*timeout*/) {
    while (waiting_.empty() && !over_) {
        if (!ended_ && !has_line()) {
            ended_ = !read();
        } else if (!input_.empty()) {
            take_line();
        } else {
            over_ = true;
        }
    }
    if (waiting_.empty()) {
        return std::nullopt;
    }
    const Keystroke stroke = waiting_.front();
    waiting_.pop_front();
    key_ = shows_map(awaited().prompt) ? std::optional(key_of(stroke)) : std::nullopt;
    return stroke;
}

Key PlainSession::key_of(Keystroke stroke) const {
    constexpr KeySet kNoKeys{""};
    return key_for(stroke, run_ == nullptr ? kNoKeys : run_->game().keys, layout_,
                   awaited().letters);
}

std::string_view PlainSession::moving_letters() const {
    return rogue::moving_letters(layout_);
}

void PlainSession::tell_sightings() {
    tell(narration_.tell_all(frame(), run_->game()));
}

void PlainSession::tell_map() {
    tell(map_text(frame(), run_->game().map));
}

void PlainSession::tell_status() {
    tell(status_text(frame(), run_->game().map));
}

void PlainSession::tell_unknown_key() {
    tell("no such key: ? tells the keys\n");
    command_.reset();
}

void PlainSession::flush() {
    write_standard_output(pending_output_);
    pending_output_.clear();
}

// Frames that are shown only for a moment are left out: the messages tell what they show.
void PlainSession::present(std::chrono::milliseconds stay) {
    if (stay != std::chrono::milliseconds::zero()) {
        return;
    }
    if (awaited().prompt == Prompt::answer) {
        waiting_.clear();
        decoder_ = {};
    }
    tell(shows_map(awaited().prompt) ? narration_.tell_map(frame(), run_->game(), run_->played(), key_)
                           : narration_.tell_screen(frame(), awaited()));
}

bool PlainSession::has_line() const {
    return input_.find('\n') != std::string::npos || input_.size() > kLongestLine ||
           (single_keys_ && !input_.empty());
}

// Reads standard input. Returns false at its end.
bool PlainSession::read() {
    prompt();
    const auto patience = decoder_.patience();
    if (patience && !wait_for_standard_input(*patience)) {
        end_sequence();
        return true;
    }
    std::array<char, kLongestLine> buffer;
    const std::size_t got = read_standard_input(buffer);
    input_.append(buffer.data(), got);
    return got > 0;
}

// Takes a line, or what is left at the end of the input.
void PlainSession::take_line() {
    const std::size_t size = std::min({input_.find('\n'), input_.size(), kLongestLine});
    const bool line_feed = size < input_.size() && input_[size] == '\n';
    KeyDecoder::Events events;
    decoder_.feed(std::string_view(input_).substr(0, size), events);
    take(events.keys);
    if (line_feed || !single_keys_) {
        end_sequence();
    }
    input_.erase(0, size + (line_feed ? 1 : 0));
    if (waiting_.empty() && !decoder_.patience() && awaited().prompt != Prompt::command) {
        waiting_.push_back(kEnterKey);
    }
}

// An escape sequence that has begun is over: the line ends, or nothing more comes.
void PlainSession::end_sequence() {
    constexpr std::chrono::minutes kLong{1};
    KeyDecoder::Events events;
    decoder_.elapse(kLong, events);
    take(events.keys);
}

void PlainSession::take(const std::vector<Keystroke>& keys) {
    for (const Keystroke& stroke : keys) {
        const bool blank = stroke.kind == Keystroke::Kind::character && stroke.character <= U' ';
        if (!blank || stroke == kEscapeKey) {
            waiting_.push_back(stroke);
        }
    }
    if (awaited().prompt == Prompt::answer && !waiting_.empty()) {
        waiting_.resize(1);
    }
}

void PlainSession::prompt() {
    if (prompts_ && input_.empty()) {
        tell(prompt_for(awaited().prompt));
    }
    flush();
}

}  // namespace rogue
