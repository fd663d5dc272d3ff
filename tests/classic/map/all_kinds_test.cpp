#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>
#include <variant>

#include "classic/map/map_generator.hpp"
#include "tests/support/check.hpp"

// Holds whatever the rules are: what has a row or a struct is found somewhere.

namespace rogue::test {

using namespace classic;
namespace {

struct Found {
    std::set<std::string_view> monsters;
    std::set<std::string_view> wands;
    std::set<std::size_t> items;  // By their place in Item.
};

Found found_in_many_levels() {
    constexpr int kDeepest = 30;
    Found found;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        for (int depth = 1; depth <= kDeepest; ++depth) {
            const DungeonLevel level = MapGenerator(seed, depth).generate(BossAllowed::yes);
            for (const Monster& monster : level.monsters) {
                found.monsters.insert(monster.kind->name);
            }
            for (const PlacedItem& placed : level.items) {
                found.items.insert(placed.item.index());
                if (const Wand* wand = std::get_if<Wand>(&placed.item)) {
                    found.wands.insert(wand->kind->bolt.name);
                }
            }
        }
    }
    return found;
}

TEST("every kind of monster, of item and of wand is found in the dungeon, each by its own name") {
    const Found found = found_in_many_levels();
    CHECK_EQ(found.monsters.size(), kMonsterKinds.size());
    CHECK_EQ(found.wands.size(), kWandKinds.size());
    CHECK_EQ(found.items.size(), std::variant_size_v<Item>);  // Else random_item() gives none.
}

}  // namespace
}  // namespace rogue::test
