#pragma once

#include <variant>

#include "rogue/base/message_log.hpp"
#include "rogue/base/outcome.hpp"
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

}  // namespace rogue
