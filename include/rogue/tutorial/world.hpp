#pragma once

#include <cstdint>

#include "rogue/base/message_log.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/base/text.hpp"
#include "rogue/tutorial/actors.hpp"
#include "rogue/tutorial/level.hpp"
#include "rogue/tutorial/schedule.hpp"

namespace rogue::tutorial {

/// All that a run changes. The rules are functions upon it.
struct World {
    /// The number by which the schedule knows the player.
    static constexpr int kPlayer = 0;

    explicit World(std::uint64_t run_seed) : seed(run_seed), dice(run_seed, 0) {}

    std::uint64_t seed;
    Rng dice;  ///< For all that happens in play.
    Player player;
    Level level;
    Schedule schedule;
    MessageLog log;
    Pool<AbilityKind> abilities;  ///< Those not yet found.
    int kills = 0;

    /// A message, out of strings and numbers.
    template <typename... Parts>
    void say(const Parts&... parts) {
        log.add(text(parts...), Color::white);
    }
};

/// A new run on level 1.
World new_world(std::uint64_t seed);

/// The player comes to the level of that number, from 1.
void enter_level(World& world, int number);

/// Computes what is in the player's sight, and explores it.
void look_around(World& world);

}  // namespace rogue::tutorial
