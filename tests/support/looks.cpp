#include "tests/support/looks.hpp"

#include <vector>

#include "rogue/classic/entities/combat.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/classic/map/dungeon_level.hpp"
#include "world/rules/monsters.hpp"
#include "world/screens/screens.hpp"

namespace rogue {
namespace {

constexpr GlyphTable kLooks(classic::kTerrainLooks, kPlayerLooks, classic::kMonsterKinds,
                            classic::kItemLooks, classic::kBoltLooks, world::kTerrainLooks,
                            world::kThingLooks, world::kMonsterKinds);

}  // namespace

const GlyphTable& looks_of_both() {
    return kLooks;
}

std::span<const Look> all_glyphs() {
    static const auto looks = [] {
        std::vector<Look> copies;
        for (const Look* look : kLooks.all()) {
            copies.push_back(*look);
        }
        return copies;
    }();
    return looks;
}

}  // namespace rogue
