#pragma once

#include <cstdint>
#include <string_view>

#include "rogue/ui/game_kind.hpp"

namespace rogue::fuzz {

/// Where a run begins, and with what player.
struct Start {
    bool strong;  ///< Hard to kill, and able to do everything.
    int depth;
    std::uint64_t seed;
};

/// Takes a start and then keys from the input and lets `play` play them. Keys that end the run at
/// once are left out. Throws std::logic_error if the run ends in another way than by a death or
/// after its last key.
void play_out(std::string_view input, const GameKind& game,
              Outcome (*play)(const Start& start, KeySource& keys));

}  // namespace rogue::fuzz
