#include "rogue/term/terminal_session.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

using std::chrono::ceil;
using std::chrono::milliseconds;
using Encoding = TerminalTraits::Encoding;

constexpr milliseconds kLongestUndrawn{50};
constexpr char32_t kRedraw = 0x0C;   // Ctrl-L
constexpr char32_t kSuspend = 0x1A;  // Ctrl-Z

Palette palette_for(const SessionSettings& settings, const TerminalTraits& traits) {
    return settings.color ? traits.palette : Palette::monochrome;
}

}  // namespace

TerminalSession::TerminalSession(const SessionSettings& settings)
    : settings_(settings),
      renderer_({GlyphSet(choice_unasked(), terminal_.traits().widths),
                 palette_for(settings, terminal_.traits())}),
      probe_(first_probe()) {}

void TerminalSession::close() {
    await_answers();
    probe_.reset();
    terminal_.leave();
}

Key TerminalSession::next() {
    const auto stroke = next_keystroke(std::nullopt);
    if (!stroke) {
        return Key::end;
    }
    return key_for(*stroke, settings_.keys,
                   screen() == Screen::map ? Letters::may_move : Letters::are_letters);
}

std::optional<Keystroke> TerminalSession::next_keystroke(std::optional<milliseconds> timeout) {
    const auto until = timeout ? std::optional(Clock::now() + *timeout) : std::nullopt;
    while (!terminal_.over()) {
        if (quit_) {
            return Keystroke{Keystroke::Kind::character, U'q'};
        }
        const bool playable = !waiting_.empty() && !too_small();
        if (undrawn_ && (!playable || Clock::now() - last_drawn_ >= kLongestUndrawn)) {
            draw();
        }
        if (playable) {
            const Keystroke stroke = waiting_.front();
            waiting_.pop_front();
            return stroke;
        }
        const auto now = Clock::now();
        if (until && now >= *until) {
            break;
        }
        wait(until ? std::optional(ceil<milliseconds>(*until - now)) : std::nullopt);
    }
    return std::nullopt;
}

void TerminalSession::set_status(std::string status) {
    status_ = std::move(status);
    undrawn_ = true;
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
    renderer_.set_status(size_.rows > Frame::kRows ? std::string_view(status_) : "");
    if (too_small()) {
        draw_too_small(size_);
    } else if (probe_ && !asked_) {
        renderer_.invalidate();
        terminal_.write(query().append(renderer_.render(frame())));
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
        await_answers();
        terminal_.suspend_process();
    }
    if (wake.suspend || wake.resumed || wake.resized) {
        draw_anew();
    }
    take_input(wake);
}

void TerminalSession::take_input(const Terminal::Wake& wake) {
    constexpr milliseconds kSlowestAnswer{5000};
    KeyDecoder::Events events;
    const auto now = Clock::now();
    decoder_.expect_reports(answers_due_within(kSlowestAnswer));
    if (wake.timed_out) {
        decoder_.elapse(std::chrono::floor<milliseconds>(now - last_input_), events);
    } else if (!wake.input.empty()) {
        last_input_ = now;
        decoder_.feed(wake.input, events);
    }
    for (const Keystroke stroke : events.keys) {
        take(stroke);
    }
    for (const Report& report : events.reports) {
        take(report);
    }
}

void TerminalSession::take(Keystroke stroke) {
    if (stroke.kind == Keystroke::Kind::character) {
        switch (stroke.character) {
            case kRedraw:
                return draw_anew();
            case kSuspend:
                await_answers();
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

// The glyphs to begin with: emoji unless they may do harm.
GlyphChoice TerminalSession::choice_unasked() const {
    const TerminalTraits& traits = terminal_.traits();
    const bool safe = traits.has_emoji && traits.encoding == Encoding::utf8;
    const bool automatic = settings_.glyphs == GlyphChoice::automatic;
    return automatic && !safe ? GlyphChoice::ascii : settings_.glyphs;
}

std::optional<WidthProbe> TerminalSession::first_probe() const {
    const TerminalTraits& traits = terminal_.traits();
    if (settings_.glyphs == GlyphChoice::ascii || !traits.answers ||
        traits.encoding == Encoding::other) {
        return std::nullopt;
    }
    return WidthProbe(choice_unasked() == GlyphChoice::ascii ? WidthProbe::Question::encoding
                                                             : WidthProbe::Question::glyphs);
}

std::string TerminalSession::query() {
    asked_ = Clock::now();
    return probe_->query();
}

bool TerminalSession::answers_due_within(milliseconds since_asked) const {
    return probe_ && asked_ && Clock::now() - *asked_ < since_asked;
}

void TerminalSession::take(const Report& report) {
    if (!probe_ || !asked_ || !probe_->take(report)) {
        return;
    }
    const WidthProbe answered = *probe_;
    probe_.reset();
    asked_.reset();
    if (answered.question() == WidthProbe::Question::glyphs) {
        renderer_.use({GlyphSet(settings_.glyphs, answered.widths()),
                       palette_for(settings_, terminal_.traits())});
    } else if (answered.knows_utf8()) {
        renderer_.use(
            {GlyphSet(settings_.glyphs, {}), palette_for(settings_, terminal_.traits())});
        probe_.emplace(WidthProbe::Question::glyphs);
    }
    draw();
}

// Answers under way when the terminal is given back would be typed into the shell.
void TerminalSession::await_answers() {
    constexpr milliseconds kLikely{2000};  // Who has not answered by then never will.
    constexpr milliseconds kPatience{500};
    const auto until = Clock::now() + kPatience;
    for (auto now = Clock::now(); answers_due_within(kLikely) && !terminal_.gone() && now < until;
         now = Clock::now()) {
        wait(ceil<milliseconds>(until - now));
    }
}

}  // namespace rogue
