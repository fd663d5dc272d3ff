#include "world/screens/screens.hpp"

#include "rogue/ui/frame.hpp"
#include "rogue/ui/map_words.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_rows.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/world_picture.hpp"
#include "world/rules/turn.hpp"

namespace rogue::test {
namespace {

template <typename View>
Frame composed(const View& view) {
    Frame frame;
    compose(frame, view);
    return frame;
}

// What the map tells of a world, after it was looked at.
std::string sightings_of(world::World start) {
    start.sight.update(start.map, start.player.position);
    const world::MapView view{start};
    const SeenMap seen = seen_map_of(view);
    std::string lines;
    for (const Sighting& sighting : sightings(seen)) {
        lines += sighting_words(sighting) + "\n";
    }
    return lines + open_ways(seen) + "\n" + map_text(composed(view), world::kMap, seen);
}

TEST("the map tells doors, stones, the hearth, keys and brands, and of water nothing") {
    CHECK_EQ(sightings_of(world_from("~~'#\n"
                                     "@.(+\n"
                                     "^&%=\n"
                                     ".r!#\n")),
             "rat, 1 east, 2 south\n"
             "hearth, 1 south\n"
             "key, 2 east\n"
             "stone, 1 east, 1 south\n"
             "door, 2 east, 1 north\n"
             "locked door, 3 east\n"
             "brand, 2 east, 1 south\n"
             "vault door, 3 east, 1 south\n"
             "potion, 2 east, 2 south\n"
             "ways east, south\n"
             "5 columns, 6 rows\n"
             "#####\n"
             "#~~'#\n"
             "#@.(+\n"
             "#^&%=\n"
             "#.r!#\n"
             "#####\n"
             "' door, ( key, + locked door, ^ hearth, & stone, % brand, = vault door, r rat, "
             "! potion\n");
}

TEST("the map tells gifts, plates and a sealed door, of which no step is made unasked") {
    world::World start = world_from("@$_|");
    start.sight.update(start.map, start.player.position);
    CHECK(sightings_of(start).starts_with("gift, 1 east\nplate, 2 east\nsealed door, 3 east\n"));
    const std::vector<Sighting> all = sightings(seen_map_of(world::MapView{start}));
    const Sighting door = all.back();
    CHECK(door.content.step == TileContent::Step::shut);
    for (const Sighting& sighting : all) {
        CHECK((sighting.content.step == TileContent::Step::on_purpose) ==
              (sighting.content.name != door.content.name));
    }
}

TEST("a door that is not in sight now is told as remembered, and a key there not at all") {
    world::World start = world_from("@#('\n");
    start.sight.update(start.map, {3, 1});
    CHECK(sightings_of(std::move(start)).starts_with("door, 3 east, remembered\nno way\n"));
}

TEST("a look tells each monster's numbers and its habit") {
    const world::World start = world_from("@rgoTWL");
    Point cell = start.player.position;
    for (const std::string_view about :
         {"4 HP, hits for 1 to 3; steps twice", "8 HP, hits for 2 to 4; throws stones",
          "14 HP, hits for 4 to 6; its roar wakes its land", "24 HP, hits for 6 to 8; heals",
          "32 HP, hits for 9 to 11; goes through walls",
          "36 HP, hits for 10 to 12; only enchanted steel or fire "
          "harms it"}) {
        cell = cell + offset(Direction::right);
        CHECK_EQ(note_at(world::MapView{start}, cell).about, about);
    }
}

TEST("a look tells what a locked door costs, and that it may be forced") {
    world::World start = world_from("@+=");
    start.sight.update(start.map, start.player.position);
    const Point door = start.player.position + Point{1, 0};
    CHECK_EQ(note_at(world::MapView{start}, door).about, "1 HP a push; one in four opens it");
    CHECK(seen_map_of(world::MapView{start}).at(door).step == TileContent::Step::forced);
}

TEST("a look tells whether the bolt of the readied wand would meet a monster") {
    const auto about = [](std::string_view drawing, int charges, Point away) {
        world::World start = world_from(drawing);
        start.player.pack.add(world::Wand{&world::kWandKinds.front(), 8, charges});
        start.player.pack.ready_wand(0);
        const Note note = note_at(world::MapView{start}, start.player.position + away);
        const std::size_t range = note.about.find("steps twice") + 11;
        return note.about.substr(range);
    };
    CHECK_EQ(about("@.....r", 1, {6, 0}), "; in range of the wand, 6 steps away");
    CHECK_EQ(about("r@", 1, {-1, 0}), "; in range of the wand, 1 step away");
    CHECK_EQ(about("@......r", 1, {7, 0}), "");
    CHECK_EQ(about("@.....r", 0, {6, 0}), "");
    CHECK_EQ(about("@..r..r", 1, {6, 0}), "");
    CHECK_EQ(about("@..#..r", 1, {6, 0}), "");
    CHECK_EQ(about("@.\n.r", 1, {1, 1}), "");
}

TEST("a look tells wounds, and of a champion its name, its kind and both habits") {
    world::World start = world_from("@To");
    start.monsters[0].hp = 23;
    start.monsters[1].own_name = "Ashrok";
    start.monsters[1].habits[1] = world::Habit::quick;
    start.monsters[1].max_hp = 21;
    start.monsters[1].hp = 21;
    const auto look = [&](int x) {
        return note_at(world::MapView{start}, start.player.position + Point{x, 0});
    };
    CHECK_EQ(look(1).about, "24 HP in all, hurt, hits for 6 to 8; heals");
    start.monsters[0].hp = 13;
    CHECK_EQ(look(1).about, "24 HP in all, hurt, hits for 6 to 8; heals");
    start.monsters[0].hp = 12;
    CHECK_EQ(look(1).about, "24 HP in all, badly hurt, hits for 6 to 8; heals");
    CHECK_EQ(look(1).name, "");
    CHECK_EQ(look(2).name, "orc Ashrok");
    CHECK_EQ(look(2).about, "21 HP, hits for 4 to 6; its roar wakes its land; steps twice");
    take_gift(start, world::Gift::shield);
    CHECK_EQ(look(2).about, "21 HP, hits for 3 to 5; its roar wakes its land; steps twice");
}

// What a look tells of that cell after the player's boons and "heals", a troll's habit.
std::string blow_told(std::string_view drawing, Point cell,
                      std::initializer_list<world::Gift> gifts, bool awake = true) {
    world::World start = world_from(drawing);
    for (world::Monster& monster : start.monsters) {
        monster.awake = awake;
    }
    for (const world::Gift gift : gifts) {
        start.gifts[static_cast<std::size_t>(gift)] = true;
    }
    start.sight.update(start.map, start.player.position);
    const std::string about = note_at(world::MapView{start}, cell).about;
    return about.substr(about.find("heals") + 5);
}

TEST("a look tells that a step up hits, and that the horn stuns") {
    CHECK_EQ(blow_told("@.T", {3, 1}, {}), "; a step east hits it");
    CHECK_EQ(blow_told("@.T", {3, 1}, {}, false), "");
    CHECK_EQ(blow_told("@..T", {4, 1}, {}), "");
    CHECK_EQ(blow_told("@.\n#T", {2, 2}, {}), "; a step east hits it");
    CHECK_EQ(blow_told("@#\n.T", {2, 2}, {world::Gift::horn}),
             "; a step south hits it, and stuns it");
    CHECK_EQ(blow_told("@.r\n#T.", {2, 2}, {}), "");  // The step would hit the rat.
}

TEST("a look tells whom the scythe and the spear hit as well") {
    using world::Gift;
    CHECK_EQ(blow_told("@Tr", {2, 1}, {}), "");
    CHECK_EQ(blow_told("@Tr", {2, 1}, {Gift::spear}), "; a blow hits it and the rat");
    CHECK_EQ(blow_told("@TL", {2, 1}, {Gift::spear}), "");
    CHECK_EQ(blow_told("r..\ng@T", {3, 2}, {Gift::scythe}),
             "; a blow hits it and the rat and the goblin");
    CHECK_EQ(blow_told(".@.Tr", {4, 1}, {Gift::spear}), "; a step east hits it and the rat");
    CHECK_EQ(blow_told("...r\n@.T.", {3, 2}, {Gift::scythe, Gift::horn}),
             "; a step east hits it, and stuns it");
}

TEST("with the shield not even a rat hits for nothing") {
    world::World start = world_from("@r");
    take_gift(start, world::Gift::shield);
    const Point rat = start.monsters.front().position;
    CHECK_EQ(note_at(world::MapView{start}, rat).about, "4 HP, hits for 1 to 2; steps twice");
}

TEST("a look tells which gift it is and what it does, and what opens a sealed door") {
    const world::World start = world_from("@$|_.(%");
    const auto look = [&](int x) {
        return note_at(world::MapView{start}, start.player.position + Point{x, 0});
    };
    CHECK_EQ(look(1).name, "boots");
    CHECK_EQ(look(1).about, "nobody hits you as you step away");
    CHECK_EQ(look(2).about, "opened by its four plates, not by a key");
    for (const int x : {3, 4, 5, 6}) {
        CHECK_EQ(look(x).about, "");
    }
}

TEST("the pack's screen lists the gifts in their order, if there are any") {
    world::World start = world_from("@");
    CHECK_EQ(text_in(composed(world::PackView{start}), 2), "");
    for (const world::Gift gift : {world::Gift::ember, world::Gift::shield, world::Gift::boots}) {
        take_gift(start, gift);
    }
    const Frame frame = composed(world::PackView{start});
    CHECK_EQ(text_in(frame, 2), "Gifts: boots shield ember");
    CHECK(frame.at(0, 2).color == Color::magenta);
    CHECK_EQ(text_in(frame, 0), "-- INVENTORY --");
}

TEST("a look at a weapon names it and tells its attack beside the player's") {
    const world::World start = world_from("@)!");
    const Note note = note_at(world::MapView{start}, start.player.position + Point{1, 0});
    CHECK_EQ(note.about, "attack 5, yours 4");
    CHECK_EQ(note_at(world::MapView{start}, start.player.position + Point{2, 0}).about, "");
}

TEST("a step takes what lies in the world") {
    world::World start = world_from("@(!)/.\n");
    start.sight.update(start.map, start.player.position);
    for (const Sighting& sighting : sightings(seen_map_of(world::MapView{start}))) {
        CHECK(sighting.content.step == TileContent::Step::item);
    }
}

TEST("the sidebar tells what the player carries and how much came home") {
    world::World start = world_from("@");
    start.farthest = 7;
    start.keys = 2;
    start.carried = {{0, 1}};
    start.brands_home = 3;
    CHECK_EQ(status_text(status_of(world::MapView{start})),
             "Far: 0 (max 7)\nHP 40 of 40\nATK: 4\nKills: 0\nScore: 700\nVault keys: 2\n"
             "Brands: 1, home 3\nWeapon:\n(fists)\nWand: (none)\n");
}

TEST("the chart shows the player above all, then the hearth, known brands and visits") {
    world::World start(42);
    enter_chunk(start, {-1, 0});
    start.player.position = {-20, 5};
    start.map.chunk_with({-40, 5}).visited = true;
    start.map.chunk_with({-20, 5}).visited = true;
    start.known = {{{0, 1}, {1, -2}}};
    const Frame frame = composed(world::ChartView{start});
    const std::string rows = rows_text(frame);
    CHECK(rows.starts_with(
        "-- CHART --   @ you  H hearth  B brand  V vault  S shrine  k key  f fountain  ."));
    CHECK(rows.find("\nYou are 1 west of the hearth.  ") != std::string::npos);
    const auto at = [&](int x, int y) { return frame.at(40 + 2 * x, 12 + y); };
    CHECK_EQ(at(0, 0).character, '@');
    CHECK_EQ(at(1, 0).character, 'H');
    CHECK(at(1, 0).color == Color::red);
    CHECK_EQ(at(-1, 0).character, '.');
    CHECK_EQ(at(0, 1).character, ' ');
    CHECK_EQ(at(2, -2).character, 'B');
    CHECK_EQ(words_of(world::ChartView{start}),
             "You are 1 land west of the hearth.\nbrand, 2 lands east, 2 lands north\n"
             "hearth, 1 land east\nvisited: east, west\n");
}

TEST("in words the chart tells of the player's own land too, where it draws the player") {
    world::World start(42);
    enter_chunk(start, {1, 0});
    start.player.position = {33, 17};
    world::Cell& fountain = start.map.chunk_with(start.player.position).at({1, 1});
    fountain.become(world::Terrain::fountain);
    fountain.explore_if(true);
    CHECK_EQ(composed(world::ChartView{start}).at(40, 12).character, '@');
    CHECK(words_of(world::ChartView{start}).find("\nfountain, in this land\n") !=
          std::string::npos);
}

TEST("what lies beyond the chart is not drawn") {
    world::World start(42);
    enter_chunk(start, {});
    start.player.position = {16, 17};
    const Frame near = composed(world::ChartView{start});
    start.known = {{{0, 1}, {0, -11}}, {{0, 2}, {0, 11}}, {{0, 3}, {-21, 0}}, {{0, 4}, {20, 0}}};
    CHECK(composed(world::ChartView{start}) == near);
}

TEST("below the chart stands which doors of the player's chunk were seen, and are locked") {
    world::World start(42);
    enter_chunk(start, {});
    start.player.position = {16, 17};
    CHECK_EQ(door_words(start), "doors: north unknown, east unknown, south unknown, west unknown");
    const world::ChunkDoors doors = start.doors.of({});
    for (const auto& [side, terrain] :
         {std::pair(0, world::Terrain::door), std::pair(1, world::Terrain::locked_door)}) {
        const auto at = static_cast<std::size_t>(side);
        world::Cell& cell = start.map.chunk_with({16, 17}).at(cell_of(at, doors[at]));
        cell.become(terrain);
        cell.explore_if(true);
    }
    CHECK_EQ(door_words(start), "doors: north open, east locked, south unknown, west unknown");
}

TEST("hunters are heard from a side, and from a door that the player knows with its distance") {
    world::World start = open_land({}, kMiddleOfChunk);
    CHECK_EQ(heard_words(start), "");
    hunt(start);
    const world::ChunkDoors doors = start.doors.of({});
    std::string told;
    for (std::size_t side = 0; side < doors.size(); ++side) {
        start.heard = cell_of(side, doors[side]);
        append(told, heard_words(start), " ");
        start.map.at(*start.heard).explore_if(true);
        append(told, heard_words(start), "\n");
    }
    CHECK_EQ(told,
             "From the north. From the door in the north, 22 steps.\n"
             "From the east. From the door in the east, 23 steps.\n"
             "From the south. From the door in the south, 22 steps.\n"
             "From the west. From the door in the west, 17 steps.\n");
}

TEST("hunters are heard by the door at which they stand, after the key that brought them") {
    world::Game game(way_to_door());
    game.press(Key{'w'});
    CHECK_EQ(coordinates(*game.world().heard), coordinates(game.world().monsters[0].position));
    game.press(Key{'w'});
    CHECK(!game.world().heard);
}

TEST("the chart shows that a chunk was visited, or the fountain, key, shrine or vault seen there") {
    world::World start(42);
    enter_chunk(start, {});
    start.player.position = {16, 17};
    const auto marked = [&](char sign, Color color, std::string_view told) {
        const Frame frame = composed(world::ChartView{start});
        CHECK_EQ(frame.at(42, 12).character, sign);
        CHECK(sign == ' ' || frame.at(42, 12).color == color);
        CHECK_EQ(words_of(world::ChartView{start}), concat("You are at the hearth.\n", told));
    };
    world::Chunk& chunk = start.map.chunk_with({33, 1});
    const auto put = [&](Point p, world::Terrain terrain) -> world::Cell& {
        chunk.at(p).become(terrain);
        return chunk.at(p);
    };
    world::Cell& fountain = put({1, 1}, world::Terrain::fountain);
    world::Cell& below_key = put({2, 1}, world::Terrain::floor);
    world::Cell& shrine = put({3, 1}, world::Terrain::sealed_door);
    world::Cell& vault = put({4, 1}, world::Terrain::vault_door);
    chunk.things = {{{34, 1}, world::DoorKey{}}};
    marked(' ', Color::gray, "");
    chunk.visited = true;
    marked('.', Color::dark_yellow, "visited: east\n");
    fountain.explore_if(true);
    marked('f', Color::blue, "fountain, 1 land east\n");
    below_key.explore_if(true);
    marked('k', Color::yellow, "key, 1 land east\n");
    shrine.explore_if(true);
    marked('S', Color::magenta, "shrine, 1 land east\n");
    vault.explore_if(true);
    marked('V', Color::cyan, "vault, 1 land east\n");
}

TEST("the story so far has the lines of the stones, then those of the hearth") {
    CHECK_EQ(text_in(composed(world::Story{0, 0}), 2),
             "Nothing yet. Stones tell it, and so does the hearth when a brand comes home.");
    const std::string some = rows_text(composed(world::Story{2, 1}));
    CHECK(some.starts_with("-- THE STORY SO FAR --"));
    CHECK(some.find("Four sisters kept the fire.") < some.find("The hearth remembers a flame."));
    CHECK_EQ(some.find("North, east"), std::string::npos);
    CHECK_EQ(some.find("Two flames."), std::string::npos);
    for (const world::Story& begun : {world::Story{1, 0}, world::Story{0, 1}}) {
        CHECK_EQ(rows_text(composed(begun)).find("Stones tell it"), std::string::npos);
    }
    CHECK_EQ(text_in(composed(world::Story{1, 1}), 2), "");  // Between stones and hearth.
    CHECK_EQ(text_in(composed(world::Story{0, 1}), 1), world::kHearthLines[0]);
    const std::string all = rows_text(composed(world::Story{40, 30}));
    const std::size_t end = all.find("\nEight flames. She sits down by the fire");
    CHECK(end != std::string::npos);
    CHECK(all.find("One of them is yours.") < end);
    CHECK(all.find("any other key") != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
