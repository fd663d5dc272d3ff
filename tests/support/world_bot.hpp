#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "rogue/base/key.hpp"
#include "tests/support/draws.hpp"
#include "world/rules/game.hpp"

namespace rogue::test {

/// Plays the world: it walks from chunk to chunk, takes what lies there and sometimes goes home,
/// where it first takes a boon and rests once that wins. It steps up to monsters that come near.
/// Every few keys it follows a whim.
class WorldBot {
public:
    WorldBot(std::uint64_t seed, int most_keys) : draws_(seed, 1000), left_(most_keys) {}

    /// Looks at the game and chooses the next key; nothing after so many keys.
    std::optional<Key> next(const world::Game& game);

private:
    Key key_on_map(const world::World& world);
    Key whim();
    Key step(const world::World& world);
    void choose_aim(const world::World& world);
    bool aim_at_foe(const world::World& world);

    Draws draws_;
    int left_;

    // Where it goes: a cell of that chunk, and then out by that side, or nowhere.
    Point chunk_;
    Point aim_;
    std::optional<std::size_t> side_;
    int patience_ = 0;  // For how many keys it keeps its aim.
};

}  // namespace rogue::test
