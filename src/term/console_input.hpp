#pragma once

#include <cstdint>
#include <string>

namespace rogue {

/// A key event of a Windows console: what matters of its KEY_EVENT_RECORD.
struct ConsoleKey {
    bool down = true;
    std::uint16_t virtual_key = 0;  ///< 0: text that was not typed but pasted, say.
    char16_t character = 0;         ///< In UTF-16, half a character perhaps; 0: none.
    int repeat = 1;
};

/// Turns key events of a Windows console into the bytes that KeyDecoder takes, as if a terminal had
/// sent them: text in UTF-8, arrows as CSI A to CSI D, Esc and all other keys without a character
/// as CSI 27 u, which is unlike a bare Esc in that nothing has to be waited for.
///
/// Keys that are no more than a part of another, such as Shift, give nothing.
class ConsoleInput {
public:
    /// Appends to `bytes` what the event gives.
    void take(const ConsoleKey& key, std::string& bytes);

private:
    char16_t first_half_ = 0;  // Of a character that comes in two events.
};

}  // namespace rogue
