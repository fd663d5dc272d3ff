#include "app/keys/key_layout.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace rogue {
namespace {

constexpr std::array<LayoutLetters, 3> kLetters{{{"", "HJKL"}, {"hjkl", "HJKL"}, {"aswd", "ASWD"}}};

// What the keypad types with Num Lock on.
constexpr std::string_view kDigits = "4286";
constexpr std::array kDirectionsOfLetters{Direction::left, Direction::down, Direction::up,
                                          Direction::right};

std::optional<Direction> direction_of(char32_t character, std::string_view letters) {
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (character == static_cast<unsigned char>(letters[i])) {
            return kDirectionsOfLetters[i];
        }
    }
    return std::nullopt;
}

}  // namespace

const LayoutLetters& letters_of(KeyLayout layout) {
    return kLetters[static_cast<std::size_t>(layout)];
}

std::optional<Direction> direction_of(Keystroke stroke) {
    switch (stroke.kind) {
        case Keystroke::Kind::up:
            return Direction::up;
        case Keystroke::Kind::down:
            return Direction::down;
        case Keystroke::Kind::left:
            return Direction::left;
        case Keystroke::Kind::right:
            return Direction::right;
        default:
            return std::nullopt;
    }
}

std::optional<Direction> running(Keystroke stroke, KeyLayout layout) {
    return stroke.shift ? direction_of(stroke)
                        : direction_of(stroke.character, letters_of(layout).running);
}

Key key_for(Keystroke stroke, const KeySet& keys, KeyLayout layout, Prompt prompt) {
    if (stroke.kind != Keystroke::Kind::character) {
        const auto arrow = direction_of(stroke);
        return arrow ? key_of(*arrow) : Key::other;
    }
    if (stroke == kEnterKey) {
        return keys.if_known(Key::enter);
    }
    if (stroke == kEscapeKey) {
        return keys.if_known(Key::escape);
    }
    if (prompt == Prompt::letter) {
        return keys.typed(stroke.character);
    }
    auto moves = direction_of(stroke.character, letters_of(layout).moving);
    if (!moves && keys.typed_commands().find_first_of(kDigits) == std::string_view::npos) {
        moves = direction_of(stroke.character, kDigits);
    }
    return moves ? key_of(*moves) : keys.typed(stroke.character);
}

}  // namespace rogue
