#pragma once

#include <chrono>
#include <variant>

#include "rogue/base/glyph.hpp"
#include "rogue/base/point.hpp"
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

/// Shows the game's screens.
class Display {
public:
    virtual ~Display() = default;

    /// Shows a screen. The game waits for a key next.
    virtual void show(const Screen& screen) = 0;

    /// Draws something over a cell of the map, so far from the player, and waits for the time
    /// `stay`. The drawing stays until the next screen.
    virtual void show_over(Point from_player, Appearance appearance,
                           std::chrono::milliseconds stay) = 0;
};

}  // namespace rogue::world
