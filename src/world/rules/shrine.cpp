#include "world/rules/turn.hpp"

#include <algorithm>
#include <string>

#include "rogue/base/text.hpp"

namespace rogue::world {

void tell_gifts(World& world, const Tile& tile) {
    std::string names;
    for (const Thing& thing : tile.things) {
        if (const Gift* gift = std::get_if<Gift>(&thing.what)) {
            append(names, text(names.empty() ? "" : ", ", kGifts[*gift].name));
        }
    }
    if (!names.empty()) {
        world.say(Color::cyan, "In it lie ", names, ": one of them is yours.");
    }
}

void take_gift(World& world, Gift gift) {
    const GiftRow& row = kGifts[gift];
    if (gift == Gift::gauntlet && !world.has(gift)) {
        world.player.base_attack += 2;
    }
    world.gifts[static_cast<std::size_t>(gift)] = true;
    world.say(Color::magenta, "You ", row.taken, " the ", row.name, ": ", row.does, ".");
    world.say(Color::dark_gray, "The other gifts turn to ash.");
    std::erase_if(world.map.tile_with(world.player.position).things,
                  [](const Thing& thing) { return std::holds_alternative<Gift>(thing.what); });
}

void gifts_act(World& world) {
    if (world.has(Gift::ring) && world.turn % 10 == 0) {
        world.player.heal(1);
    }
    Wand* wand = world.player.pack.wand();
    if (world.has(Gift::ember) && world.turn % 60 == 0 && wand != nullptr && wand->charges < 5) {
        ++wand->charges;
    }
}

void wake_tile(World& world, Point cell) {
    for (Monster& monster : world.monsters) {
        monster.awake |= tile_of(monster.position) == tile_of(cell);
    }
}

void step_on_plate(World& world) {
    const Point here = world.player.position;
    Tile& tile = world.map.tile_with(here);
    Plates& plates = *tile.plates;
    const std::size_t all = plates.positions.size();
    if (plates.down == all || (plates.down > 0 && plates.positions[plates.down - 1] == here)) {
        return;
    }
    if (plates.positions[plates.down] != here) {
        plates.down = 0;
        world.say(Color::red, "The plate does not move. All rise again, and something stirs.");
        wake_tile(world, here);
    } else if (++plates.down < all) {
        world.say(Color::cyan, "The plate sinks: ", plates.down, " of ", all, ".");
    } else {
        world.say(Color::cyan, "The last plate sinks, and the sealed door grinds open.");
        std::ranges::find(tile.cells, Terrain::sealed_door, &Cell::terrain)->become(Terrain::door);
        tell_gifts(world, tile);
    }
}

}  // namespace rogue::world
