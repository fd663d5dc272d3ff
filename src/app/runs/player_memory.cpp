#include "app/runs/player_memory.hpp"

namespace rogue {

void PlayerMemory::take_in(const GameKind& kind, const AnyGame& game, std::optional<Key> key) {
    if (key && kind.knows(*key, prompt_)) {
        const auto direction = direction_of(*key);
        const bool strikes =
            direction && known_.creature_at(known_.player() + offset(*direction)) != nullptr;
        last_command_ = prompt_ == Prompt::command
                            ? std::optional(LastCommand{*key, strikes, kills_})
                            : std::nullopt;
    }
    prompt_ = game.screen().awaited();
    kills_ = game.tally().kills;
    known_.learn(game);
}

}  // namespace rogue
