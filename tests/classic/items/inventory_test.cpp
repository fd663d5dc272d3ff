#include "rogue/classic/items/item.hpp"

#include <string>

#include "tests/support/check.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

// `dagger* | healing potion | wand of fireball (3)*`: items in use have a star.
std::string contents(const Inventory& pack) {
    std::string result;
    for (std::size_t slot = 0; slot < pack.items().size(); ++slot) {
        result += slot > 0 ? " | " : "";
        result += name_of(pack.items()[slot]) + (pack.in_use(slot) ? "*" : "");
    }
    return result;
}

TEST("removing an item moves those behind it up, in use or not") {
    Inventory pack = carrying({kPotion, kDagger, kPotion, kWand, kShortsword}).pack;
    pack.equip_weapon(1);
    pack.ready_wand(3);
    pack.remove(2);
    CHECK_EQ(contents(pack), "healing potion | dagger* | wand of fireball (3)* | shortsword");
    pack.remove(0);
    CHECK_EQ(contents(pack), "dagger* | wand of fireball (3)* | shortsword");
    pack.remove(2);
    CHECK_EQ(contents(pack), "dagger* | wand of fireball (3)*");
}

TEST("an item that is removed is no longer in use") {
    Inventory pack = carrying({kDagger, kWand, kShortsword}).pack;
    pack.equip_weapon(0);
    pack.ready_wand(1);
    pack.remove(0);
    CHECK_EQ(contents(pack), "wand of fireball (3)* | shortsword");
    CHECK(pack.weapon() == nullptr);
    pack.remove(0);
    CHECK_EQ(contents(pack), "shortsword");
    CHECK(pack.wand() == nullptr);
}

TEST("a copy of a pack is on its own") {
    Inventory pack = wielding(kDagger).pack;
    Inventory copy = pack;
    copy.weapon()->enchanted = true;
    CHECK(!pack.weapon()->enchanted);
    copy.remove(0);
    CHECK_EQ(contents(pack), "dagger*");
}

}  // namespace
}  // namespace rogue::test
