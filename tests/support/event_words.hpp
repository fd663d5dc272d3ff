#pragma once

#include <string>
#include <string_view>

#include "rogue/term/key_decoder.hpp"

namespace rogue::test {

/// The events in words, in their order: `up down left right other`; a character as itself, or as
/// `U+000D` if it is not a visible one of ASCII; `at 5;3` for a cursor position, `attributes` for
/// device attributes, `light` or `dark` for a background, `mode 7 is 1`.
std::string words_of(const KeyDecoder::Events& events);

/// The events that a new decoder makes from the bytes, in these words.
std::string decoded(std::string_view bytes);

}  // namespace rogue::test
