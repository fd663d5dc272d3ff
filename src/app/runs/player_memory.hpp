#pragma once

#include <optional>

#include "app/runs/known_map.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// The last command of the player.
struct LastCommand {
    Key key;
    bool strikes;  ///< It is an arrow towards a creature beside the player.
    int kills;     ///< How many the player had killed before.
};

/// What the player remembers of a run. A resumed run remembers the same, because its screens are
/// taken in again.
class PlayerMemory {
public:
    /// Takes in what the game shows now. `key` has led to it, if the player has pressed one.
    void take_in(const GameKind& kind, const AnyGame& game, std::optional<Key> key);

    /// Call this when the player was told which things in sight no walk takes unasked.
    void told_not_taken() { known_.told_not_taken(); }

    const KnownMap& known() const { return known_; }

    /// Returns the last key that meant something to the game, if it was a command.
    std::optional<LastCommand> last_command() const { return last_command_; }

private:
    KnownMap known_;
    std::optional<LastCommand> last_command_;
    Prompt prompt_ = Prompt::command;  // What the last screen asked for.
    int kills_ = 0;                    // How many the player had killed by then.
};

}  // namespace rogue
