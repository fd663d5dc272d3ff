#include "rogue/term/key_layout.hpp"

#include <array>
#include <string_view>

namespace rogue {
namespace {

constexpr std::array kArrows{Key::left, Key::down, Key::up, Key::right};

// The letters of a layout, in the order of kArrows.
std::u32string_view letters_of(KeyLayout layout) {
    switch (layout) {
        case KeyLayout::arrows:
            return U"";
        case KeyLayout::vi:
            return U"hjkl";
        case KeyLayout::wasd:
            return U"aswd";
    }
    return U"";
}

}  // namespace

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
        case Keystroke::Kind::other:
            return Key::other;
        case Keystroke::Kind::character:
            break;
    }
    const std::size_t arrow = letters_of(layout).find(stroke.character);
    if (letters == Letters::may_move && arrow != std::u32string_view::npos) {
        return kArrows[arrow];
    }
    return keys.typed(stroke.character);
}

}  // namespace rogue
