#pragma once

#include <optional>
#include <string_view>

#include "rogue/base/direction.hpp"

namespace rogue {

/// A key as the rules know it. Its value is the character that stands for it in scripts and run
/// files: an arrow has a name here; a character that means something to the game is itself, such
/// as Key{'g'}; every other key is `other`.
enum class Key : char {
    end = '\0',  ///< There will be no more keys.
    up = 'U',
    down = 'D',
    left = 'L',
    right = 'R',
    other = '.',
};

/// The key that typing `character` is, never an arrow: a typed 'U' is `other`.
constexpr Key typed_key(char32_t character) {
    const bool inventory_letter = character >= U'a' && character <= U't';
    const bool command =
        std::u32string_view(U"gGiIzZqQ<>").find(character) != std::u32string_view::npos;
    return inventory_letter || command ? Key{static_cast<char>(character)} : Key::other;
}

/// The key that `letter` stands for in a script or a run file, or nothing if it stands for none.
constexpr std::optional<Key> scripted_key(char letter) {
    if (std::string_view("UDLR.").find(letter) != std::string_view::npos) {
        return Key{letter};
    }
    const Key key = typed_key(static_cast<unsigned char>(letter));
    return key == Key::other ? std::nullopt : std::optional(key);
}

/// The direction of an arrow key, or nothing for any other key.
constexpr std::optional<Direction> direction_of(Key key) {
    switch (key) {
        case Key::up:
            return Direction::up;
        case Key::down:
            return Direction::down;
        case Key::left:
            return Direction::left;
        case Key::right:
            return Direction::right;
        default:
            return std::nullopt;
    }
}

}  // namespace rogue
