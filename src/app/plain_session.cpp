#include "rogue/app/plain_session.hpp"

#include <algorithm>
#include <array>

#include "rogue/term/standard_streams.hpp"

namespace rogue {
namespace {

// These letters are commands in no game.
constexpr KeyLayout kLetters = KeyLayout::vi;

std::string_view prompt_for(Awaited awaited) {
    switch (awaited) {
        case Awaited::direction:
            return "direction> ";
        case Awaited::letter:
            return "letter> ";
        case Awaited::answer:
            return "answer> ";
        default:
            return "> ";
    }
}

}  // namespace

PlainSession::PlainSession(KeyLayout layout)
    : layout_(layout == KeyLayout::arrows ? kLetters : layout),
      prompts_(standard_input_is_echoed()) {}

void PlainSession::use(const Run& run) {
    run_ = &run;
    if (takes_command(layout_, run.game().command_letters)) {
        layout_ = kLetters;
    }
}

std::optional<Keystroke> PlainSession::next_keystroke(
    std::optional<std::chrono::milliseconds> /*timeout*/) {
    while (waiting_.empty() && !over_) {
        if (!input_.empty() || read()) {
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
    command_ = awaited() == Awaited::command ? std::optional(key_of(stroke)) : std::nullopt;
    return stroke;
}

Key PlainSession::key_of(Keystroke stroke) const {
    if (run_ == nullptr) {
        return Key::other;
    }
    const bool letters = awaited() == Awaited::letter;
    return key_for(stroke, run_->game().keys, layout_,
                   letters ? Letters::are_letters : Letters::may_move);
}

std::string_view PlainSession::moving_letters() const {
    return rogue::moving_letters(layout_);
}

void PlainSession::tell_sightings() {
    const MapReading& reading = run_->game().map;
    for (const Sighting& sighting : sightings(frame(), reading)) {
        if (!sighting.seen.name.empty()) {
            tell(told(sighting) + "\n");
        }
    }
    tell(ways(frame(), reading) + "\n");
}

void PlainSession::tell_map() {
    tell(map_text(frame(), run_->game().map));
}

void PlainSession::tell_status() {
    tell(status_text(frame(), run_->game().map));
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
    const bool shows_map = awaited() == Awaited::command || awaited() == Awaited::direction;
    if (awaited() == Awaited::answer) {
        waiting_.clear();
    }
    if (shows_map) {
        tell_news();
    } else {
        tell(words_of(frame()));
    }
}

// Every command gets an answer, unless it was a step.
void PlainSession::tell_news() {
    const std::string news = news_.tell(frame(), run_->game().map, run_->played());
    if (!news.empty()) {
        tell(news);
    } else if (command_ && !direction_of(*command_)) {
        tell("nothing happens\n");
    } else if (command_ && !news_.moved()) {
        tell("blocked\n");
    }
    command_.reset();
}

// Reads standard input. Returns whether there was anything to read.
bool PlainSession::read() {
    prompt();
    std::array<char, 4096> buffer;
    input_.assign(buffer.data(), read_standard_input(buffer));
    return !input_.empty();
}

// Takes a line, or the part of it that has arrived.
void PlainSession::take_line() {
    constexpr std::chrono::seconds kLong{1};  // An escape sequence ends with the line.
    const std::size_t end = std::min(input_.find('\n'), input_.size());
    KeyDecoder decoder;
    KeyDecoder::Events events;
    decoder.feed(std::string_view(input_).substr(0, end), events);
    decoder.elapse(kLong, events);
    input_.erase(0, end + 1);
    for (const Keystroke& stroke : events.keys) {
        const bool blank = stroke.kind == Keystroke::Kind::character && stroke.character <= U' ';
        if (!blank || stroke == kEscapeKey) {
            waiting_.push_back(stroke);
        }
    }
    if (waiting_.empty() && awaited() != Awaited::command) {
        waiting_.push_back({Keystroke::Kind::character, U'\r'});
    }
    if (awaited() == Awaited::answer) {
        waiting_.resize(1);
    }
}

void PlainSession::prompt() {
    if (prompts_) {
        tell(prompt_for(awaited()));
    }
    flush();
}

}  // namespace rogue
