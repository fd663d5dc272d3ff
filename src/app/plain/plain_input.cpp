#include "app/plain/plain_input.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "rogue/term/standard_streams.hpp"

namespace rogue {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kLongestLine = 4096;

bool is_blank(const Keystroke& stroke) {
    return stroke.kind == Keystroke::Kind::character && stroke.character <= U' ' &&
           stroke != kEscapeKey;
}

}  // namespace

// Notices from now on when the program goes on: the player may stop it before any key is read.
KeyLines::KeyLines(std::function<void()> resumed) : resumed_(std::move(resumed)) {
    note_continuing();
}

std::optional<std::vector<Keystroke>> KeyLines::next(const BeforeWaiting& before_waiting) {
    while (!ended_ && !has_line()) {
        before_waiting(input_.empty());
        ended_ = !read(before_waiting);
    }
    return input_.empty() ? std::nullopt : std::optional(take_line());
}

bool KeyLines::has_line() const {
    return input_.find('\n') != std::string::npos || input_.size() > kLongestLine;
}

// Reads standard input. Returns false at its end, or at Ctrl-D, which a Windows console passes on.
bool KeyLines::read(const BeforeWaiting& before_waiting) {
    std::array<char, kLongestLine> buffer;
    const std::size_t got = read_standard_input(buffer, [&] {
        resumed_();
        before_waiting(input_.empty());
    });
    input_.append(buffer.data(), got);
    if (const auto end = input_.find(static_cast<char>(kEndOfInput)); end != input_.npos) {
        input_.resize(end);
        return false;
    }
    return got > 0;
}

// Takes a line, or the rest at the end of the input. An escape sequence ends with its line.
std::vector<Keystroke> KeyLines::take_line() {
    constexpr std::chrono::minutes kLong{1};
    const std::size_t size = std::min({input_.find('\n'), input_.size(), kLongestLine});
    const bool line_feed = size < input_.size() && input_[size] == '\n';
    KeyDecoder decoder;
    KeyDecoder::Events events;
    const std::string_view line(input_.data(), size);
    decoder.feed(line == "help" ? "?" : line, events);  // For players who know no key.
    decoder.elapse(kLong, events);
    input_.erase(0, size + (line_feed ? 1 : 0));
    std::vector<Keystroke> keys = keystrokes(events);
    std::erase_if(keys, is_blank);
    return keys;
}

SingleKeys::SingleKeys(std::function<void()> resumed) : resumed_(std::move(resumed)) {}

std::optional<std::vector<Keystroke>> SingleKeys::next(const BeforeWaiting& before_waiting) {
    while (!over()) {
        before_waiting(true);
        std::vector<Keystroke> keys = wait(std::nullopt);
        if (!keys.empty()) {
            return keys;
        }
    }
    return std::nullopt;
}

std::vector<Keystroke> SingleKeys::wait(std::optional<milliseconds> timeout) {
    const Terminal::Wake wake = terminal_.wait(decoder_.sooner_timeout(timeout));
    KeyDecoder::Events events;
    const auto now = Clock::now();
    if (wake.timed_out) {
        decoder_.elapse(std::chrono::floor<milliseconds>(now - last_input_), events);
    } else if (!wake.input.empty()) {
        last_input_ = now;
        decoder_.feed(wake.input, events);
    }
    std::vector<Keystroke> keys = keystrokes(events);
    std::erase_if(keys, [this](Keystroke stroke) { return ended_ || !handle(stroke); });
    if (wake.suspend) {
        suspend(Terminal::Suspended::process);
    }
    return keys;
}

// Obeys a control character. Returns true if the keystroke is not one.
bool SingleKeys::handle(Keystroke stroke) {
    switch (stroke.character) {
        case kInterrupt:
            terminal_.interrupt_job();
            return false;
        case kEndOfInput:
            ended_ = true;
            return false;
        case kSuspend:
            if (terminal_.can_suspend()) {
                suspend(Terminal::Suspended::job);
            }
            return false;
        default:
            return true;
    }
}

void SingleKeys::suspend(Terminal::Suspended who) {
    terminal_.suspend(who);
    if (!terminal_.over()) {
        resumed_();
    }
}

}  // namespace rogue
