#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rogue/base/commands.hpp"
#include "rogue/base/direction.hpp"
#include "rogue/base/key.hpp"
#include "rogue/base/key_source.hpp"
#include "rogue/base/message_log.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/classic/entities/player.hpp"
#include "rogue/classic/game/display.hpp"
#include "rogue/classic/map/dungeon_level.hpp"

namespace rogue {

/// One run, from `Welcome to the dungeon.` to its end. The seed and the keys decide all of it.
///
/// Repeated until the player is dead or has quit:
///   1. show the map
///   2. wait for one key
///   3. carry it out, which may ask for more keys (an item's letter, a direction)
///   4. if that took a turn, end it: the monsters in sight act, and the player looks again. Only a
///      turn changes what is in sight.
///
/// A new key is a row in the table of commands (game.cpp) and a member function.
class Game {
public:
    /// A new run. It borrows both interfaces for its lifetime.
    Game(std::uint64_t seed, KeySource& keys, Display& display);

    /// A run that begins on the given level instead of the seed's first level. It puts the given
    /// player on the level's spawn.
    Game(std::uint64_t seed, KeySource& keys, Display& display, DungeonLevel first, Player player);

    /// Plays to the end of the run. After a death it has shown the last map and has not waited for
    /// a key, so that the score can be entered at this moment. Call once.
    Outcome run();

    const DungeonLevel& level() const { return levels_[static_cast<std::size_t>(depth_ - 1)]; }
    int depth() const { return depth_; }
    const Player& player() const { return player_; }

    Standing standing() const { return {depth_, player_.hp, player_.max_hp}; }
    Point position() const { return player_.position; }
    const MessageLog& log() const { return log_; }

private:
    // The turn loop and dispatch (game.cpp).
    DungeonLevel& level() { return levels_[static_cast<std::size_t>(depth_ - 1)]; }
    enum class Waits { for_command, for_direction };
    void show_map(Waits waits = Waits::for_command);
    Key next_key();
    TookTurn carry_out(Key key);
    void end_turn();
    void look();
    TookTurn quit();
    void say(std::string message, Color color) { log_.add(std::move(message), color); }

    // Moving, and what a tile does to a player who steps on it (game_moves.cpp).
    TookTurn move_or_attack(Direction direction);
    void arrive_on_tile();

    // Fighting (game_combat.cpp).
    TookTurn attack_monster_at(Point target);
    void bury_if_dead(const Monster& monster);
    void monsters_act();
    void monster_acts(Monster& monster);
    bool try_step(Monster& monster, Point step);

    // Items (game_items.cpp).
    TookTurn pick_up();
    TookTurn open_inventory();
    TookTurn zap();
    void fire(const Wand& wand, Direction direction);

    // Stairs and the cache of levels (game_levels.cpp).
    TookTurn descend();
    TookTurn ascend();
    void add_next_level();

    KeySource& keys_;
    Display& display_;
    std::uint64_t seed_;
    Rng dice_;
    Player player_;
    std::vector<DungeonLevel> levels_;  // The first is depth 1. Kept for the whole run.
    int depth_ = 1;
    int deepest_ = 1;
    int kills_ = 0;
    MessageLog log_;
    bool boss_placed_ = false;
    std::optional<Outcome::Ending> ending_;
};

}  // namespace rogue
