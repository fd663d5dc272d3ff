#include "rogue/term/terminal_session.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

using std::chrono::ceil;
using std::chrono::milliseconds;

constexpr milliseconds kLongestUndrawn{50};
constexpr char32_t kRedraw = 0x0C;   // Ctrl-L
constexpr char32_t kSuspend = 0x1A;  // Ctrl-Z

}  // namespace

Key TerminalSession::next() {
    while (!terminal_.over()) {
        if (quit_) {
            return Key{'q'};
        }
        const bool playable = !waiting_.empty() && !too_small();
        if (undrawn_ && (!playable || Clock::now() - last_drawn_ >= kLongestUndrawn)) {
            draw();
        }
        if (playable) {
            const Keystroke stroke = waiting_.front();
            waiting_.pop_front();
            return key_of(stroke);
        }
        wait(std::nullopt);
    }
    return Key::end;
}

void TerminalSession::present(milliseconds stay) {
    undrawn_ = true;
    if (waiting_.empty() || stay > milliseconds::zero()) {
        draw();
    }
    const auto until = Clock::now() + stay;
    for (auto now = Clock::now(); now < until && !terminal_.over(); now = Clock::now()) {
        wait(ceil<milliseconds>(until - now));
    }
}

void TerminalSession::draw() {
    undrawn_ = false;
    last_drawn_ = Clock::now();
    if (too_small()) {
        draw_too_small(size_);
    } else {
        terminal_.write(renderer_.render(frame()));
    }
}

void TerminalSession::draw_anew() {
    size_ = terminal_.size();
    renderer_.invalidate();
    draw();
}

bool TerminalSession::too_small() const {
    return size_.columns < Frame::kColumns || size_.rows < Frame::kRows;
}

// Lines of at most 20 columns, as many as there is room for.
void TerminalSession::draw_too_small(Terminal::Size size) {
    const std::array<std::string, 4> lines{"Terminal too small",
                                           text("need ", Frame::kColumns, "x", Frame::kRows),
                                           text("have ", size.columns, "x", size.rows), "q quits"};
    std::string out = "\x1b[0m\x1b[2J";
    const auto shown = std::min(lines.size(), static_cast<std::size_t>(size.rows));
    for (std::size_t i = 0; i < shown; ++i) {
        const auto columns = static_cast<std::size_t>(size.columns);
        out += text("\x1b[", i + 1, "H", std::string_view(lines[i]).substr(0, columns));
    }
    terminal_.write(out);
    renderer_.invalidate();
}

// Waits for news from the terminal and deals with it.
void TerminalSession::wait(std::optional<milliseconds> timeout) {
    const auto patience = decoder_.patience();
    const Terminal::Wake wake =
        terminal_.wait(patience && (!timeout || *patience < *timeout) ? patience : timeout);
    if (wake.suspend) {
        terminal_.suspend_process();
    }
    if (wake.suspend || wake.resumed || wake.resized) {
        draw_anew();
    }
    take_input(wake.input);
}

void TerminalSession::take_input(std::string_view bytes) {
    KeyDecoder::Events events;
    const auto now = Clock::now();
    if (bytes.empty()) {
        decoder_.elapse(std::chrono::floor<milliseconds>(now - last_input_), events);
    } else {
        last_input_ = now;
        decoder_.feed(bytes, events);
    }
    for (const Keystroke stroke : events.keys) {
        take(stroke);
    }
}

void TerminalSession::take(Keystroke stroke) {
    if (stroke.kind == Keystroke::Kind::character) {
        switch (stroke.character) {
            case kRedraw:
                return draw_anew();
            case kSuspend:
                terminal_.suspend_job();
                return draw_anew();
            case U'q':
            case U'Q':
                quit_ |= too_small();
                break;
            default:
                break;
        }
    }
    waiting_.push_back(stroke);
}

Key TerminalSession::key_of(Keystroke stroke) const {
    switch (stroke.kind) {
        case Keystroke::Kind::up:
            return Key::up;
        case Keystroke::Kind::down:
            return Key::down;
        case Keystroke::Kind::left:
            return Key::left;
        case Keystroke::Kind::right:
            return Key::right;
        case Keystroke::Kind::character:
            return typed_key(stroke.character);
        case Keystroke::Kind::other:
            return Key::other;
    }
    return Key::other;
}

}  // namespace rogue
