#pragma once

#include <cstdint>
#include <string>

namespace rogue {

/// A key event of a Windows console: the parts of its KEY_EVENT_RECORD that matter here.
struct ConsoleKey {
    bool down = true;
    std::uint16_t virtual_key = 0;  ///< 0 for text that was not typed, but pasted for example.
    char16_t character = 0;         ///< In UTF-16: may be half a character; 0 if there is none.
    int repeat = 1;
    bool shift = false;  ///< Held down meanwhile.
};

/// Turns key events of a Windows console into the bytes that KeyDecoder takes, as if a terminal had
/// sent them: text in UTF-8, arrows as CSI A to CSI D, with Shift as CSI 1 ; 2 A to D, Esc as CSI
/// 27 u, and all other keys without a character as CSI 57376 u. After CSI 27 u, unlike after a bare
/// Esc, KeyDecoder does not wait.
///
/// Keys that are only a part of another key, such as Shift, give nothing.
class ConsoleInput {
public:
    /// Appends the bytes of the event to `bytes`.
    void take(const ConsoleKey& key, std::string& bytes);

private:
    char16_t first_half_ = 0;  // The first half of a character that comes in two events.
};

}  // namespace rogue
