#pragma once

#include <optional>

#include "rogue/base/key.hpp"
#include "rogue/base/outcome.hpp"

namespace rogue {

/// Runs the turn loop of any game: calls `show()`, takes a key from `next()`, presses it and shows
/// what came of it, until the run ends or `next()` returns nothing.
template <typename Game, typename Next, typename Show>
void run_turns(Game& game, Next next, Show show) {
    show();
    while (!game.ending()) {
        const std::optional<Key> key = next();
        if (!key) {
            return;
        }
        game.press(*key);
        if (changes_screen(game.ending())) {
            show();
        }
    }
}

}  // namespace rogue
