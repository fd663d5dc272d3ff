#pragma once

#include <windows.h>

#include <string_view>

#include "console_output.hpp"
#include "rogue/ui/glyph_set.hpp"

namespace rogue {

/// Writes UTF-8 to a console, at its cursor; false if it takes none.
bool write_console(HANDLE console, std::string_view text);

/// The console a program was started in, and the screen the game has there.
///
/// Where the console understands escape sequences that is its alternate screen. Older ones get a
/// screen buffer of ours, which is drawn on by calls and leaves theirs untouched. Either is told to
/// keep the cursor in the last column, as a terminal whose autowrap is off.
class Console {
public:
    /// Throws NotATerminal.
    Console();
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    void enter() const;
    /// Puts back what was found. Allocates nothing and may be called in a crash, from any thread.
    void leave() const;

    HANDLE input() const { return input_; }
    bool knows_escapes() const { return knows_escapes_; }
    const GlyphWidths& widths() const { return widths_; }

    /// The number of its background colour, 0 to 15.
    int background() const { return attributes_ >> 4 & 0x0F; }

    /// What of the screen can be seen, in its coordinates.
    SMALL_RECT window() const;

    /// Writes what is meant for a terminal; false if the console takes none.
    bool write(std::string_view bytes) const;

private:
    HANDLE screen() const { return knows_escapes_ ? output_ : own_; }

    HANDLE input_ = nullptr;
    HANDLE output_ = nullptr;
    DWORD input_mode_ = 0;
    DWORD output_mode_ = 0;
    WORD attributes_ = 0;
    HANDLE own_ = nullptr;  // To try things on where nobody sees it, and to draw on.
    bool knows_escapes_ = false;
    GlyphWidths widths_;
};

}  // namespace rogue
