#pragma once

#include <cstdint>
#include <optional>

#include "rogue/base/commands.hpp"
#include "rogue/base/key.hpp"
#include "rogue/base/key_source.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/world/rules/display.hpp"
#include "rogue/world/rules/world.hpp"

namespace rogue::world {

/// The letters of the pack and the commands.
constexpr KeySet kKeySet{"abcdefghijklmnopqrstzCGIQZ"};

/// One run, from `You wake beside a cold hearth.` to its end. The seed and the keys decide all of
/// it.
///
/// Repeated until the player is dead or has quit:
///   1. show the map
///   2. wait for one key
///   3. carry it out, which may ask for more keys (an item's letter, a direction)
///   4. if that took a turn, end it: the monsters near the player act, the hunt goes on, and the
///      player looks around. Only a turn changes what is in sight.
///
/// A new key is a row in the table of commands (game.cpp) and a member function.
class Game {
public:
    /// A new run. It borrows both interfaces for its lifetime.
    Game(std::uint64_t seed, KeySource& keys, Display& display);

    /// A run that continues from the given world.
    Game(World world, KeySource& keys, Display& display);

    /// A copy of a run that waits for a command, which goes on from there. It borrows the same
    /// keys, and another display.
    Game(const Game& waiting, Display& display);

    /// Plays to the end of the run. After a death it has shown the last map and has not waited for
    /// a key, so that the score can be entered at this moment. Call once.
    Outcome run();

    const World& world() const { return world_; }

    /// The depth is the distance from the hearth, in tiles.
    Standing standing() const {
        return {distance_of(world_.player_tile()), world_.player.hp, world_.player.max_hp};
    }
    Point position() const { return world_.player.position; }
    const MessageLog& log() const { return world_.log; }

private:
    Key next_key();
    TookTurn carry_out(Key key);
    void end_turn();
    void look();
    TookTurn pick_up();
    TookTurn open_pack();
    TookTurn zap();
    void fire(const Wand& wand, Direction direction);
    TookTurn look_at_chart();
    TookTurn quit();

    KeySource& keys_;
    Display& display_;
    World world_;
    std::optional<Outcome::Ending> ending_;
};

}  // namespace rogue::world
