#include "world/rules/world.hpp"

#include <algorithm>
#include <utility>

#include "world/rules/chunk_generator.hpp"
#include "world/rules/turn.hpp"

namespace rogue::world {

World new_world(std::uint64_t seed) {
    constexpr Point kStart{16, 17};
    World world(seed);
    world.player.position = kStart;
    world.map.add(make_chunk(seed, world.doors, {})).visited = true;
    enter_chunk(world, {});
    lay_out_boons(world);
    world.say(Color::yellow,
              "You wake beside a cold hearth. Step into its ashes: they know the way.");
    return world;
}

// Monsters far from the player are kept in their chunks, so that their number costs nothing.
void enter_chunk(World& world, Point place) {
    for (const Monster& monster : std::exchange(world.monsters, {})) {
        world.map.chunk_with(monster.position).monsters.push_back(monster);
    }
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            const Point neighbour = place + Point{dx, dy};
            if (world.map.find(neighbour) == nullptr) {
                Chunk& made = world.map.add(make_chunk(world.seed, world.doors, neighbour));
                for (Monster& monster : made.monsters) {
                    monster.number = world.monsters_made++;
                }
            }
        }
    }
    world.map.gather_around(place);
    for (Chunk* chunk : world.map.near_chunks()) {
        for (const Monster& monster : std::exchange(chunk->monsters, {})) {
            world.monsters.insert(
                std::ranges::upper_bound(world.monsters, monster.number, {}, &Monster::number),
                monster);
        }
    }
}

namespace {

void reward_for(World& world, const Monster& dead) {
    ++world.kills;
    if (world.has(Gift::ring)) {
        world.player.heal(2);
    }
    Wand* wand = world.player.pack.wand();
    if (world.has(Gift::ember) && world.kills % 3 == 0 && wand != nullptr && wand->charges < 3) {
        ++wand->charges;
    }
    if (dead.is_champion()) {
        ++world.keys;
        world.say({.milestone = "champion slain"}, Color::cyan, dead.own_name,
                  " had a key. You take it.");
    }
}

}  // namespace

void bury_the_dead(World& world) {
    for (const Monster& monster : world.monsters) {
        if (!monster.alive()) {
            reward_for(world, monster);
        }
    }
    std::erase_if(world.monsters, [](const Monster& monster) { return !monster.alive(); });
}

}  // namespace rogue::world
