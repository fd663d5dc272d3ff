#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "rogue/base/key.hpp"
#include "rogue/base/outcome.hpp"
#include "world/rules/shared.hpp"
#include "world/rules/world.hpp"

namespace rogue::world {

// What a screen shows belongs to the game and changes with the next key.

/// The cells around the player.
struct MapView {
    const World& world;
    bool prompt = false;  ///< The game waits for a direction, not for a command.
};

/// The tiles around the player's.
struct ChartView {
    const World& world;
};

/// What the player carries.
struct PackView {
    const World& world;
};

/// A screen of the game while it waits for a key.
using Screen = std::variant<MapView, ChartView, PackView>;

/// One run, from `You wake beside a cold hearth.` to its end. The seed and the keys decide all of
/// it.
///
/// A key that is pressed is carried out as what the game waits for: a command, the letter of an
/// item, a direction, or any key that leaves the chart. If that took a turn, it ends: the monsters
/// near the player act, the hunt goes on, and the player looks around. Only a turn changes what is
/// in sight.
///
/// A game is a value: a copy goes on from the same state, whatever the game waits for.
class Game {
public:
    explicit Game(std::uint64_t seed);

    /// A run that continues from the given world.
    explicit Game(World world);

    /// Plays one key. REQUIRES: the run has not ended.
    void press(Key key);

    /// Returns what is to be seen while the game waits for a key. After the end it is the last map.
    Screen screen() const;

    /// Returns the map, also while the player looks at something else.
    MapView map() const { return {world_, waits_ == Waits::for_direction}; }

    /// Returns where a bolt has flown because of the last key. The tiles are cells of the world.
    const Flight& flight() const { return flight_; }

    /// Returns how the run has ended, or nothing if it has not.
    std::optional<Ending> ending() const { return ending_; }
    Tally tally() const { return world_.tally(); }

    /// Returns true if to quit now is to win: on the hearth, when enough brands are home.
    bool quitting_wins() const;

    const World& world() const { return world_; }

    /// The depth is the distance from the hearth, in tiles.
    Standing standing() const {
        return {distance_of(world_.player_tile()), world_.player.hp, world_.player.max_hp};
    }
    Point position() const { return world_.player.position; }
    const MessageLog& log() const { return world_.log; }

private:
    enum class Waits { for_command, for_letter, for_direction, for_any_key };

    TookTurn carry_out(Key key);
    void end_turn();
    TookTurn wait() { return TookTurn::yes; }
    TookTurn pick_up();
    TookTurn open_pack();
    TookTurn use_item(Key letter);
    TookTurn zap();
    TookTurn fire(Key key);
    BoltMet strike(Point cell, const Wand& wand);
    TookTurn look_at_chart();
    TookTurn quit();

public:
    static constexpr std::array kCommands{
        Command<Game>{".", &Game::wait, "wait a turn", 'w'},
        Command<Game>{"gG", &Game::pick_up, "pick up what lies here"},
        Command<Game>{"iI", &Game::open_pack, "open the pack; letters use items"},
        Command<Game>{"zZ", &Game::zap, "zap the wand, then aim"},
        Command<Game>{"cC", &Game::look_at_chart, "look at the chart of lands"},
        Command<Game>{"qQ", &Game::quit},
    };

private:
    World world_;
    Waits waits_ = Waits::for_command;
    Flight flight_;
    std::optional<Ending> ending_;
};

/// The commands, and the letters of the pack.
inline constexpr KeySet kKeySet(Game::kCommands, "abcdefghijklmnopqrst");

}  // namespace rogue::world
