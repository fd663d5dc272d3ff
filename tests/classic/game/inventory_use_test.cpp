#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "tests/support/check.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/scenario.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

Played used(const Player& player, std::string_view keys) {
    return play({.level = level_from("#@..#"), .keys = keys, .player = player});
}

// Twenty weapons, each with a bonus that tells its slot from 1.
Player armed_to_the_teeth() {
    Player player;
    for (int i = 1; i <= 20; ++i) {
        player.pack.add(Weapon{.plain_name = "knife", .bonus = i});
    }
    return player;
}

TEST("the letters a to t use the twenty items of a full pack") {
    for (char letter = 'a'; letter <= 't'; ++letter) {
        const check::Context context{std::string(1, letter)};
        const Played played = used(armed_to_the_teeth(), std::string{'i', letter});
        CHECK_EQ(news(played.log), "Cyan: You equip the knife.\n");
        CHECK_EQ(played.player.attack(), 4 + letter - 'a' + 1);
        CHECK_EQ(played.trace, text("map i pack ", std::string(1, letter), " map end"));
    }
}

TEST("a letter behind the last item leaves the inventory") {
    for (const std::string_view keys : {"ic", "id", "it"}) {
        const Played played = used(carrying({kPotion, kDagger}), keys);
        CHECK_EQ(news(played.log), "");
        CHECK_EQ(played.player.pack.items().size(), 2U);
        CHECK(played.player.pack.weapon() == nullptr);
    }
    CHECK_EQ(news(used({}, "ia").log), "");
}

TEST("any other key leaves the inventory and does nothing else, not even quit") {
    for (const char key : std::string_view("UDLR.GIZQz<>")) {
        const check::Context context{std::string(1, key)};
        const Played played = used(armed_to_the_teeth(), std::string{'i', key});
        CHECK_EQ(news(played.log), "");
        CHECK(played.player.pack.weapon() == nullptr);
        CHECK_EQ(coordinates(played.player.position), "1,0");
        CHECK_EQ(played.trace, text("map i pack ", std::string(1, key), " map end"));
        CHECK(!played.outcome.ending);
    }
}

TEST("in the inventory the lower case letters of commands are letters of items") {
    for (const char letter : std::string_view("giq")) {
        const Played played = used(armed_to_the_teeth(), std::string{'i', letter});
        CHECK_EQ(played.player.attack(), 4 + letter - 'a' + 1);
    }
}

TEST("a potion heals up to its amount, never past the maximum, and is used up") {
    struct Row {
        int hp;
        int healed;
    };
    for (const auto& [hp, healed] :
         {Row{1, 10}, Row{19, 10}, Row{20, 10}, Row{21, 9}, Row{29, 1}}) {
        Player player = carrying({kPotion});
        player.hp = hp;
        const Played played = used(player, "ia");
        CHECK_EQ(news(played.log),
                 text("Green: You drink the healing potion. (+", healed, " HP)\n"));
        CHECK_EQ(played.player.hp, hp + healed);
        CHECK(played.player.pack.items().empty());
    }
}

TEST("a potion without effect is used up all the same") {
    const Played played = used(carrying({kPotion, kDagger}), "ia");
    CHECK_EQ(news(played.log), "Green: You drink the healing potion. No effect.\n");
    CHECK_EQ(played.player.hp, 30);
    CHECK_EQ(played.player.pack.items().size(), 1U);
}

TEST("each potion heals its own amount") {
    Player player = carrying({Potion{.heals = 11}, Potion{.heals = 14}});
    player.hp = 2;
    CHECK_EQ(used(player, "ib").player.hp, 16);
    CHECK_EQ(used(player, "iaia").player.hp, 27);
}

TEST("a weapon is equipped, the old one stays, and attack and colour follow") {
    const Player player = carrying({kDagger, kBlessedAxe});
    const Played played = used(player, "iaibia");
    CHECK_EQ(news(played.log),
             "Cyan: You equip the dagger.\n"
             "Cyan: You equip the enchanted battle axe.\n"
             "Cyan: You equip the dagger.\n");
    std::string course;
    for (const MapShown& map : played.maps) {
        course += text(map.player.attack(), " ", color_name(map.player.color()), " ");
    }
    CHECK_EQ(course, "4 White 5 White 8 Yellow 5 White ");
    CHECK_EQ(played.player.pack.items().size(), 2U);
}

TEST("what is in use can be chosen again") {
    CHECK_EQ(news(used(wielding(kDagger), "ia").log), "Cyan: You equip the dagger.\n");
    CHECK_EQ(news(used(readied(kWand), "ia").log),
             "Magenta: You ready the wand of fireball (3).\n");
}

TEST("a wand is readied, the old one stays") {
    const Wand other{.kind = &kFireball, .damage = 9, .charges = 5};
    const Played played = used(carrying({kWand, other}), "iaib");
    CHECK_EQ(news(played.log),
             "Magenta: You ready the wand of fireball (3).\n"
             "Magenta: You ready the wand of fireball (5).\n");
    CHECK_EQ(played.player.pack.wand()->charges, 5);
    CHECK_EQ(played.player.pack.items().size(), 2U);
}

TEST("drinking moves the items behind up, and what is in use stays in use") {
    Player player = carrying({kPotion, kDagger, kPotion, kWand, kShortsword});
    player.pack.equip_weapon(1);
    player.pack.ready_wand(3);
    const Played played = used(player, "iaib");
    CHECK_EQ(played.player.pack.weapon()->plain_name, "dagger");
    CHECK_EQ(played.player.pack.wand()->charges, 3);
    // The shortsword is now the third item.
    CHECK_EQ(used(player, "iaibic").player.attack(), 6);
}

TEST("the inventory shows the items before they are used, and then the map") {
    CHECK_EQ(used(carrying({kPotion}), "iaiai.").trace,
             "map i pack a map i pack a map i pack . map end");
}

}  // namespace
}  // namespace rogue::test
