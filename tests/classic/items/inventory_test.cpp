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

Inventory three_weapons_and_two_wands() {
    Player player = carrying({kDagger, kWand, kShortsword,
                              Wand{.kind = &kFireball, .damage = 9, .charges = 5}, kBlessedAxe});
    return player.pack;
}

TEST("a new pack is empty and nothing is in use") {
    const Inventory pack;
    CHECK(pack.items().empty());
    CHECK(!pack.full());
    CHECK(pack.weapon() == nullptr);
    CHECK(pack.wand() == nullptr);
}

TEST("items stay in the order in which they were added") {
    const Inventory pack = carrying({kPotion, kDagger, kWand}).pack;
    CHECK_EQ(contents(pack), "healing potion | dagger | wand of fireball (3)");
}

TEST("a pack is full with twenty items") {
    Inventory pack;
    for (int i = 0; i < 20; ++i) {
        CHECK(!pack.full());
        pack.add(kPotion);
    }
    CHECK(pack.full());
    pack.remove(0);
    CHECK(!pack.full());
}

TEST("one weapon and one wand are in use at a time, the others stay") {
    Inventory pack = three_weapons_and_two_wands();
    pack.equip_weapon(0);
    pack.ready_wand(1);
    CHECK_EQ(contents(pack),
             "dagger* | wand of fireball (3)* | shortsword | wand of fireball (5) | enchanted "
             "battle axe");
    pack.equip_weapon(4);
    pack.ready_wand(3);
    CHECK_EQ(contents(pack),
             "dagger | wand of fireball (3) | shortsword | wand of fireball (5)* | enchanted "
             "battle axe*");
    CHECK_EQ(pack.weapon()->bonus, 4);
    CHECK_EQ(pack.wand()->charges, 5);
}

TEST("what is in use is the item in the pack itself") {
    Inventory pack = three_weapons_and_two_wands();
    pack.equip_weapon(2);
    pack.ready_wand(1);
    pack.weapon()->enchanted = true;
    --pack.wand()->charges;
    CHECK_EQ(contents(pack),
             "dagger | wand of fireball (2)* | enchanted shortsword* | wand of fireball (5) | "
             "enchanted battle axe");
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
