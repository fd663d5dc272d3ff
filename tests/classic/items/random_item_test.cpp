#include <cstdlib>
#include <set>
#include <string>
#include <variant>

#include "rogue/base/text.hpp"
#include "rogue/classic/items/item.hpp"
#include "tests/support/check.hpp"

// What lies on the levels of a depth.

namespace rogue::test {

using namespace classic;
namespace {

// What a thousand items of that depth are.
struct RandomItems {
    std::set<int> heals;
    std::set<int> bonuses;
    std::set<std::string> wands;  // Charges and damage.
    int potions = 0;
};

RandomItems items_of(int depth) {
    RandomItems found;
    Rng rng(7, 0);
    for (int i = 0; i < 1000; ++i) {
        const Item item = random_item(depth, rng);
        if (const auto* potion = std::get_if<Potion>(&item)) {
            found.heals.insert(potion->heals);
            ++found.potions;
        } else if (const auto* weapon = std::get_if<Weapon>(&item)) {
            found.bonuses.insert(weapon->bonus);
        } else if (const auto* wand = std::get_if<Wand>(&item)) {
            found.wands.insert(concat(wand->charges, " of ", wand->damage));
        }
    }
    return found;
}

TEST("a potion heals 10 to 15 HP on any depth") {
    for (const int depth : {1, 9}) {
        CHECK(items_of(depth).heals == std::set({10, 11, 12, 13, 14, 15}));
    }
}

TEST("a wand has 3 to 5 charges, is stronger on each third depth, and on depth 1 there is none") {
    CHECK(items_of(1).wands.empty());
    CHECK(items_of(2).wands == std::set<std::string>({"3 of 8", "4 of 8", "5 of 8"}));
    CHECK(items_of(6).wands == std::set<std::string>({"3 of 10", "4 of 10", "5 of 10"}));
}

TEST("a weapon adds one or two to the attack, and one more on each second depth") {
    CHECK(items_of(1).bonuses == std::set({1, 2}));
    CHECK(items_of(4).bonuses == std::set({3, 4}));
}

TEST("of a hundred items on depth 1 about 55 are potions, and deeper about 47") {
    const auto is_about = [](int potions, int expected) {
        return std::abs(potions - expected) < 50;
    };
    CHECK(is_about(items_of(1).potions, 550));
    CHECK(is_about(items_of(2).potions, 468));  // 55 % of the 85 % that are no wands.
}

}  // namespace
}  // namespace rogue::test
