#include "rogue/term/terminal_session.hpp"

#include "rogue/base/text.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {
namespace {

using std::chrono::ceil;
using std::chrono::milliseconds;

constexpr milliseconds kLongestUndrawn{50};
constexpr char32_t kRedraw = 0x0C;  // Ctrl-L

// Returns true if mode 1007 does not stop the wheel: a multiplexer does not pass the mode on, other
// terminals do not know it, mlterm 3.9.4 can't reset it. QTermWidget tells nothing of modes; it has
// the type and version of old Konsole.
bool wheel_needs_mouse(const Report& report) {
    constexpr int kOldKonsole = 115;
    switch (report.kind) {
        case Report::Kind::mode:
            return report.mode == TerminalProbe::kAlternateScroll &&
                   (report.state == Report::kUnknown || report.state == Report::kAlwaysSet);
        case Report::Kind::secondary:
            return is_multiplexer(report) || (report.mode == 0 && report.state == kOldKonsole);
        default:
            return false;
    }
}

// Returns what the row has room for: the warning before all of the words or their first sentence,
// or else the last sentences alone.
std::string fitted(std::string_view warning, std::string_view words) {
    const std::size_t end = words.find(". ");
    for (const std::string_view kept :
         {words, words.substr(0, end == words.npos ? end : end + 1)}) {
        if (!warning.empty() && warning.size() + kept.size() <= Frame::kColumns) {
            return concat(warning, kept);
        }
    }
    return std::string(last_sentences(words, Frame::kColumns));
}

}  // namespace

TerminalSession::TerminalSession(const SessionSettings& settings)
    : terminal_(Terminal::Use::screen_and_keys, settings.games),
      look_(settings, terminal_.traits()),
      renderer_(look_.style(too_small())) {
    lit_ = !look_.style(false).lit.empty();
    unlit_ = settings.light && !lit_;
}

void TerminalSession::close() {
    await_answers();
    terminal_.leave();
}

std::optional<Keystroke> TerminalSession::next_keystroke(std::optional<milliseconds> timeout) {
    const auto until = timeout ? Clock::now() + *timeout : Clock::time_point::max();
    const bool only_looks = timeout == milliseconds::zero();
    if (only_looks) {
        wait(milliseconds::zero());
    }
    while (!terminal_.over()) {
        if (closed_by_player_) {
            return Keystroke{Keystroke::Kind::character, U'q'};
        }
        if (too_small()) {
            if (undrawn_) {
                draw();
            }
            wait(std::nullopt);
            continue;
        }
        const bool goes_on = !waiting_.empty() || only_looks;
        if (undrawn_ && (!goes_on || Clock::now() - last_drawn_ >= kLongestUndrawn)) {
            draw();
        }
        if (!waiting_.empty() && (!only_looks || waiting_.back().second != read_taken_)) {
            const auto taken = waiting_.front();
            waiting_.pop_front();
            read_taken_ = taken.second;
            return taken.first;
        }
        const auto now = Clock::now();
        if (now >= until) {
            break;
        }
        wait(timeout ? std::optional(ceil<milliseconds>(until - now)) : std::nullopt);
    }
    return std::nullopt;
}

// Does not end while the window is too small to show the screen.
void TerminalSession::await_quiet() {
    auto quiet_since = Clock::now();
    while (!terminal_.over() && !closed_by_player_) {
        if (undrawn_) {
            draw();
        }
        if (too_small() || !waiting_.empty()) {
            waiting_.clear();
            quiet_since = Clock::now();
        }
        const auto quiet_for = Clock::now() - quiet_since;
        if (quiet_for >= kQuietKeyboard) {
            return;
        }
        wait(too_small() ? std::nullopt
                         : std::optional(ceil<milliseconds>(kQuietKeyboard - quiet_for)));
    }
}

bool TerminalSession::can_show(char32_t character) const {
    const bool utf8 = terminal_.traits().encoding == TerminalTraits::Encoding::utf8;
    return character > U' ' && (character < U'\x7F' || (utf8 && character > U'\u00A0'));
}

void TerminalSession::switch_glyphs() {
    look_.switch_glyphs();
    restyle();
}

void TerminalSession::set_status(std::function<Status()> status) {
    status_ = std::move(status);
    undrawn_ = true;
}

