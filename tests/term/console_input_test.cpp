#include "term/console_output.hpp"

#include <tuple>
#include <vector>

#include "rogue/term/key_decoder.hpp"
#include "tests/support/check.hpp"
#include "tests/support/terminal_emulator.hpp"

namespace rogue::test {
namespace {

// Virtual keys.
constexpr int kShift = 0x10;
constexpr int kAlt = 0x12;
constexpr int kEscape = 0x1B;

ConsoleKey key(int virtual_key, char16_t character = 0) {
    return {.virtual_key = static_cast<std::uint16_t>(virtual_key), .character = character};
}

ConsoleKey released(ConsoleKey key) {
    key.down = false;
    return key;
}

ConsoleKey with_shift(int virtual_key) {
    ConsoleKey shifted = key(virtual_key);
    shifted.shift = true;
    return shifted;
}

std::string bytes_of(const std::vector<ConsoleKey>& keys) {
    ConsoleInput input;
    std::string bytes;
    for (const ConsoleKey& each : keys) {
        input.encode(each, bytes);
    }
    return bytes;
}

TEST("keys become the bytes of a terminal's") {
    const std::tuple<std::string_view, ConsoleKey, std::string_view> kTable[] = {
        {"a letter", key('G', u'g'), "g"},
        {"a capital", key('G', u'G'), "G"},
        {"pasted", key(0, u'g'), "g"},
        {"Ctrl-L", key('L', 0x0C), "\x0c"},
        {"Enter", key(0x0D, u'\r'), "\r"},
        {"Backspace", key(0x08, u'\b'), "\b"},
        {"two bytes", key(0xDE, u'\u00E9'), "\u00E9"},
        {"three bytes", key(0, u'\u20AC'), "\u20AC"},
        {"up", key(0x26), "\x1b[A"},
        {"down", key(0x28), "\x1b[B"},
        {"right", key(0x27), "\x1b[C"},
        {"left", key(0x25), "\x1b[D"},
        {"Shift-up", with_shift(0x26), "\x1b[1;2A"},
        {"Shift-down", with_shift(0x28), "\x1b[1;2B"},
        {"Shift-right", with_shift(0x27), "\x1b[1;2C"},
        {"Shift-left", with_shift(0x25), "\x1b[1;2D"},
        {"8 on the keypad", key(0x68, u'8'), "8"},
        {"Esc", key(kEscape, 0x1B), "\x1b[27u"},
        {"Esc without its character", key(kEscape), "\x1b[27u"},
        {"Ctrl-[", key(0xDB, 0x1B), "\x1b[27u"},
        {"F1", key(0x70), "\x1b[57376u"},
        {"F24", key(0x87), "\x1b[57376u"},
        {"the one behind F24", key(0x88), ""},
        {"Page Up", key(0x21), "\x1b[5~"},
        {"Page Down", key(0x22), "\x1b[6~"},
        {"End", key(0x23), "\x1b[F"},
        {"Home", key(0x24), "\x1b[H"},
        {"5 on the keypad without Num Lock", key(0x0C), "\x1b[57376u"},
        {"Menu", key(0x5D), "\x1b[57376u"},
        {"Select", key(0x29), "\x1b[57376u"},
        {"Delete", key(0x2E), "\x1b[57376u"},
        {"Shift", key(kShift), ""},
        {"Ctrl", key(0x11), ""},
        {"Alt", key(kAlt), ""},
        {"Caps Lock", key(0x14), ""},
        {"Num Lock", key(0x90), ""},
        {"Windows", key(0x5B), ""},
        {"a dead key", key(0xDC), ""},
        {"released", released(key('G', u'g')), ""},
        {"an arrow released", released(key(0x26)), ""},
        {"Alt released", released(key(kAlt)), ""},
        {"Alt released, composed", released(key(kAlt, u'\u00E9')), "\u00E9"},
    };
    for (const auto& [what, pressed, bytes] : kTable) {
        const check::Context context{std::string(what)};
        CHECK_EQ(visible_form(bytes_of({pressed})), visible_form(bytes));
    }
}

TEST("a key held down is as many keys") {
    ConsoleKey up = key(0x26);
    up.repeat = 3;
    CHECK_EQ(bytes_of({up, key('G', u'g')}), "\x1b[A\x1b[A\x1b[Ag");
}

TEST("a character in two halves is one, whatever is released between them") {
    const ConsoleKey first = key(0, 0xD83E);
    const ConsoleKey second = key(0, 0xDDD9);
    CHECK_EQ(bytes_of({first, second}), "\U0001F9D9");
    CHECK_EQ(bytes_of({first, released(first), second, released(second)}), "\U0001F9D9");
    CHECK_EQ(bytes_of({first, second, first, second}), "\U0001F9D9\U0001F9D9");
}

TEST("half a character is nothing") {
    const ConsoleKey first = key(0, 0xD83E);
    const ConsoleKey second = key(0, 0xDDD9);
    CHECK_EQ(bytes_of({second, key('G', u'g')}), "g");
    CHECK_EQ(bytes_of({first, key('G', u'g'), second}), "g");
    CHECK_EQ(bytes_of({first, first, second}), "\U0001F9D9");
}

TEST("every key is one keystroke at once") {
    for (const ConsoleKey& each :
         {key('G', u'g'), key(0x26), key(kEscape, 0x1B), key(0x70), key(0, u'\u20AC')}) {
        KeyDecoder decoder;
        KeyDecoder::Events events;
        decoder.feed(bytes_of({each}), events);
        CHECK_EQ(events.size(), 1U);
        CHECK_EQ(keystrokes(events).size(), 1U);
        CHECK(!decoder.timeout());
    }
}

}  // namespace
}  // namespace rogue::test
