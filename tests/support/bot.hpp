#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include "rogue/base/key.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/classic/game/game.hpp"

namespace rogue::test {

using namespace classic;

/// What a bot is after.
struct BotAims {
    int explores_to = 0;  ///< It explores the levels down to this depth, and below it dives.
    int deepest = std::numeric_limits<int>::max();  ///< It goes no deeper, but back up to depth 1.
    int whims = 0;  ///< So many keys in a hundred are any key but those that quit.
    std::size_t most_keys = std::numeric_limits<std::size_t>::max();  ///< Then it presses `last`.
    std::optional<Key> last = {};  ///< Nothing: then it presses no more.
};

/// A player of the dungeon crawl who plays by simple rules. On levels that it explores it walks to
/// all that it sees, picks things up, wields the best weapon, has it blessed, burns what stands in
/// line and drinks when it is hurt. It fights what stands in its way. It knows where the stairs
/// are, and hurries to them when it is hurt and has nothing to drink.
class Bot {
public:
    /// The seed decides the whims.
    Bot(const BotAims& aims, std::uint64_t seed) : aims_(aims), whims_(seed, 0) {}

    /// Looks at the game and chooses the next key; nothing if it wants to play no more.
    std::optional<Key> next(const Game& game);

private:
    std::optional<Key> choose();
    std::optional<Key> whim();
    std::optional<Key> use_pack();
    std::optional<Key> use_slot(std::optional<std::size_t> slot);
    std::optional<std::size_t> better_weapon() const;
    std::optional<Key> fight();
    std::optional<Key> zap();
    std::optional<Key> explore() const;
    std::optional<Key> take_stairs() const;

    bool is_hurt() const;
    bool is_harmless_to(const Monster& monster) const;
    std::optional<Key> way_to(const auto& wanted, const auto& known) const;

    BotAims aims_;
    Rng whims_;
    std::optional<MapView> map_;  // While it chooses.
    std::optional<Key> planned_;  // The answer to the question that the last key raises.
    std::size_t keys_ = 0;
};

}  // namespace rogue::test
