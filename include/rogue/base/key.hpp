#pragma once

#include <array>
#include <cstddef>
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
    enter = 'E',  ///< If the game does not know Enter and Esc, they are `other`.
    escape = 'X',
    other = '.',
};

/// The characters that stand in scripts for keys that every game has.
inline constexpr std::string_view kNamedKeys = "UDLREX.";

/// Returns the characters of a game's own keys. Wrong ones do not compile.
consteval std::string_view own_keys(std::string_view characters) {
    for (const char character : characters) {
        if (character <= ' ' || character > '~' || kNamedKeys.find(character) != kNamedKeys.npos ||
            characters.find(character) != characters.rfind(character)) {
            throw "a key is printable, stands once in the set, and is none of UDLREX and the dot";
        }
    }
    return characters;
}

/// The keys that mean something to a game, besides the arrows.
struct KeySet {
    enum class EnterAndEscape { unknown, known };

    std::string_view characters;
    EnterAndEscape enter_and_escape;

    /// REQUIRES: printable ASCII, each character once, and no character that stands for another key
    /// in scripts. A wrong set does not compile.
    consteval explicit KeySet(std::string_view of_game,
                              EnterAndEscape enter_or_escape = EnterAndEscape::unknown)
        : characters(own_keys(of_game)), enter_and_escape(enter_or_escape) {}

    /// Returns the key that is typed as `character`. It is never an arrow: a typed 'U' is not
    /// Key::up.
    constexpr Key typed(char32_t character) const {
        constexpr char32_t kAscii = 0x7F;
        return character <= kAscii && knows(static_cast<char>(character))
                   ? Key{static_cast<char>(character)}
                   : Key::other;
    }

    /// Returns the given Enter or Escape if the game knows them, else `other`.
    constexpr Key known(Key enter_or_escape) const {
        return enter_and_escape == EnterAndEscape::known ? enter_or_escape : Key::other;
    }

    /// Returns the key that `letter` stands for in a script or a run file, or nothing if it stands
    /// for no key.
    constexpr std::optional<Key> scripted(char letter) const {
        const bool known_to_all = letter != 'E' && letter != 'X';
        const bool named = kNamedKeys.find(letter) != std::string_view::npos &&
                           (known_to_all || enter_and_escape == EnterAndEscape::known);
        return named || knows(letter) ? std::optional(Key{letter}) : std::nullopt;
    }

private:
    constexpr bool knows(char character) const {
        return characters.find(character) != std::string_view::npos;
    }
};

/// Returns the direction of an arrow key, or nothing for any other key.
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

/// Returns the arrow key of a direction.
constexpr Key key_of(Direction direction) {
    constexpr std::array kArrows{Key::up, Key::down, Key::left, Key::right};  // As in Direction.
    return kArrows[static_cast<std::size_t>(direction)];
}

}  // namespace rogue
