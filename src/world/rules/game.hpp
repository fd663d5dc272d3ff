#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "rogue/base/key.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/turn_loop.hpp"
#include "world/rules/shared.hpp"
#include "world/rules/world.hpp"

namespace rogue::world {

// The parts of a screen belong to the game and change with the next key.

/// The cells around the player.
struct MapView {
    const World& world;
    bool prompt = false;  ///< The game awaits a direction, not a command.
};

/// The chunks around the player's.
struct ChartView {
    const World& world;
};

/// What the player carries.
struct PackView {
    const World& world;
};

/// A screen of the game while it waits for a key.
using Screen = std::variant<MapView, ChartView, PackView>;

/// One run, from `You wake beside a cold hearth.` to its end. Its seed and keys decide all.
///
/// What a key means depends on what the game waits for: a command, the letter of an item, a
/// direction, or any key that leaves the chart. If it took a turn, the turn ends: the monsters near
/// the player act, and the hunt goes on. In any case the player looks around then, since with the
/// sandglass a step may take no turn.
///
/// A game is a value: a copy goes on from the same state, whatever the game waits for.
class Game {
public:
    explicit Game(std::uint64_t seed);

    /// Continues a run from the given world.
    explicit Game(World world);

    /// Plays the run by the turn loop run_turns().
    void play(auto&& next, auto&& show) { run_turns(*this, next, show); }

    /// Plays one key. REQUIRES: the run has not ended.
    void press(Key key);

    /// Returns the screen while the game waits for a key; after the end, the last map.
    Screen screen() const;

    /// Returns the map, even while the player looks at something else.
    MapView map() const { return {world_, waits_ == Waits::for_direction}; }

    /// Returns the flight of a bolt that the last key fired. Its tiles are cells of the world.
    const Flight& flight() const { return flight_; }

    /// Returns how the run ended, or nothing if it goes on.
    std::optional<Ending> ending() const { return ending_; }
    Tally tally() const { return world_.tally(); }

    /// Returns true if quitting now would win: on the hearth, with enough brands home.
    bool quitting_wins() const;

    const World& world() const { return world_; }

    /// The depth is the distance from the hearth, in chunks.
    Vitals vitals() const {
        return {distance_of(world_.player_chunk()), world_.player.hp, world_.player.max_hp};
    }
    Point position() const { return world_.player.position; }
    const MessageLog& log() const { return world_.log; }

private:
    enum class Waits { for_command, for_letter, for_direction, for_any_key };

    TookTurn carry_out(Key key);
    void end_turn();
    TookTurn wait() { return TookTurn::yes; }
    TookTurn pick_up();
    TookTurn open_inventory();
    TookTurn use_item(Key letter);
    TookTurn zap();
    TookTurn fire(Key key);
    BoltMet strike(Point cell, const Wand& wand);
    TookTurn look_at_chart();
    TookTurn quit();

public:
    static constexpr std::array kCommands{
        Command<Game>{".", &Game::wait, "wait a turn; + waits on", 'w'},
        Command<Game>{"gG", &Game::pick_up, "pick up what lies here"},
        Command<Game>{"iI", &Game::open_inventory, "inventory: letters use items"},
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
