#pragma once

#include <cstdint>
#include <vector>

#include "rogue/base/message_log.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/base/text.hpp"
#include "tutorial/rules/actors.hpp"
#include "tutorial/rules/level.hpp"

namespace rogue::tutorial {

/// Decides which actor acts next. It knows actors by their numbers. Time moves only in next().
class Schedule {
public:
    /// Gives the actor a turn when `delay` has passed. Turns added earlier for that time come
    /// first.
    void add(int actor, int delay);

    /// Removes the actor. Nothing happens if it is not there.
    void remove(int actor);

    /// Removes and returns the actor whose turn is next, and moves the time to that turn. REQUIRES:
    /// there is an actor.
    int next();

private:
    struct Turn {
        int time;
        int actor;
    };

    std::vector<Turn> turns_;  // The next turn is the first.
    int now_ = 0;
};

/// All that a run changes. The rules are functions that change it.
struct World {
    /// The number by which the schedule knows the player.
    static constexpr int kPlayer = 0;

    explicit World(std::uint64_t run_seed) : seed(run_seed), dice(run_seed, 0) {}

    std::uint64_t seed;
    Rng dice;  ///< The dice for all that happens in play.
    Player player;
    Level level;
    Schedule schedule;
    MessageLog log;
    Pool<AbilityKind> abilities;  ///< Those not yet placed on a level.
    int kills = 0;

    /// Adds a message, made of strings and numbers.
    template <typename... Parts>
    void say(const Parts&... parts) {
        log.add(concat(parts...), Color::white);
    }

    /// The same with an event.
    template <typename... Parts>
    void say(const Event& event, const Parts&... parts) {
        log.add(concat(parts...), Color::white, event);
    }
};

/// Returns the world at the beginning of a run, on level 1.
World new_world(std::uint64_t seed);

/// Brings the player to the level of that number, from 1.
void enter_level(World& world, int number);

/// Computes what is in the player's sight and marks it as explored.
void look_around(World& world);

}  // namespace rogue::tutorial
