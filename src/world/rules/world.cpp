#include "world/rules/world.hpp"

#include <variant>

#include "world/rules/tile_generator.hpp"

namespace rogue::world {

World new_world(std::uint64_t seed) {
    constexpr Point kStart{16, 17};
    World world(seed);
    world.player.position = kStart;
    world.map.add(make_tile(seed, world.doors, {}).tile).visited = true;
    enter_tile(world, {});
    world.say(Color::yellow,
              "You wake beside a cold hearth. Step into its ashes: they know the way.");
    return world;
}

void enter_tile(World& world, Point place) {
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            const Point neighbour = place + Point{dx, dy};
            if (world.map.find(neighbour) == nullptr) {
                MadeTile made = make_tile(world.seed, world.doors, neighbour);
                world.map.add(std::move(made.tile));
                for (const Monster& monster : made.monsters) {
                    world.monsters.add(monster);
                }
            }
        }
    }
    world.map.gather_around(place);
    world.monsters.gather_around(place);
}

const Item* item_at(const World& world, Point cell) {
    for (const Thing& thing : world.map.tile_with(cell).things) {
        const Item* item = std::get_if<Item>(&thing.what);
        if (item != nullptr && thing.position == cell) {
            return item;
        }
    }
    return nullptr;
}

void bury(World& world, const Monster& monster) {
    ++world.kills;
    world.monsters.remove(monster);
}

}  // namespace rogue::world
