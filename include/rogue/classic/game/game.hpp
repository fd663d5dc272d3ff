#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "rogue/base/glyph.hpp"
#include "rogue/base/key.hpp"
#include "rogue/base/message_log.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/point.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/base/turn_loop.hpp"
#include "rogue/classic/entities/item_use.hpp"
#include "rogue/classic/entities/player.hpp"
#include "rogue/classic/map/dungeon_level.hpp"

namespace rogue::classic {

/// Returns the tally of a run that reached this depth with these kills.
constexpr Tally tally_of(int deepest, int kills) {
    return {deepest, kills, 100 * deepest + 10 * kills};
}

/// What the map's screen shows. The parts belong to the game and change with the next key.
struct MapView {
    const DungeonLevel& level;
    const Player& player;
    const MessageLog& log;
    int depth;
    Tally tally;
    bool prompt = false;  ///< The game awaits a direction, not a command.
};

/// A screen of the game while it waits for a key. Each has a compose() and an awaited() in
/// screens/screens.hpp.
using Screen = std::variant<MapView, PackView>;

/// One run, from `Welcome to the dungeon.` to its end. Its seed and its keys decide everything.
///
/// play() is its turn loop. What a key means depends on what the game waits for: a command, the
/// letter of an item or a direction. If it took a turn, the turn ends: the monsters in sight act,
/// and the player looks again. Only a turn changes what is in sight.
///
/// A game is a value: a copy goes on from the same state, whatever the game waits for.
class Game {
public:
    explicit Game(std::uint64_t seed);

    /// Begins a run on the given level instead of the seed's. Puts the player on its spawn.
    Game(std::uint64_t seed, DungeonLevel first, Player player);

    /// Plays the run by the turn loop run_turns(), until the run ends or `next` returns nothing.
    /// The way here: play() opens a session and chooses a run, Controller::play() brings the keys
    /// and shows the game, LiveRun::play() records each key, and GameOf::play() hides what game it
    /// is. Replays and bots press keys themselves.
    void play(auto&& next, auto&& show) { run_turns(*this, next, show); }

    /// Plays one key. REQUIRES: the run has not ended.
    void press(Key key);

    /// Returns the screen while the game waits for a key; after a death, the last map.
    Screen screen() const;

    /// Returns the map, even while the player looks into the pack.
    MapView map() const {
        return {level(), player_, log_, depth_, tally(), waits_ == Waits::for_direction};
    }

    /// Returns the flight of a bolt that the last key fired, over the screen before that key.
    const Flight& flight() const { return flight_; }

    /// Returns how the run ended, or nothing if it goes on.
    std::optional<Ending> ending() const { return ending_; }
    Tally tally() const { return tally_of(static_cast<int>(levels_.size()), kills_); }

    const DungeonLevel& level() const { return levels_[static_cast<std::size_t>(depth_ - 1)]; }
    const Player& player() const { return player_; }

    Vitals vitals() const { return {depth_, player_.hp, player_.max_hp}; }
    Point position() const { return player_.position; }
    const MessageLog& log() const { return log_; }

private:
    // Dispatch and the end of a turn.
    DungeonLevel& level() { return levels_[static_cast<std::size_t>(depth_ - 1)]; }
    enum class Waits { for_command, for_letter, for_direction };
    TookTurn carry_out(Key key);
    void end_turn();
    TookTurn quit();
    void say(std::string message, Color color, Event event = {}) {
        log_.add(std::move(message), color, std::move(event));
    }

    // Moving, and what a tile does to a player who steps on it.
    TookTurn move_or_attack(Direction direction);
    void arrive_on_tile();

    // Fighting.
    TookTurn attack(Monster& monster);
    void monsters_act();
    void monster_acts(Monster& monster);
    bool try_step(Monster& monster, Point step);

    // Items.
    TookTurn pick_up();
    TookTurn open_inventory();
    TookTurn use_item(Key letter);
    TookTurn zap();
    TookTurn fire(Key key);
    BoltMet strike(Point tile, const Wand& wand);

    // Stairs and the cache of levels.
    TookTurn descend();
    TookTurn ascend();
    void add_next_level();

public:
    /// The keys, with their help. If one is a letter that moves or runs in some layout, that
    /// layout is not offered.
    static constexpr std::array kCommands{
        Command<Game>{"gG", &Game::pick_up, "pick up what lies here"},
        Command<Game>{"iI", &Game::open_inventory, "inventory: letters use items"},
        Command<Game>{"zZ", &Game::zap, "zap the wand, then aim"},
        Command<Game>{">", &Game::descend, "take the stairs down"},
        Command<Game>{"<", &Game::ascend, "take the stairs up"},
        Command<Game>{"qQ", &Game::quit},
    };

private:
    std::uint64_t seed_;
    Rng dice_;
    Player player_;
    std::vector<DungeonLevel> levels_;  // From depth 1 down. Kept for the whole run.
    int depth_ = 1;
    int kills_ = 0;
    MessageLog log_;
    bool boss_placed_ = false;
    Waits waits_ = Waits::for_command;
    Flight flight_;
    std::optional<Ending> ending_;
};

/// The commands, and the letters of the pack.
inline constexpr KeySet kKeySet(Game::kCommands, "abcdefghijklmnopqrst");

}  // namespace rogue::classic
