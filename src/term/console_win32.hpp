#pragma once

#include <windows.h>

#include <string_view>

#include "rogue/term/terminal.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "term/console_output.hpp"

namespace rogue {

/// Writes UTF-8 to a console, at its cursor; returns false if the console takes nothing.
bool write_console(HANDLE console, std::string_view text);

/// The console in which the program was started, and the game's screen in it.
///
/// If the console understands escape sequences, the game uses its alternate screen. On an older
/// console it uses a screen buffer of its own, which is drawn on by calls, and the console's is not
/// touched. Both keep the cursor in the last column, like a terminal whose autowrap is off. If only
/// its keys are used, nothing is known about its screen, and the screen is not touched.
class Console {
public:
    /// Throws NoTerminal.
    explicit Console(Terminal::Use use);
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    void enter() const;
    /// Restores the console as it was found. It allocates nothing and may be called in a crash,
    /// from any thread.
    void leave() const;

    HANDLE input() const { return input_; }
    bool knows_escapes() const { return knows_escapes_; }
    const GlyphWidths& widths() const { return widths_; }

    /// Returns the number of its background colour, 0 to 15.
    int background() const { return attributes_ >> 4 & 0x0F; }

    /// Returns the visible part of the screen, in the screen's coordinates. REQUIRES: the screen is
    /// used.
    SMALL_RECT window() const;

    /// Writes bytes that are meant for a terminal; returns false if the console takes nothing.
    /// REQUIRES: the screen is used.
    bool write(std::string_view bytes) const;

private:
    void open_screens();
    HANDLE screen() const { return knows_escapes_ ? output_ : own_; }

    HANDLE input_ = nullptr;
    HANDLE output_ = nullptr;
    DWORD input_mode_ = 0;
    DWORD output_mode_ = 0;
    WORD attributes_ = 0;
    // To try things on without showing them, and to draw on. Null if the screen is not used.
    HANDLE own_ = nullptr;
    bool knows_escapes_ = false;
    GlyphWidths widths_;
};

}  // namespace rogue
