#pragma once

#include <optional>

#include "rogue/base/key.hpp"
#include "rogue/base/outcome.hpp"

namespace rogue {

/// The turn loop that every game has. Game is the class that derives from this.
template <typename Game>
class TurnLoop {
public:
    /// Calls `show()`, takes a key from `next()` and presses it, until the run has ended or `next()`
    /// returns nothing. A key that quits changes nothing that is shown, so nothing is shown after
    /// it.
    template <typename Next, typename Show>
    void run(Next next, Show show) {
        auto& game = static_cast<Game&>(*this);
        show();
        while (!game.ending()) {
            const std::optional<Key> key = next();
            if (!key) {
                return;
            }
            game.press(*key);
            if (game.ending() != Ending::quit) {
                show();
            }
        }
    }
};

}  // namespace rogue
