#pragma once

#include <chrono>
#include <variant>

#include "rogue/base/glyph.hpp"
#include "rogue/base/message_log.hpp"
#include "rogue/base/point.hpp"
#include "rogue/base/tally.hpp"
#include "rogue/classic/entities/player.hpp"
#include "rogue/classic/map/dungeon_level.hpp"

namespace rogue {

/// What the map's screen shows. The parts belong to the game and change with the next key.
struct MapView {
    const DungeonLevel& level;
    const Player& player;
    const MessageLog& log;
    int depth;
    Tally tally;
    bool prompt = false;  ///< The game waits for a direction, not for a command.
};

/// What the pack's screen shows.
struct PackView {
    const Inventory& pack;
};

/// A screen of the game while it waits for a key.
using Screen = std::variant<MapView, PackView>;

/// Shows the game's screens.
class Display {
public:
    virtual ~Display() = default;

    /// Shows a screen. The game waits for a key next.
    virtual void show(const Screen& screen) = 0;

    /// Draws something over that tile of the map and waits for the time `stay`. The drawing stays
    /// until the next screen.
    virtual void show_over(Point tile, Appearance appearance, std::chrono::milliseconds stay) = 0;
};

}  // namespace rogue
