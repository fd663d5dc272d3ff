#pragma once

#include <optional>

#include "app/options.hpp"
#include "rogue/base/key.hpp"
#include "rogue/base/point.hpp"
#include "rogue/term/key_decoder.hpp"
#include "rogue/ui/display.hpp"

namespace rogue {

const LayoutLetters& letters_of(KeyLayout layout);

/// Returns the character, with a capital letter of ASCII in lowercase.
constexpr char32_t small_letter(char32_t character) {
    return character >= U'A' && character <= U'Z' ? character + (U'a' - U'A') : character;
}

/// Returns the direction of an arrow, with or without Shift, or nothing for any other keystroke.
std::optional<Direction> direction_of(Keystroke stroke);

/// Returns the direction of a run: of Shift with an arrow, or of a letter that runs.
std::optional<Direction> running(Keystroke stroke, KeyLayout layout);

/// Returns the key that the keystroke is at that prompt to a game with these keys.
Key key_for(Keystroke stroke, const KeySet& keys, KeyLayout layout, Prompt prompt);

}  // namespace rogue
