#include "world/rules/turn.hpp"

#include "rogue/base/box.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/world_picture.hpp"
#include "world/rules/brands.hpp"

namespace rogue::test {
namespace {

// The text of the message that is so many before the last one.
std::string_view said(const world::World& world, std::size_t before_last = 0) {
    return world.log[world.log.size() - 1 - before_last].text;
}

TEST("one begins with 40 HP, and no brand home changes the maximum") {
    world::World start = world::new_world(42);
    CHECK_EQ(start.player.hp, 40);
    CHECK_EQ(start.player.max_hp, 40);
    for (int home = 1; home <= 9; ++home) {
        start.player.hp = 1;
        start.carried = {{0, home}};
        come_to_hearth(start);
        CHECK_EQ(start.player.hp, 40);
        CHECK_EQ(start.player.max_hp, 40);
    }
}

TEST("one begins in the land of the hearth, which alone counts as visited") {
    const world::World start = world::new_world(7);
    for_each_in({-1, -1, 3, 3},
                [&](Point place) { CHECK_EQ(start.map.find(place)->visited, place == Point{}); });
}

TEST("how far the player stands is counted in lands from the hearth") {
    const world::Game game(open_land({2, -1}, kMiddleOfChunk));
    const auto [far, hp, whole] = game.vitals();
    CHECK_EQ(far, 3);
    CHECK_EQ(hp, 40);
    CHECK_EQ(whole, 40);
}

TEST("the hearth tells where the nearest brand is") {
    const WorldRun run(world_from("@^", 42), "R");
    CHECK_EQ(run.news(), "Magenta: The ashes stir: a brand burns 1 land west, 2 lands north.\n");
    CHECK_EQ(run.world().known.size(), 1U);
}

// Whether the messages after the first `before` would stop a walk.
bool stops_walks(const world::World& world, std::size_t before) {
    for (std::size_t i = before; i < world.log.size(); ++i) {
        if (world.log[i].event.kind != Event::Kind::expected) {
            return true;
        }
    }
    return false;
}

TEST("what stones and the hearth have told before stops no walk") {
    for (const std::string_view drawing : {"@^", "@&", "@&____"}) {
        const WorldRun once(world_from(drawing, 42), "R");
        CHECK(stops_walks(once.world(), 0));
        const WorldRun twice(world_from(drawing, 42), "RLR");
        CHECK(!stops_walks(twice.world(), once.world().log.size()));
        CHECK_EQ(twice.world().log.size(), 2 * once.world().log.size());
    }
}

TEST("a brand that is taken is no longer one that is known to lie somewhere") {
    world::World start = world_from("@%");
    start.known = {{{0, 1}, {0, -3}}, {{1, 1}, {3, 0}}};
    const WorldRun run(std::move(start), "R");
    CHECK_EQ(run.world().known.size(), 1U);
    CHECK_EQ(coordinates(run.world().known.front().chunk), "3,0");
}

TEST("each brand that comes home makes whole") {
    world::World start = world_from("@^", 42);
    start.player.hp = 3;
    start.carried = start.taken = {{3, 1}, {1, 2}};
    const WorldRun run(std::move(start), "R");
    const world::World& world = run.world();
    CHECK(run.news().starts_with(
        "Magenta: You lay down the brand of the west. You are whole again.\n"
        "White: The hearth remembers a flame. Far away, somebody stops and listens.\n"
        "Magenta: You lay down the brand of the east. You are whole again.\n"
        "White: Two flames. In the ashes lie four cups, and a fifth, without a name on it.\n"
        "Magenta: The flames lean: another burns "));
    CHECK_EQ(world.player.hp, 40);
    CHECK_EQ(world.brands_home, 2);
    CHECK_EQ(world.tally().score, 900);
    CHECK(world.carried.empty());
}

TEST("each of the first eight brands that come home has its line") {
    for (const auto& [home, line] :
         {std::pair(4, "Five flames. The walls are warm to the touch."),
          {5, "Six flames. Behind a door, somebody weeps, and the door is not locked."},
          {6, "Seven flames. She says: I locked them out, and so I locked myself in."},
          {7, "Eight flames. She sits down by the fire, and you give her your name."}}) {
        world::World start = world_from("@^");
        start.brands_home = home;
        start.carried = start.taken = {{2, 2}};
        const WorldRun run(std::move(start), "R");
        CHECK(run.news().starts_with(concat(
            "Magenta: You lay down the brand of the south. You are whole again.\nWhite: ", line,
            "\nYellow: You may rest here now: q ends your run as won.\n"
            "Magenta: The flames lean: another burns ")));
        CHECK_EQ(run.world().brands_home, home + 1);
        CHECK_EQ(run.world().score_for_brands, 600);
    }
}

TEST("after the eighth brand the hearth tells no more") {
    world::World start = world_from("@");
    start.brands_home = 7;
    start.carried = {{0, 3}, {1, 3}};
    come_to_hearth(start);
    CHECK_EQ(said(start, 5),
             "Eight flames. She sits down by the fire, and you give her your name.");
    CHECK_EQ(said(start, 3), "You lay down the brand of the east. You are whole again.");
    CHECK_EQ(said(start, 2), "You may rest here now: q ends your run as won.");
    CHECK_EQ(start.brands_home, 9);
}

TEST("a stone keeps its line, and a new stone has the next one") {
    world::World start = world_from("@&");
    start.player.position = {2, 1};
    read_stone(start);
    CHECK_EQ(said(start, 1), world::kStoneLines[0]);
    CHECK(said(start).starts_with("Below it an arrow: a brand burns "));
    start.stones_read = 5;
    read_stone(start);
    CHECK_EQ(said(start, 1), world::kStoneLines[0]);
    start.player.position = {40, 1};
    read_stone(start);
    CHECK_EQ(said(start, 1), world::kStoneLines[5]);
}

TEST("the twelfth stone ends the story, and on others the words are worn away") {
    world::World start = world_from("@&");
    start.stones_read = 11;
    read_stone(start);
    CHECK_EQ(said(start, 1),
             "Bring the brands home, you who have no name either. One of them is yours.");
    start.player.position = {40, 1};
    read_stone(start);
    CHECK_EQ(said(start, 1), "The words on this stone are worn away.");
    CHECK(said(start).starts_with("Below it an arrow: a brand burns "));
    read_stone(start);
    CHECK_EQ(said(start, 1), "The words on this stone are worn away.");
}

TEST("brands farther out are told only when those before them in their quarter were taken") {
    world::World start = world_from("@");
    for (int quarter = 0; quarter < 4; ++quarter) {
        start.taken.push_back({quarter, 2});
    }
    come_to_hearth(start);
    CHECK_EQ(start.known.back().brand.circle, 1);
    for (int quarter = 0; quarter < 4; ++quarter) {
        start.taken.push_back({quarter, 1});
    }
    come_to_hearth(start);
    CHECK_EQ(start.known.back().brand.circle, 3);
    CHECK_EQ(start.known.size(), 2U);
    come_to_hearth(start);
    CHECK_EQ(start.known.size(), 2U);
}

TEST("a brand in the chunk of the stone is here") {
    const std::uint64_t seed = 42;
    const Point chunk = world::chunk_of({0, 1}, seed);
    world::World start(seed);
    enter_chunk(start, chunk);
    start.player.position = {chunk.x * world::Chunk::kSize + 1, chunk.y * world::Chunk::kSize + 1};
    read_stone(start);
    CHECK_EQ(said(start), "Below it an arrow: a brand burns in this land.");
}

TEST("no message of the story is longer than a row") {
    for (const std::string_view line : world::kStoneLines) {
        CHECK(line.size() <= 80);
    }
    for (const std::string_view line : world::kHearthLines) {
        CHECK(line.size() <= 80);
    }
}

}  // namespace
}  // namespace rogue::test
