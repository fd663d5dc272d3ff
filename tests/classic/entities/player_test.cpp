#include "rogue/classic/entities/player.hpp"

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

TEST("a new player has 30 of 30 hit points, an attack of 4 and nothing else") {
    const Player player;
    CHECK_EQ(player.hp, 30);
    CHECK_EQ(player.max_hp, 30);
    CHECK_EQ(player.attack(), 4);
    CHECK(player.pack.items().empty());
    CHECK(player.alive());
}

TEST("the attack is 4 and the bonus of the weapon equipped") {
    CHECK_EQ(wielding(kDagger).attack(), 5);
    CHECK_EQ(wielding(kBlessedAxe).attack(), 8);
    CHECK_EQ(carrying({kBlessedAxe}).attack(), 4);  // In the pack, but not in hand.
}

TEST("the player is white, and yellow while an enchanted weapon is equipped") {
    Player player = carrying({kDagger, kBlessedAxe, kWand});
    CHECK_EQ(color_name(player.color()), "White");
    player.pack.equip_weapon(1);
    CHECK_EQ(color_name(player.color()), "Yellow");
    CHECK(player.wields_enchanted());
    player.pack.ready_wand(2);
    CHECK_EQ(color_name(player.color()), "Yellow");
    player.pack.equip_weapon(0);
    CHECK_EQ(color_name(player.color()), "White");
    CHECK(!player.wields_enchanted());
    player.pack.weapon()->enchanted = true;
    CHECK_EQ(color_name(player.color()), "Yellow");
}

TEST("healing goes up to the maximum and tells how far it went") {
    struct Row {
        int hp, amount, gained;
    };
    for (const auto& [hp, amount, gained] :
         {Row{10, 12, 12}, Row{18, 12, 12}, Row{19, 12, 11}, Row{29, 12, 1}, Row{30, 12, 0}}) {
        const check::Context context(text("from ", hp));
        Player player = wounded(hp);
        CHECK_EQ(player.heal(amount), gained);
        CHECK_EQ(player.hp, hp + gained);
    }
}

TEST("0 hit points are dead") {
    CHECK(wounded(1).alive());
    CHECK(!wounded(0).alive());
    CHECK(!wounded(-3).alive());
}

TEST("a bolt that meets the edge of the level is gone without being seen there") {
    MessageLog log;
    Player player;
    player.position = {1, 0};
    player.pack.add(kWand);
    player.pack.ready_wand(0);
    const auto seen = fire_wand(player, Direction::up, log, [](Point tile, const Wand&) {
        return tile.y < -1 ? BoltMet::edge : BoltMet::nothing;
    });
    CHECK_EQ(seen.size(), 1U);
    CHECK_EQ(log[0].text, "The fireball flies off into the dark.");
}

}  // namespace
}  // namespace rogue::test
