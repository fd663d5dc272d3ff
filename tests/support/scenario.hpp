#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/classic/game/game.hpp"

namespace rogue::test {

using namespace classic;

/// A run to play: these keys, in the letters of scripts, on this level with this player.
struct Scenario {
    DungeonLevel level = {};
    std::string_view keys = {};
    Player player = {};
    std::uint64_t seed = 1;
};

/// What a map screen showed.
struct MapShown {
    explicit MapShown(const MapView& view)
        : level(view.level),
          player(view.player),
          log(view.log),
          depth(view.depth),
          tally(view.tally) {}

    DungeonLevel level;
    Player player;
    MessageLog log;
    int depth;
    Tally tally;
};

/// The result of a scenario.
struct Played {
    Outcome outcome;

    /// What the game showed and which keys it took, in order: `map z map R fire fire map end`.
    /// `pack` is the inventory screen; `end` means that the keys have run out.
    std::string trace;

    std::vector<MapShown> maps;  ///< Every map shown.
    std::vector<Flash> fireballs;

    // At the end of the run.
    DungeonLevel level;
    Player player;
    MessageLog log;
};

Played play(const Scenario& scenario);

/// Puts things to pick up under the player, so that each `g` passes a turn without a step.
DungeonLevel with_turns_to_pass(DungeonLevel level, int turns);

}  // namespace rogue::test
