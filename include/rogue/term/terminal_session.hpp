#pragma once

#include <chrono>
#include <deque>
#include <optional>

#include "rogue/game/key_source.hpp"
#include "rogue/term/key_decoder.hpp"
#include "rogue/term/terminal.hpp"
#include "rogue/ui/frame_display.hpp"
#include "rogue/ui/renderer.hpp"

namespace rogue {

/// The game's keyboard and screen on a terminal. It settles what the game need not know: a window
/// that is too small or changes its size, being suspended and resumed, keys typed ahead.
///
/// Keys typed ahead are played in order; while some are waiting, the screen is drawn every 50 ms
/// only, so that a key held down over a slow line does not lag behind.
class TerminalSession final : public FrameDisplay, public KeySource {
public:
    /// Throws NotATerminal.
    TerminalSession() = default;

    /// Key::end once a signal asks to end or the terminal is gone.
    Key next() override;

    /// The signal that ended it, or 0.
    int ending_signal() const { return terminal_.ending_signal(); }

private:
    using Clock = std::chrono::steady_clock;

    void present(std::chrono::milliseconds stay) override;
    void draw();
    void draw_anew();
    void draw_too_small(Terminal::Size size);
    bool too_small() const;
    void wait(std::optional<std::chrono::milliseconds> timeout);
    void take_input(std::string_view bytes);
    void take(Keystroke stroke);
    Key key_of(Keystroke stroke) const;

    Terminal terminal_;
    KeyDecoder decoder_;
    Renderer renderer_;
    Terminal::Size size_ = terminal_.size();
    std::deque<Keystroke> waiting_;
    bool undrawn_ = false;  // frame() has changed and is not on the screen.
    bool quit_ = false;     // Quit while the window was too small for any other key.
    Clock::time_point last_drawn_;
    Clock::time_point last_input_;
};

}  // namespace rogue
