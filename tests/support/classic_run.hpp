#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "rogue/classic/game/game.hpp"

namespace rogue::test {

/// A run on that level after these keys, which are letters of scripts.
classic::Game played(classic::DungeonLevel level, std::string_view keys,
                     classic::Player player = {}, std::uint64_t seed = 1);
classic::Game played(std::string_view drawing, std::string_view keys, classic::Player player = {},
                     std::uint64_t seed = 1);

/// The drawn level with so many potions under the player: picking one up passes a turn in place.
classic::DungeonLevel with_turns(std::string_view drawing, int turns);

/// All messages but the welcome, a line each: `Red: The rat hits you for 2.`
std::string messages_of(const classic::Game& game);

/// The level on which the player is, as `like` draws it. The player hides a monster, and a monster
/// an item.
std::string drawing_of(const classic::Game& game, std::string_view like);

/// A seed by which the first hits do so much more (1) or less (-1) than the attack.
std::uint64_t seed_with_hits(std::initializer_list<int> deviations);

}  // namespace rogue::test
