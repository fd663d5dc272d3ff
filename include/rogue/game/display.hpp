#pragma once

#include <chrono>
#include <span>

#include "rogue/base/point.hpp"
#include "rogue/entities/player.hpp"
#include "rogue/game/message_log.hpp"
#include "rogue/game/tally.hpp"
#include "rogue/map/dungeon_level.hpp"

namespace rogue {

/// All that the map screen shows. The parts are the game's own and change with the next key.
struct MapView {
    const DungeonLevel& level;
    const Player& player;
    const MessageLog& log;
    int depth;
    Tally tally;
};

/// One line of the table of high scores.
struct ScoreLine {
    int score;
    int depth;
    int kills;
    bool this_run;
};

/// Where the game is seen. After show_map, show_inventory and show_game_over the game waits for a
/// key.
class Display {
public:
    virtual ~Display() = default;

    virtual void show_map(const MapView& view) = 0;
    virtual void show_inventory(const Inventory& pack) = 0;
    virtual void show_game_over(Tally tally, std::span<const ScoreLine> high_scores) = 0;

    /// Shows a fireball on that tile of the map, over what is there, for that long. It stays drawn
    /// until the next screen.
    virtual void show_fireball(Point tile, std::chrono::milliseconds stay) = 0;
};

}  // namespace rogue
