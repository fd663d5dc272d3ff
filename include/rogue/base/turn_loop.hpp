#pragma once

#include <functional>
#include <optional>

#include "rogue/base/key.hpp"
#include "rogue/base/outcome.hpp"

namespace rogue {

/// Chooses the next key of a run. Returns nothing to stop before the run ends.
using NextKey = std::function<std::optional<Key>()>;

/// Shows the screen of a game that waits for a key or has ended.
using ShowGame = std::function<void()>;

/// The turn loop of any game, which its `play()` runs: shows the game, takes a key, presses it and
/// shows what came of it, until the run ends or there is no key. `next` is called as a NextKey and
/// `show` as a ShowGame.
void run_turns(auto& game, auto&& next, auto&& show) {
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