void TerminalSession::present(milliseconds stay) {
    if (awaited() == Prompt::answer) {
        while (!terminal_.over() && wait(milliseconds::zero())) {
        }
        waiting_.clear();
    }
    undrawn_ = true;
    if (stay > milliseconds::zero()) {
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
        Frame message;
        compose(message, TooSmall{size_.columns, size_.rows});
        renderer_.set_status("");
        terminal_.write(renderer_.render(message));
        return;
    }
    const bool has_row_below = size_.rows > Frame::kRows;
    const auto [below, over] = status_ ? status_() : Status{};
    const std::string_view warning =
        unlit_ && read_taken_ == 0 ? "No light: it needs 256 colours. " : "";
    renderer_.set_status(has_row_below ? fitted(warning, below) : "");
    Frame shown = frame();
    if (!has_row_below) {
        draw_over(shown, fitted(warning, over), awaited() == Prompt::page);
    }
    terminal_.stop_alternate_scroll();  // After the question whether the wheel sends arrow keys.
    if (look_.has_question() && !leaving_ && terminal_.entered()) {
        renderer_.invalidate();
        terminal_.write(look_.question().append(renderer_.render(shown)));
    } else {
        terminal_.write(renderer_.render(shown));
    }
}

void TerminalSession::redraw() {
    terminal_.set_modes_again();
    size_ = terminal_.size();
    const bool leaves = wants_to_leave_ && !too_small();
    wants_to_leave_ = wants_to_leave_ && too_small();
    if (leaves && application_listens(awaited())) {
        // In every game Q leaves; q may be a command.
        waiting_.emplace_back(Keystroke{Keystroke::Kind::character, U'Q'}, reads_);
    }
    renderer_.use(look_.style(too_small()));
    renderer_.invalidate();
    draw();
}

bool TerminalSession::too_small() const {
    return size_.columns < Frame::kColumns || size_.rows < Frame::kRows;
}

void TerminalSession::restyle() {
    renderer_.use(look_.style(too_small()));
    undrawn_ = true;
}

// Waits for input or a signal from the terminal and handles it. Returns false if nothing came.
bool TerminalSession::wait(std::optional<milliseconds> timeout) {
    const Terminal::Wake wake = terminal_.wait(decoder_.sooner_timeout(timeout));
    if (wake.resumed) {
        resume();
    }
    take_input(wake);
    if (wake.resized && !wake.resumed) {
        redraw();  // What was typed before that is for the screen before.
    }
    if (wake.suspend) {
        suspend_ = Terminal::Suspended::process;
    }
    const auto who = std::exchange(suspend_, std::nullopt);
    if (who) {
        suspend(*who);  // This waits again, so the input must have been taken.
    }
    return !wake.timed_out;
}

void TerminalSession::take_input(const Terminal::Wake& wake) {
    KeyDecoder::Events events;
    const auto now = Clock::now();
    decoder_.expect_reports(now < look_.answers_until().value_or(now));
    if (wake.timed_out) {
        decoder_.elapse(std::chrono::floor<milliseconds>(now - last_input_), events);
    } else if (!wake.input.empty()) {
        last_input_ = now;
        ++reads_;
        decoder_.feed(wake.input, events);
    }
    for (const auto& event : events) {
        std::visit([this](const auto& key_or_report) { handle(key_or_report); }, event);
    }
}

void TerminalSession::handle(Keystroke stroke) {
    switch (stroke.character) {
        case kInterrupt:
            return terminal_.interrupt_job();
        case kEndOfInput:
            closed_by_player_ = true;
            return;
        case kRedraw:
            return redraw();
        case kSuspend:
            if (terminal_.can_suspend() && !leaving_) {
                suspend_ = Terminal::Suspended::job;
            }
            return;
        default:
            break;
    }
    if (!too_small()) {
        waiting_.emplace_back(stroke, reads_);
        return;
    }
    const bool leaves = stroke.character == U'q' || stroke.character == U'Q';
    closed_by_player_ |= leaves && wants_to_leave_;
    wants_to_leave_ = leaves;
}

void TerminalSession::handle(const Report& report) {
    if (wheel_needs_mouse(report) && !terminal_.traits().silent_wheel) {
        terminal_.report_mouse();
    } else if (report.kind == Report::Kind::mode && report.state == Report::kSet &&
               report.mode == TerminalProbe::kAlternateScroll) {
        terminal_.found_alternate_scroll();
    }
    if (look_.handle(report)) {
        restyle();
    }
}

// Waits for the answers: after the terminal is given back, they would be typed into the shell.
void TerminalSession::await_answers() {
    const bool was_leaving = std::exchange(leaving_, true);
    const auto leaving = Clock::now();
    for (auto now = leaving; terminal_.entered(); now = Clock::now()) {
        const auto until = look_.answers_until(leaving).value_or(now);
        if (until <= now) {
            break;
        }
        wait(ceil<milliseconds>(until - now));
    }
    leaving_ = was_leaving;
}

// Suspends, unless the program was continued while it waited for answers, which undoes the stop.
void TerminalSession::suspend(Terminal::Suspended who) {
    const int times_back = times_back_;
    await_answers();
    if (times_back == times_back_) {
        terminal_.suspend(who);
        resume();
    }
}

// Forgets the awaited answers, because other programs have read them by now.
void TerminalSession::resume() {
    ++times_back_;
    look_.ask_again();
    redraw();
}

}  // namespace rogue
