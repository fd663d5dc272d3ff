#pragma once

#include <variant>

#include "rogue/world/rules/world.hpp"

namespace rogue::world {

// What a screen shows belongs to the game and changes with the next key.

/// The cells around the player.
struct MapView {
    const World& world;
    bool prompt = false;  ///< The game waits for a direction, not for a command.
};

/// The tiles around the player's.
struct ChartView {
    const World& world;
};

struct PackView {
    const Inventory& pack;
};

/// A screen of the game while it waits for a key.
using Screen = std::variant<MapView, ChartView, PackView>;

}  // namespace rogue::world
