#pragma once

#include <span>
#include <string_view>

#include "rogue/tutorial/rules/display.hpp"
#include "rogue/ui/awaited.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/help_parts.hpp"
#include "rogue/ui/map_words.hpp"

namespace rogue::tutorial {

// The screens of the tutorial's game. Each compose() draws on a blank frame.

/// The part of the map around the player, the sidebar to its right, the health of the monsters in
/// sight and the newest messages below.
void compose(Frame& frame, const Screen& screen);

/// What the screen waits for.
constexpr Awaited awaited(const Screen& screen) {
    return screen.targeting != nullptr ? Awaited::kAim : Awaited::kCommand;
}

/// How the map is told in words.
extern const MapReading kMap;

/// The game's own keys, but for those that move.
std::span<const KeyLine> commands();

/// The keys, and what there is to be seen.
struct Help {
    std::string_view moving_letters;  ///< Those that move as the arrows do; or empty.
};

void compose(Frame& frame, const Help& help);

}  // namespace rogue::tutorial
