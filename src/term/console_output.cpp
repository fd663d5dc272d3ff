#include "term/console_output.hpp"

#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"
#include "term/csi.hpp"

namespace rogue {
namespace {

// Virtual keys, by their names in Windows.
constexpr int kClear = 0x0C;
constexpr int kMenu = 0x12;  // Alt
constexpr int kVirtualEscape = 0x1B;
constexpr int kPrior = 0x21;
constexpr int kLeft = 0x25;
constexpr int kDown = 0x28;
constexpr int kHelp = 0x2F;
constexpr int kApps = 0x5D;
constexpr int kF1 = 0x70;
constexpr int kF24 = 0x87;

constexpr std::string_view kIntroducer = "\x1b[";

// What a terminal sends after the introducer for the keys from kPrior to kDown: Page Up, Page Down,
// End, Home and the arrows left, up, right and down.
constexpr std::array<std::string_view, 8> kMoving{"5~", "6~", "F", "H", "D", "A", "C", "B"};

// Returns the bytes for Esc and other keys as the kitty protocol has them. Its F13, which no
// console has, stands for all others.
std::string key_without_character(int key, bool shift) {
    if (key >= kPrior && key <= kDown) {
        return concat(kIntroducer, shift && key >= kLeft ? "1;2" : "",
                      kMoving[static_cast<std::size_t>(key - kPrior)]);
    }
    if (key == kVirtualEscape) {
        return "\x1b[27u";
    }
    const bool other = key == kClear || key == kApps || (key > kDown && key <= kHelp) ||
                       (key >= kF1 && key <= kF24);
    return other ? "\x1b[57376u" : "";
}

// Places count from 1. An omitted one means 1 too.
int place(int number) {
    return std::max(number, 1) - 1;
}

void select_graphics(int code, int with, ConsoleScreen& screen) {
    constexpr int kColors = 30;
    constexpr int kBrightColors = 90;
    constexpr int kBold = 1;
    constexpr int kDim = 2;
    constexpr int kOnBlack = 40;
    using Brightness = ConsoleScreen::Brightness;
    if (code >= kColors) {
        const int color = code < kBrightColors ? code - kColors : code - kBrightColors + 8;
        screen.use_color(color);
    } else {
        screen.use_own_color(with == kBold  ? Brightness::bold
                             : with == kDim ? Brightness::dim
                                            : Brightness::plain);
    }
    if (with == kOnBlack) {
        screen.use_black_ground();
    }
}

void carry_out(std::string_view parameters, char final, ConsoleScreen& screen) {
    const auto values = csi_parameters(parameters).value;
    switch (final) {
        case 'H':
            return screen.move_to(place(values[1]), place(values[0]));
        case 'G':
            return screen.move_to_column(place(values[0]));
        case 'J':
            return screen.clear();
        case 'K':
            return screen.erase_to_end_of_line();
        case 'm':
            return select_graphics(values[0], values[1], screen);
        default:
            return;
    }
}

}  // namespace

void ConsoleInput::encode(const ConsoleKey& key, std::string& bytes) {
    // A character typed as digits with Alt held down comes when Alt is released.
    if (!key.down && key.virtual_key != kMenu) {
        return;
    }
    char32_t character = key.character;
    if (is_high_surrogate(key.character)) {
        high_surrogate_ = key.character;
        return;
    }
    if (is_low_surrogate(key.character)) {
        if (high_surrogate_ == 0) {
            return;
        }
        character = from_surrogates(high_surrogate_, key.character);
    }
    high_surrogate_ = 0;
    // Esc is both a character and a key. Some consoles report only one of the two.
    const int key_pressed = character == kVirtualEscape ? kVirtualEscape : key.virtual_key;
    const std::string once = character == 0 || character == kVirtualEscape
                                 ? key_without_character(key_pressed, key.shift)
                                 : utf8(character);
    for (int i = 0; i < key.repeat; ++i) {
        bytes += once;
    }
}

void draw(std::string_view bytes, ConsoleScreen& screen) {
    while (!bytes.empty()) {
        const std::string_view text = bytes.substr(0, bytes.find(kIntroducer));
        if (!text.empty()) {
            screen.print(text);
        }
        bytes.remove_prefix(text.size());
        if (bytes.empty()) {
            return;
        }
        bytes.remove_prefix(kIntroducer.size());
        const auto is_final = [](char byte) { return byte >= '@' && byte <= '~'; };
        const auto size =
            static_cast<std::size_t>(std::ranges::find_if(bytes, is_final) - bytes.begin());
        if (size < bytes.size()) {
            carry_out(bytes.substr(0, size), bytes[size], screen);
        }
        bytes.remove_prefix(std::min(size + 1, bytes.size()));
    }
}

}  // namespace rogue
