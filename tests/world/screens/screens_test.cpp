#include "world/screens/screens.hpp"

#include "rogue/ui/frame.hpp"
#include "rogue/ui/map_words.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_rows.hpp"
#include "tests/support/world_picture.hpp"

namespace rogue::test {
namespace {

template <typename View>
Frame composed(const View& view) {
    Frame frame;
    compose(frame, view);
    return frame;
}

// What the map tells of a world, after it was looked at.
std::string told_of(world::World start) {
    start.sight.update(start.map, start.player.position);
    const Frame frame = composed(world::MapView{start});
    std::string lines;
    for (const Sighting& sighting : sightings(frame, world::kMap)) {
        lines += told(sighting) + "\n";
    }
    return lines + ways(frame, world::kMap) + "\n" + map_text(frame, world::kMap);
}

TEST("the map tells doors, stones, the hearth, keys and brands, and of water nothing") {
    CHECK_EQ(told_of(world_from("~~'#\n"
                                "@.(+\n"
                                "^&%=\n"
                                ".r!#\n")),
             "hearth, 1 south\n"
             "key, 2 east\n"
             "stone, 1 east, 1 south\n"
             "rat, 1 east, 2 south\n"
             "door, 2 east, 1 north\n"
             "locked door, 3 east\n"
             "brand, 2 east, 1 south\n"
             "vault door, 3 east, 1 south\n"
             "potion, 2 east, 2 south\n"
             "ways east, south\n"
             "#####\n"
             "#~~'#\n"
             "#@.(+\n"
             "#^&%=\n"
             "#.r!#\n"
             "#####\n"
             "' door, ( key, + locked door, ^ hearth, & stone, % brand, = vault door, r rat, "
             "! potion\n");
}

TEST("a door that is not in sight now is told as remembered, and a key there not at all") {
    world::World start = world_from("@#('\n");
    start.sight.update(start.map, {3, 1});
    CHECK(told_of(std::move(start)).starts_with("door, 3 east, remembered\nno way\n"));
}

TEST("the sidebar tells what the player carries and how much came home") {
    world::World start = world_from("@");
    start.farthest = 7;
    start.keys = 2;
    start.carried = {{0, 1}};
    start.brands_home = 3;
    CHECK_EQ(status_text(composed(world::MapView{start}), world::kMap),
             "Far: 0 (max 7)\nHP: 30/30\nATK: 4\nKills: 0\nScore: 700\nKeys: 2\n"
             "Brands: 1, home 3\nWeapon:\n(fists)\nWand: (none)\n");
}

TEST("the chart shows the player above all, then the hearth, known brands and visits") {
    world::World start(42);
    enter_tile(start, {-1, 0});
    start.player.position = {-20, 5};
    start.map.tile_with({-40, 5}).visited = true;
    start.map.tile_with({-20, 5}).visited = true;
    start.known = {{0, 1}, {1, 1}};
    start.taken = {{1, 1}};
    const Frame frame = composed(world::ChartView{start});
    const std::string rows = rows_text(frame);
    CHECK(rows.starts_with("-- CHART --"));
    CHECK(rows.find(
              "You are 1 west of the hearth.              @ you  H hearth  B brand  . visited") !=
          std::string::npos);
    const auto at = [&](int x, int y) { return frame.at(40 + 2 * x, 12 + y); };
    CHECK_EQ(at(0, 0).character, '@');
    CHECK_EQ(at(1, 0).character, 'H');
    CHECK(at(1, 0).color == Color::red);
    CHECK_EQ(at(-1, 0).character, '.');
    CHECK_EQ(at(0, 1).character, ' ');
    const Point brand = world::tile_of({0, 1}, 42) - Point{-1, 0};
    CHECK_EQ(at(brand.x, brand.y).character, 'B');
    const Point taken = world::tile_of({1, 1}, 42) - Point{-1, 0};
    CHECK_EQ(at(taken.x, taken.y).character, ' ');
    CHECK_EQ(world::words(frame),
             "You are 1 west of the hearth.\nbrand, 2 north\nhearth, 1 east\n"
             "visited: east, west\n");
}

TEST("the story so far has the lines of the stones, then those of the hearth") {
    CHECK_EQ(text_in(composed(world::Story{0, 0}), 2),
             "Nothing yet. Stones tell it, and the hearth does when a brand comes home.");
    const std::string some = rows_text(composed(world::Story{2, 1}));
    CHECK(some.starts_with("-- THE STORY SO FAR --"));
    CHECK(some.find("Four sisters kept the fire.") < some.find("The hearth remembers a flame."));
    CHECK_EQ(some.find("North, east"), std::string::npos);
    CHECK_EQ(some.find("Two flames."), std::string::npos);
    for (const world::Story& begun : {world::Story{1, 0}, world::Story{0, 1}}) {
        CHECK_EQ(rows_text(composed(begun)).find("Stones tell it"), std::string::npos);
    }
    const std::string all = rows_text(composed(world::Story{40, 30}));
    CHECK(all.find("One of them is yours.") < all.find("you give her your name."));
    CHECK(all.find("any other key") != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
