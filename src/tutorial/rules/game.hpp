#pragma once

#include <cstdint>
#include <optional>

#include "rogue/base/key.hpp"
#include "rogue/base/message_log.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/turn_loop.hpp"
#include "tutorial/rules/actors.hpp"
#include "tutorial/rules/level.hpp"
#include "tutorial/rules/use_item.hpp"
#include "tutorial/rules/world.hpp"

namespace rogue::tutorial {

/// What the screen shows while the game waits for a key. The parts belong to the game and change
/// with the next key.
struct Screen {
    const Level& level;
    const Player& player;
    const MessageLog& log;
    const Targeting* targeting;  ///< Null unless the game waits for an aim.
};

/// The keys for abilities, items, the stairs and the end of the run; also Enter and Escape.
constexpr KeySet kKeySet{"qwer1234>Q", KeySet::EnterAndEscape::known};

/// One run, from the arrival on level 1 to its end. The seed and the keys decide all of it.
///
/// A key that is pressed is carried out as a command or, while an ability is aimed, to move or
/// confirm the aim. If that used up the turn, it ends: abilities rest, and monsters, who wait while
/// an aim is moved, act until the player is next.
///
/// A game is a value: a copy goes on from the same state, also while the player aims.
class Game {
public:
    explicit Game(std::uint64_t seed);

    /// A run that continues from the given world.
    explicit Game(World world);

    /// Plays the run by the turn loop run_turns().
    void play(auto&& next, auto&& show) { run_turns(*this, next, show); }

    /// Plays one key. REQUIRES: the run has not ended.
    void press(Key key);

    /// What is to be seen while the game waits for a key; after a death, the last map.
    Screen screen() const {
        return {world_.level, world_.player, world_.log, targeting_ ? &*targeting_ : nullptr};
    }
    Screen map() const { return screen(); }

    /// How the run has ended; nothing if it has not.
    std::optional<Ending> ending() const { return ending_; }
    Tally tally() const;

    const World& world() const { return world_; }

    Vitals vitals() const {
        return {world_.level.number, world_.player.health, world_.player.max_health};
    }
    Point position() const { return world_.player.position; }
    const MessageLog& log() const { return world_.log; }

private:
    void end_turn();
    void take_aim(Key key);
    TookTurn carry_out(Key key);
    TookTurn move_or_attack(Direction direction);
    TookTurn descend();
    void others_act();

    World world_;
    std::optional<Targeting> targeting_;
    std::optional<Ending> ending_;
};

}  // namespace rogue::tutorial
