#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "rogue/base/key_source.hpp"
#include "rogue/term/key_decoder.hpp"
#include "rogue/term/key_layout.hpp"
#include "rogue/term/session.hpp"
#include "rogue/term/terminal.hpp"
#include "rogue/term/terminal_probe.hpp"
#include "rogue/ui/renderer.hpp"

namespace rogue {

/// What the player chooses of the look and feel.
struct SessionSettings {
    GlyphChoice glyphs = GlyphChoice::automatic;
    KeyLayout keys = KeyLayout::arrows;
    bool color = true;
    BackgroundChoice background = BackgroundChoice::automatic;
};

/// The game's keyboard and screen on a terminal. It settles what the game need not know: how wide
/// the terminal draws emoji, its background, its mouse wheel, a window that is too small or changes
/// its size, being suspended and resumed, keys typed ahead.
///
/// The terminal is asked in the same write as the first frame, which is drawn so that the widths do
/// not matter; when the answers are in, the screen is redrawn if it can look better.
///
/// Keys typed ahead are played in order, but for those typed before a screen that asks for an
/// answer, the offer or the high scores: they can't be meant for it. While some are waiting, the
/// screen is drawn every 50 ms only. Keys wait while a write does: a line too slow for a held key
/// is drawn less often once the buffers on the way are full. What they hold by then is still shown
/// late.
class TerminalSession final : public Session, public KeySource {
public:
    /// Throws what Terminal throws.
    explicit TerminalSession(const SessionSettings& settings);
    ~TerminalSession() override { close(); }

    /// Gives the terminal back, having waited a moment for answers under way, which the shell would
    /// take for typed. Nothing may be shown or asked for after it.
    void close();

    /// From now on these are the keys that mean something; before, none but the arrows. The letters
    /// of a layout that takes one of the game's commands move no more.
    void use(const KeySet& keys, std::string_view commands);

    /// The meaning of the next keystroke; Key::end once it is over.
    Key next() override;

    /// What the keystroke means where the screen shown waits for it.
    Key key_of(Keystroke stroke) const;

    std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) override;

    /// The letters that move as the arrows do, in the layout that the player has chosen.
    std::string_view moving_letters() const { return rogue::moving_letters(layout_); }

    /// Whether the player pressed q in a window that is too small for any other key. Stays true.
    bool quit() const { return quit_; }

    /// Draws ASCII in place of emoji from now on, or emoji again. Where bytes of emoji may be
    /// control codes, ASCII stays.
    void switch_glyphs();

    /// Shows a line of text below the frame, where the window has room for it.
    void set_status(std::string status);

    /// Whether a signal asks to end or the terminal is gone. Stays true.
    bool over() const override { return terminal_.over(); }

    /// Whether nobody is there any more to be told anything.
    bool gone() const { return terminal_.gone(); }

    /// The signal that ended it, or 0.
    int ending_signal() const { return terminal_.ending_signal(); }

private:
    using Clock = std::chrono::steady_clock;

    void present(std::chrono::milliseconds stay) override;
    void draw();
    void redraw();
    bool too_small() const;
    DrawingStyle style() const;
    void restyle();

    void forget_typed_keys();
    bool wait(std::optional<std::chrono::milliseconds> timeout);
    void take_input(const Terminal::Wake& wake);
    void take(Keystroke stroke);

    GlyphChoice choice_unasked() const;
    std::optional<TerminalProbe> first_probe() const;
    std::string query();
    bool answers_due_within(std::chrono::milliseconds since_asked) const;
    void take(const Report& report);
    void take_answer(const Report& report);
    void await_answers();
    void be_away(void (Terminal::*suspend)());
    void come_back();

    SessionSettings settings_;
    KeySet keys_{""};
    KeyLayout layout_ = settings_.keys;
    Terminal terminal_;
    Terminal::Size size_ = terminal_.size();
    GlyphWidths widths_;
    GlyphSet glyphs_;
    bool light_background_ = terminal_.traits().light_background;
    KeyDecoder decoder_;
    Renderer renderer_;
    std::deque<Keystroke> waiting_;
    std::string status_;
    bool undrawn_ = false;  // frame() has changed and is not on the screen.
    bool quit_ = false;
    Clock::time_point last_drawn_;
    Clock::time_point last_input_;

    std::optional<TerminalProbe> probe_;      // Nothing to ask, or all answered: empty.
    std::optional<Clock::time_point> asked_;  // When probe_ was sent.
    bool leaving_ = false;                    // Nothing is asked any more.
    int times_back_ = 0;                      // From being suspended or stopped.
};

}  // namespace rogue
