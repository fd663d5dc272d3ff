#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "rogue/base/key.hpp"
#include "rogue/base/key_source.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/tutorial/rules/display.hpp"
#include "rogue/tutorial/rules/world.hpp"

namespace rogue::tutorial {

/// The keys for abilities, items, the stairs and the end of the run; also Enter and Escape.
constexpr KeySet kKeySet{"qwer1234>Q", KeySet::EnterAndEscape::known};

/// One run, from the arrival on level 1 to its end. The seed and the keys decide all of it.
///
/// Repeated until the player is dead or has quit:
///   1. show the screen
///   2. wait for one key
///   3. carry it out, as a command or, while an ability is aimed, to move or confirm the aim
///   4. if that used up the turn, end it: abilities rest, and, once no aim is left to be taken,
///      monsters act until the player is next
class Game {
public:
    /// A new run. It borrows both interfaces for its lifetime.
    Game(std::uint64_t seed, KeySource& keys, Display& display);

    /// A run that continues from the given world.
    Game(World world, KeySource& keys, Display& display);

    /// A copy of a run that waits for a key, which goes on from there. It borrows the same keys,
    /// and another display.
    Game(const Game& waiting, Display& display);

    /// Plays to the end of the run. After a death it has shown the last map and has not waited for
    /// a key, so that the score can be entered at this moment. Call once.
    Outcome run();

    const World& world() const { return world_; }

    Standing standing() const {
        return {world_.level.number, world_.player.health, world_.player.max_health};
    }
    Point position() const { return world_.player.position; }
    const MessageLog& log() const { return world_.log; }

private:
    enum class TookTurn : bool { no, yes };

    TookTurn take(Key key);
    void end_turn();
    void take_aim(Key key);
    TookTurn carry_out(Key key);
    TookTurn move_or_attack(Direction direction);
    TookTurn use(std::size_t slot);
    TookTurn descend();
    void others_act();
    Tally tally() const;

    KeySource& keys_;
    Display& display_;
    World world_;
    std::optional<Targeting> targeting_;
    std::optional<Outcome::Ending> ending_;
};

}  // namespace rogue::tutorial
