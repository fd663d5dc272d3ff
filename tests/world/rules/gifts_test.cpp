#include <algorithm>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/world/world.hpp"
#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"
#include "tests/support/world_picture.hpp"
#include "world/rules/chunk_generator.hpp"
#include "world/rules/turn.hpp"

namespace rogue::test {
namespace {

using world::Gift;

world::World with(Gift gift, std::string_view drawing) {
    world::World start = world_from(drawing);
    start.gifts[static_cast<std::size_t>(gift)] = true;
    return start;
}

void ready_wand(world::World& start, int charges) {
    start.player.pack.add(Wand{.kind = &kFireball, .damage = 9, .charges = charges});
    start.player.pack.ready_wand(start.player.pack.items().size() - 1);
}

// How many messages begin so.
int messages_of(const WorldRun& run, std::string_view beginning) {
    int count = 0;
    const MessageLog& log = run.world().log;
    for (std::size_t i = 0; i < log.size(); ++i) {
        count += log[i].text.starts_with(beginning) ? 1 : 0;
    }
    return count;
}

TEST("who steps onto a gift has it, and the others of the chunk are gone") {
    for (const auto& [gift, told] :
         {std::pair(Gift::boots, "You put on the boots: nobody hits you as you step away."),
          {Gift::cloak, "You put on the cloak: sleepers wake only within 3 steps of you."},
          {Gift::shield, "You take up the shield: each blow that hits you does 1 less."},
          {Gift::ring, "You put on the ring: each kill heals you by 2."},
          {Gift::gauntlet, "You put on the gauntlet: your blows do 2 more."},
          {Gift::ember,
           "You take the ember: each third kill charges your wand, and it never crumbles."},
          {Gift::scythe, "You take up the scythe: your blows hit all who stand around you."},
          {Gift::spear, "You take up the spear: your blows go on through to who stands behind."},
          {Gift::sandglass, "You take the sandglass: a blow that kills takes no turn."},
          {Gift::flask, "You take the flask: drinking takes no turn."},
          {Gift::horn, "You take the horn: who you step up to loses its turn."}}) {
        world::World start = world_from("@.!");
        auto& things = start.map.chunk_with({}).things;
        things.push_back({{2, 1}, gift});
        things.push_back({{9, 9}, Gift::boots});
        enter_chunk(start, {});
        start.map.chunk_with({40, 1}).things = {{{40, 1}, Gift::ring}};
        const WorldRun run(std::move(start), "R");
        CHECK_EQ(run.news(),
                 concat("Magenta: ", told, "\nDarkGray: The other gifts turn to ash.\n"));
        CHECK(run.world().has(gift));
        CHECK_EQ(run.world().map.chunk_with({}).things.size(), 1U);
        CHECK_EQ(run.world().map.chunk_with({40, 1}).things.size(), 1U);
    }
}

TEST("the story tells of a gift, whichever it is, as no other message") {
    for (const world::GiftRow& row : world::kGifts) {
        world::World start = world_from("@");
        take_gift(start, row.gift);
        CHECK_EQ(start.log[start.log.size() - 2].event.milestone, row.is_boon() ? "boon" : "gift");
        CHECK_EQ(start.log[start.log.size() - 1].event.milestone, "");
    }
}

TEST("a second gauntlet does nothing more") {
    world::World start = world_from("@");
    take_gift(start, Gift::gauntlet);
    CHECK_EQ(start.player.attack(), 6);
    take_gift(start, Gift::gauntlet);
    CHECK_EQ(start.player.attack(), 6);
}

TEST("with the boots nobody hits who steps away") {
    for (const bool boots : {false, true}) {
        world::World start = boots ? with(Gift::boots, "W@.") : world_from("W@.");
        start.monsters.front().awake = start.monsters.front().was_awake = true;
        start.player.hp = 29;
        const WorldRun run(std::move(start), "R");
        CHECK_EQ(run.world().player.hp == 29, boots);
    }
}

TEST("with the cloak sleepers wake only within three steps") {
    const WorldRun far(with(Gift::cloak, "@...T"), "w");
    CHECK(!far.world().monsters.front().awake);
    const WorldRun near(with(Gift::cloak, "@..T"), "w");
    CHECK(near.world().monsters.front().awake);
    const WorldRun bare(world_from("@...T"), "w");
    CHECK(bare.world().monsters.front().awake);
}

TEST("with the shield a blow and a stone do one less, but never nothing") {
    const auto lost = [](world::World start) {
        const WorldRun run(std::move(start), "w");
        return 40 - run.world().player.hp;
    };
    for (const std::string_view drawing : {"T@", "L@"}) {
        CHECK_EQ(lost(with(Gift::shield, drawing)), lost(world_from(drawing)) - 1);
    }
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        world::World start = with(Gift::shield, "r@");
        start.dice = Rng(seed, 0);
        const int hurt = lost(std::move(start));
        CHECK(hurt == 1 || hurt == 2);
    }
}

// In that world, after the rat to the right was killed by a blow.
world::World after_kill(world::World start) {
    start.monsters.front().hp = 1;
    const WorldRun run(std::move(start), "R");
    CHECK(run.world().monsters.empty());
    return run.world();
}

TEST("with the ring each kill heals by two, not beyond the maximum") {
    for (const auto& [hp, healed] : {std::pair(20, 22), std::pair(39, 40), std::pair(40, 40)}) {
        world::World start = with(Gift::ring, "@r");
        start.player.hp = hp;
        CHECK_EQ(after_kill(std::move(start)).player.hp, healed);
    }
    world::World bare = world_from("@r");
    bare.player.hp = 20;
    CHECK_EQ(after_kill(std::move(bare)).player.hp, 20);
}

TEST("a kill by fire heals who wears the ring as one by a blow does") {
    world::World start = with(Gift::ring, "@.r");
    start.player.hp = 20;
    ready_wand(start, 2);
    const WorldRun run(std::move(start), "zR");
    CHECK_EQ(run.world().kills, 1);
    CHECK_EQ(run.world().player.hp, 22);
}

TEST("with the ember each third kill of the run charges the readied wand, up to three") {
    const auto charges = [](int kills, int before, Gift gift = Gift::ember) {
        world::World start = with(gift, "@r");
        start.kills = kills;
        ready_wand(start, before);
        return after_kill(std::move(start)).player.pack.wand()->charges;
    };
    CHECK_EQ(charges(0, 1), 1);
    CHECK_EQ(charges(1, 1), 1);
    CHECK_EQ(charges(2, 1), 2);
    CHECK_EQ(charges(5, 2), 3);
    CHECK_EQ(charges(8, 3), 3);
    CHECK_EQ(charges(2, 5), 5);
    CHECK_EQ(charges(2, 1, Gift::ring), 1);
    CHECK(after_kill(with(Gift::ember, "@r")).player.pack.wand() == nullptr);
}

TEST("with the ember a wand that has become cold is charged by a kill, and fires again") {
    world::World start = with(Gift::ember, "@r.");
    start.kills = 2;
    start.monsters.front().hp = 1;
    ready_wand(start, 0);
    const WorldRun run(std::move(start), "zRzR");
    CHECK_EQ(messages_of(run, "The wand of fireball is cold."), 1);
    CHECK_EQ(messages_of(run, "The fireball "), 1);
    CHECK_EQ(run.world().player.pack.wand()->charges, 0);
}

TEST("a kill by fire may pay for its own fire") {
    world::World start = with(Gift::ember, "@.r");
    start.kills = 2;
    ready_wand(start, 1);
    CHECK_EQ(WorldRun(std::move(start), "zR").world().player.pack.wand()->charges, 1);
}

TEST("waiting gives nothing: the ring heals and the ember charges only by kills") {
    world::World start = with(Gift::ring, "@");
    start.gifts[static_cast<std::size_t>(Gift::ember)] = true;
    start.kills = 3;
    start.player.hp = 20;
    ready_wand(start, 1);
    const WorldRun run(std::move(start), std::string(150, 'w'));
    CHECK_EQ(run.world().player.hp, 20);
    CHECK_EQ(run.world().player.pack.wand()->charges, 1);
}

TEST("a wand crumbles with its last charge, and with the ember it is cold instead") {
    world::World start = world_from("@...");
    ready_wand(start, 2);
    const WorldRun spent(start, "zRzRzR");
    CHECK_EQ(messages_of(spent, "The wand of fireball crumbles to dust."), 1);
    CHECK(
        spent.news().ends_with("DarkGray: The wand of fireball crumbles to dust.\n"
                               "DarkGray: You have no wand readied.\n"));
    CHECK(spent.world().player.pack.items().empty());
    world::World warm = with(Gift::ember, "@...");
    ready_wand(warm, 1);
    const WorldRun cold(std::move(warm), "zRzR");
    CHECK_EQ(messages_of(cold, "The wand of fireball crumbles to dust."), 0);
    CHECK(cold.news().ends_with("DarkGray: The wand of fireball is cold.\n"));
    CHECK_EQ(cold.world().hunt_clock, 2);  // The zap, and a step to the right.
    CHECK_EQ(cold.world().player.pack.items().size(), 1U);
}

TEST("a wand that crumbles leaves the others, and is told after the kill and the key") {
    world::World start = world_from("@r");
    start.player.pack.add(Potion{.heals = 10});
    ready_wand(start, 1);
    start.player.pack.add(kDagger);
    start.player.pack.equip_weapon(2);
    start.monsters.front().own_name = "Urmir";
    const WorldRun run(std::move(start), "zR");
    CHECK(
        run.news().ends_with("Green: You burn Urmir to ash!\n"
                             "Cyan: Urmir had a key. You take it.\n"
                             "DarkGray: The wand of fireball crumbles to dust.\n"));
    CHECK_EQ(run.world().player.pack.items().size(), 2U);
    CHECK_EQ(run.world().player.attack(), 5);
}

TEST("to use an item takes a turn, whatever it does, and a letter without one takes none") {
    world::World start = world_from("@");
    start.player.pack.add(Potion{.heals = 10});
    start.player.pack.add(kDagger);
    CHECK_EQ(WorldRun(start, "ia").world().hunt_clock, 1);
    CHECK_EQ(WorldRun(start, "ibib").world().hunt_clock, 2);
    CHECK_EQ(WorldRun(start, "iciw").world().hunt_clock, 0);
}

TEST("with the flask a potion takes no turn, and other items take one as before") {
    world::World start = with(Gift::flask, "@");
    start.player.hp = 20;
    start.player.pack.add(Potion{.heals = 10});
    start.player.pack.add(kDagger);
    const WorldRun run(start, "ia");
    CHECK_EQ(run.world().hunt_clock, 0);
    CHECK_EQ(run.world().player.hp, 30);
    CHECK_EQ(WorldRun(start, "ib").world().hunt_clock, 1);
}

// What lies in the hearth's chunk, in its order: ` scythe 15,15`.
std::string boons_of(const world::World& world) {
    std::string lying;
    for (const world::Thing& thing : world.map.chunk_with(world::kHearth).things) {
        append(lying, " ", world::kGifts[std::get<Gift>(thing.what)].name, " ",
               coordinates(thing.position));
    }
    return lying;
}

TEST("five boons lie beside the hearth, which tells them, and one is for the player") {
    const world::World start = world::new_world(42);
    CHECK_EQ(boons_of(start), " scythe 15,15 spear 17,15 sandglass 16,14 flask 15,14 horn 17,14");
    const WorldRun told(start, "UU");
    CHECK(
        told.news().ends_with("Cyan: Beside the fire you may take one: scythe, spear, sandglass, "
                              "flask, horn.\n"));
    const WorldRun taken(start, "UUR");
    CHECK_EQ(boons_of(taken.world()), "");
    CHECK(taken.news().ends_with(
        "Magenta: You take up the spear: your blows go on through to who stands behind.\n"
        "DarkGray: The other gifts turn to ash.\n"));
    CHECK_EQ(WorldRun(taken.world(), "L").news().find("Beside the fire"),
             taken.news().find("Beside the fire"));
}

TEST("the farewell can name all gifts and boons in the order of their table") {
    const auto game = kWorld.start(42);
    CHECK_EQ(game->gains().gifts, "");
    for (const Key key : {Key::up, Key::up, Key::right}) {
        game->press(key);
    }
    CHECK_EQ(game->gains().gifts, "spear");
}

TEST("a return with brands lays out the boons that the player lacks, once each") {
    world::World start = world::new_world(42);
    start.carried = start.taken = {{0, 1}, {1, 1}};
    const WorldRun all(start, "UU");
    CHECK_EQ(boons_of(all.world()),
             " scythe 15,15 spear 17,15 sandglass 16,14 flask 15,14 horn 17,14");
    start.gifts[static_cast<std::size_t>(Gift::flask)] = true;
    start.gifts[static_cast<std::size_t>(Gift::spear)] = true;
    const WorldRun rest(start, "UU");
    CHECK_EQ(boons_of(rest.world()), " scythe 15,15 sandglass 16,14 horn 17,14");
    CHECK(rest.news().ends_with(
        "Cyan: Beside the fire you may take one: scythe, sandglass, horn.\n"));
    start.carried = {};
    const WorldRun bare(std::move(start), "UUR");
    CHECK_EQ(boons_of(WorldRun(bare.world(), "L").world()), "");  // No brands, no boons.
}

TEST("no boon lies in a treasure room") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        for (const auto& thing : make_chunk(seed, world::Doors(seed), {1, 0}).things) {
            const auto* gift = std::get_if<Gift>(&thing.what);
            CHECK(gift == nullptr || !world::kGifts[*gift].is_boon());
        }
    }
}

}  // namespace
}  // namespace rogue::test
