#include "tests/support/broken_sequences.hpp"

#include <array>

namespace rogue::test {

KeySequences broken_characters() {
    constexpr auto kBytes = std::to_array<const char*>(
        {// Bytes that are never the first one, or never appear
         "\x80", "\x84", "\x9a", "\x9c", "\xa0", "\xbf", "\xc0", "\xc1", "\xf5", "\xfe", "\xff",
         // Overlong forms
         "\xc0\x80", "\xc0\xaf", "\xc1\xbf", "\xe0\x80\x80", "\xe0\x80\xaf", "\xe0\x9f\xbf",
         "\xf0\x80\x80\x80", "\xf0\x80\x80\xaf", "\xf0\x8f\xbf\xbf", "\xf8\x88\x80\x80\x80",
         "\xfc\x84\x80\x80\x80\x80",
         // Surrogates
         "\xed\xa0\x80", "\xed\xaf\xbf", "\xed\xb0\x80", "\xed\xbf\xbf", "\xed\xa0\x80\xed\xb0\x80",
         // Beyond U+10FFFF
         "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xf7\xbf\xbf\xbf"});
    KeySequences all;
    for (const char* bytes : kBytes) {
        all.push_back({bytes, ""});
    }
    return all;
}

KeySequences broken_off_sequences() {
    return {
        // A paste whose end was lost: terminals take each Esc out of the text.
        {"\x1b[200~\x1b[A", "up"},
        {"\x1b[200~q\r\x1bOA", "up"},
        {"\x1b[200~q\x1b[20\x1b[A", "up"},
        {"\x1b[200~q\x1b[1;2D", "shift-left"},
        {"\x1b[200~q\x1b[20~", "other"},
        {"\x1b[200~q\x1b[2~", "other"},
        {"\x1b[200~q\x1bq", "U+001B q"},
        {"\x1b[200~q\x1b\x1bq", "U+001B q"},
        {"\x1b[200~q\x1b[201q\r", "other U+000D"},
        {"\x1b[200~q\x1b[200~q\x1b[201~", ""},
        {"\xc3x", "x"},
        {"\xe2\x82x", "x"},
        {"\xf0\x9f\xa7x", "x"},
        {"\xe2\x82\xc3\xa9", "U+00E9"},
        {"\xc3\xc3\xa9", "U+00E9"},
        {"\xc3\r", "U+000D"},
        {"\xc3\x1b[A", "up"},
        {"\xf0\x9f\x1bOA", "up"},
        {"\x1b[1;5\x1b[A", "up"},
        {"\x1b[5;\x1b[5;3R", "at 5;3"},
        {"\x1b[?6\x1b[B", "down"},
        {"\x1bO\x1b[C", "right"},
        {"\x1b[\x1b[D", "left"},
        {"\x1b[5\r", "U+000D"},
        {"\x1b[[\x7f", "U+007F"},
        {"\x1b[1;5\xc3\xa9", "U+00E9"},
        {"\x1b]0;title\x1b[A", "up"},
        {"\x1bPq\x1b\x1b[A", "up"},
        {"\x1b]11;\x1b[5;3R", "at 5;3"},
        {"\x1b\x1b]11;\x1b\x1b[A", "U+001B up"},
        {"\x1b_G\x1bx", "x"},
        {"\x1b\x1b\x1b[A", "U+001B U+001B up"},
    };
}

}  // namespace rogue::test
