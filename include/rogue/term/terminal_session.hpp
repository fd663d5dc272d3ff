#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "rogue/term/key_decoder.hpp"
#include "rogue/term/session.hpp"
#include "rogue/term/terminal.hpp"
#include "rogue/term/terminal_look.hpp"
#include "rogue/ui/renderer.hpp"

namespace rogue {

/// The keyboard and screen of a terminal. Handles what the game need not know: how wide the
/// terminal draws emoji, its colours, its mouse wheel, a window that is too small or changes its
/// size, suspending and resuming, and keys typed ahead.
///
/// The terminal is asked what it can do in the same write as the first frame, which is drawn so
/// that the widths do not matter. After the answers the screen is redrawn if it can look better.
///
/// In a window that is too small, the game pauses and keys are dropped. Only q asks whether to
/// leave once the window is large enough, and q twice leaves.
///
/// Keys typed ahead are played in order. Those that came in one read with the key that began a walk
/// wait for its end, which they were typed to follow. Keys typed before a screen that asks for an
/// answer, such as the offer or the high scores, are dropped, because they can't be meant for it.
///
/// While keys are waiting or the player walks, the screen is drawn only every 50 ms. Keys also wait
/// while a write blocks. If the line is too slow for a held key, the screen is drawn less often
/// once the buffers on the way are full; what they hold is still shown late.
class TerminalSession final : public Session {
public:
    /// Throws what Terminal throws.
    explicit TerminalSession(const SessionSettings& settings);
    ~TerminalSession() override { close(); }

    /// Gives the terminal back. First waits a moment for the terminal's answers, which the shell
    /// would take for typed keys. Show nothing and ask for no keys after this.
    void close();

    std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) override;

    /// Waits until no key has come for half a second since this screen was shown. Keys that come
    /// are dropped: a player who holds a key or types on has not seen this screen yet.
    void await_quiet();

    /// Returns true after Ctrl-D, or after q twice in a window that is too small. Stays true.
    bool closed_by_player() const override { return closed_by_player_; }

    /// Returns true if the terminal shows the character as itself in a line of text. Blanks and
    /// control characters are not shown, and without UTF-8 only ASCII is.
    bool can_show(char32_t character) const;

    /// Switches between emoji and ASCII, as TerminalLook does.
    void switch_glyphs();

    /// What is said beside the frame.
    struct Status {
        std::string below;      ///< On a row below the frame.
        std::string over = {};  ///< Over the frame, if the window has no row below it.
    };

    /// Shows what `status` returns whenever the screen is drawn, or nothing if `status` is empty.
    /// What it refers to is borrowed until the next call.
    void set_status(std::function<Status()> status);

    /// Returns true if a signal asks to end or the terminal is gone. Once true, it stays true.
    bool over() const override { return terminal_.over(); }

    /// Returns true if the terminal is gone, so that nobody can read a message.
    bool gone() const { return terminal_.gone(); }

    /// Returns the signal that ended the session, or 0.
    int ending_signal() const { return terminal_.ending_signal(); }

private:
    using Clock = TerminalLook::Clock;

    void present(std::chrono::milliseconds stay) override;
    void draw();
    void redraw();
    bool too_small() const;
    void restyle();

    bool wait(std::optional<std::chrono::milliseconds> timeout);
    void take_input(const Terminal::Wake& wake);
    void handle(Keystroke stroke);

    void handle(const Report& report);
    void await_answers();
    void suspend(Terminal::Suspended who);
    void resume();

    Terminal terminal_;
    Terminal::Size size_ = terminal_.size();
    TerminalLook look_;
    KeyDecoder decoder_;
    Renderer renderer_;
    std::deque<std::pair<Keystroke, int>> waiting_;  // Each with the number of its read.
    int reads_ = 0;
    int read_taken_ = 0;  // The number of the read that brought the last keystroke taken.
    std::function<Status()> status_;
    bool unlit_ = false;           // The player wants light that the terminal can't show.
    bool undrawn_ = false;         // frame() has changed and is not on the screen.
    bool wants_to_leave_ = false;  // The last key in a window that is too small was q.
    bool closed_by_player_ = false;
    Clock::time_point last_drawn_;
    Clock::time_point last_input_;

    bool leaving_ = false;                        // The terminal is asked nothing more.
    std::optional<Terminal::Suspended> suspend_;  // Who is to be stopped once all input was taken.
    int times_back_ = 0;                          // How often it was suspended or stopped.
};

}  // namespace rogue
