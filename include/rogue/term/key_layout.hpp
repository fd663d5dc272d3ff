#pragma once

#include <cstdint>
#include <string_view>

#include "rogue/base/key.hpp"
#include "rogue/term/key_decoder.hpp"

namespace rogue {

/// Which keys move, besides the arrows.
enum class KeyLayout : std::uint8_t {
    arrows,  ///< None.
    vi,      ///< h j k l: left, down, up, right.
    wasd,    ///< w a s d: up, left, down, right.
};

/// Whether letters are letters, as in the pack, or may be a layout's arrows.
enum class Letters : std::uint8_t { may_move, are_letters };

/// The letters of a layout that move: left, down, up, right.
std::string_view moving_letters(KeyLayout layout);

/// Whether letters of the layout move that are commands already.
bool takes_command(KeyLayout layout, std::string_view commands);

/// What the keystroke means to a game with these keys.
Key key_for(Keystroke stroke, const KeySet& keys, KeyLayout layout, Letters letters);

}  // namespace rogue
