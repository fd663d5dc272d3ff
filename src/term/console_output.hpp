#pragma once

#include <string_view>

namespace rogue {

/// A screen that is told what to do by calls, as a Windows console too old for escape sequences.
/// Columns and rows count from 0.
class ConsoleScreen {
public:
    /// The pen: a colour in SGR's order, 0 to 15, or the screen's own, and how bright.
    enum class Brightness { plain, bold, dim };

    virtual ~ConsoleScreen() = default;

    virtual void move_to(int column, int row) = 0;
    virtual void move_to_column(int column) = 0;
    virtual void clear() = 0;
    virtual void erase_to_end_of_line() = 0;
    virtual void use_color(int color) = 0;
    virtual void use_own_color(Brightness brightness) = 0;
    /// What is drawn and erased from now on is on black, until use_own_color().
    virtual void use_black_ground() = 0;
    /// Text in UTF-8, at the cursor, which it moves.
    virtual void print(std::string_view text) = 0;
};

/// Does to the screen what `bytes` would do to a terminal: text and whole sequences, of those that
/// Renderer and TerminalSession send. CSI row ; column H, CSI column G, CSI 2 J, CSI K and CSI m
/// with a colour, or with 0 and perhaps 1, 2 or 40; modes (CSI ? h and l) mean nothing here.
void draw(std::string_view bytes, ConsoleScreen& screen);

}  // namespace rogue
