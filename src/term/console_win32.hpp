#pragma once

#include <windows.h>

#include <string_view>

#include "rogue/term/terminal.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "term/console_output.hpp"

namespace rogue {

/// Writes UTF-8 to a console, at its cursor. Returns false if the console takes nothing.
bool write_console(HANDLE console, std::string_view text);

/// The console in which the program was started, and the game's screen in it.
///
/// If the console understands escape sequences, the game uses its alternate screen. On an older
/// console it draws by calls on a screen buffer of its own, and the console's is untouched. Both
/// keep the cursor in the last column, like a terminal without autowrap. If only its keys are used,
/// the screen is untouched, and nothing is known about it.
class Console {
public:
    /// Throws NoTerminal.
    explicit Console(Terminal::Use use);
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    void enter() const;
    /// Restores the console as it was found. Allocates nothing; any thread may call it in a crash.
    void leave() const;

    HANDLE input() const { return input_; }
    bool knows_escapes() const { return knows_escapes_; }

    /// Returns the number of its background colour, 0 to 15.
    int background() const { return attributes_ >> 4 & 0x0F; }

    /// Returns the visible part of the screen, in its own coordinates. REQUIRES: the screen is
    /// used.
    SMALL_RECT window() const;

    /// Measures the looks of the games. REQUIRES: the screen is used.
    GlyphWidths measured_widths(GameList games) const;

    /// Writes bytes meant for a terminal. Returns false if they are not taken. REQUIRES: the screen
    /// is used.
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
};

}  // namespace rogue
