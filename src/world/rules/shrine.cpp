#include "world/rules/turn.hpp"

#include <algorithm>

namespace rogue::world {

void wake_chunk(World& world, Point cell) {
    for (Monster& monster : world.monsters) {
        monster.awake |= chunk_of(monster.position) == chunk_of(cell);
    }
}

void step_on_plate(World& world) {
    const Point here = world.player.position;
    Chunk& chunk = world.map.chunk_with(here);
    Plates& plates = *chunk.plates;
    const std::size_t all = plates.positions.size();
    if (plates.down == all || (plates.down > 0 && plates.positions[plates.down - 1] == here)) {
        return;
    }
    if (plates.positions[plates.down] != here) {
        plates.down = 0;
        world.say(Color::red, "The plate does not move. All rise again, and something stirs.");
        wake_chunk(world, here);
    } else if (++plates.down < all) {
        world.say(Color::cyan, "The plate sinks: ", plates.down, " of ", all, ".");
    } else {
        world.say({.milestone = "shrine opened", .every_time = true}, Color::cyan,
                  "The last plate sinks, and the sealed door grinds open.");
        std::ranges::find(chunk.cells, Terrain::sealed_door, &Cell::terrain)->become(Terrain::door);
        say_gifts(world, chunk);
    }
}

}  // namespace rogue::world
