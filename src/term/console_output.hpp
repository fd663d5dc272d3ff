#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rogue {

/// A key event of a Windows console: the parts of its KEY_EVENT_RECORD that matter here.
struct ConsoleKey {
    bool down = true;
    std::uint16_t virtual_key = 0;  ///< 0 for text that was not typed, such as pasted text.
    char16_t character = 0;         ///< In UTF-16, perhaps a surrogate; 0 if there is none.
    int repeat = 1;
    bool shift = false;  ///< Was held down.
};

/// Turns key events of a Windows console into the bytes that KeyDecoder takes, as if a terminal had
/// sent them: text in UTF-8, arrows as CSI A to CSI D, with Shift as CSI 1 ; 2 A to D, Esc as CSI
/// 27 u, and all other keys without a character as CSI 57376 u. (After a bare Esc, KeyDecoder would
/// wait.) Keys that only modify others, such as Shift, give nothing.
class ConsoleInput {
public:
    /// Appends the bytes of the event to `bytes`.
    void encode(const ConsoleKey& key, std::string& bytes);

private:
    char16_t high_surrogate_ = 0;  // Waits for its low surrogate, which comes in another event.
};

/// A screen that is drawn on by calls, such as a Windows console that is too old for escape
/// sequences. Columns and rows count from 0.
class ConsoleScreen {
public:
    /// Colours are 0 to 15, in SGR's order, or the screen's own in one of these.
    enum class Brightness { plain, bold, dim };

    virtual ~ConsoleScreen() = default;

    virtual void move_to(int column, int row) = 0;
    virtual void move_to_column(int column) = 0;
    virtual void clear() = 0;
    virtual void erase_to_end_of_line() = 0;
    virtual void use_color(int color) = 0;
    virtual void use_own_color(Brightness brightness) = 0;
    /// Makes the background of all that is drawn or erased black, until use_own_color().
    virtual void use_black_ground() = 0;
    /// Prints text in UTF-8 at the cursor and moves the cursor to its end.
    virtual void print(std::string_view text) = 0;
};

/// Does to the screen what `bytes` would do to a terminal. They are text and whole sequences as
/// Renderer and TerminalSession send them: CSI row ; column H, CSI column G, CSI 2 J, CSI K, and
/// CSI m with a colour, or with 0 that 1, 2 or 40 may follow. Modes (CSI ? h and l) have no effect.
/// Colours that hardly show on the black of such a console are drawn with others.
void draw(std::string_view bytes, ConsoleScreen& screen);

}  // namespace rogue
