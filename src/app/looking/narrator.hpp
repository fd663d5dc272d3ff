#pragma once

#include <cstddef>
#include <optional>

#include "app/plain/news.hpp"
#include "app/runs/replayed.hpp"

namespace rogue {

/// A run that somebody else plays or has played, told by lines of text on standard output: first
/// what it shows, then each key, as in `118: east`, and what came of it.
class Narrator {
public:
    /// Tells what the game shows after so many keys. The game is borrowed.
    Narrator(const GameKind& kind, AnyGame& game, std::size_t keys);

    /// Tells the key, presses it, and tells what came of it.
    void press(Key key);

private:
    void narrate(std::optional<Key> key);

    const GameKind& kind_;
    AnyGame& game_;
    std::size_t keys_;
    News news_;
    KnownMap known_;
};

/// Tells a whole run, at once or with so many keys a second.
void narrate(const Replayed& run, std::optional<int> speed);

}  // namespace rogue
