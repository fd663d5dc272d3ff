#include "rogue/app/key_layout.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace rogue {
namespace {

// The order is that of moving_letters().
constexpr std::array kArrows{Key::left, Key::down, Key::up, Key::right};

constexpr char32_t to_character(char letter) {
    return static_cast<unsigned char>(letter);
}

}  // namespace

std::string_view moving_letters(KeyLayout layout) {
    switch (layout) {
        case KeyLayout::arrows:
            return "";
        case KeyLayout::vi:
            return "hjkl";
        case KeyLayout::wasd:
            return "aswd";
    }
    return "";
}

bool takes_command(KeyLayout layout, std::string_view commands) {
    return moving_letters(layout).find_first_of(commands) != std::string_view::npos;
}

Key key_for(Keystroke stroke, const KeySet& keys, KeyLayout layout, Letters letters) {
    switch (stroke.kind) {
        case Keystroke::Kind::up:
            return Key::up;
        case Keystroke::Kind::down:
            return Key::down;
        case Keystroke::Kind::left:
            return Key::left;
        case Keystroke::Kind::right:
            return Key::right;
        case Keystroke::Kind::home:
        case Keystroke::Kind::end:
        case Keystroke::Kind::page_up:
        case Keystroke::Kind::page_down:
        case Keystroke::Kind::other:
            return Key::other;
        case Keystroke::Kind::character:
            break;
    }
    if (stroke == kEnterKey || stroke.character == U'\n') {
        return keys.known(Key::enter);
    }
    if (stroke == kEscapeKey) {
        return keys.known(Key::escape);
    }
    const std::string_view moving = moving_letters(layout);
    const auto arrow = std::ranges::find(moving, stroke.character, to_character);
    if (letters == Letters::may_move && arrow != moving.end()) {
        return kArrows[static_cast<std::size_t>(arrow - moving.begin())];
    }
    return keys.typed(stroke.character);
}

}  // namespace rogue
