#include "tutorial/rules/world.hpp"

#include <algorithm>
#include <cassert>

#include "tutorial/rules/map.hpp"
#include "tutorial/rules/path.hpp"

namespace rogue::tutorial {

void Schedule::add(int actor, int delay) {
    const Turn turn{now_ + delay, actor};
    turns_.insert(std::ranges::upper_bound(turns_, turn.time, {}, &Turn::time), turn);
}

void Schedule::remove(int actor) {
    std::erase_if(turns_, [actor](const Turn& turn) { return turn.actor == actor; });
}

int Schedule::next() {
    assert(!turns_.empty());
    const Turn turn = turns_.front();
    turns_.erase(turns_.begin());
    now_ = turn.time;
    return turn.actor;
}

World new_world(std::uint64_t seed) {
    constexpr int kWeight = 10;
    World world(seed);
    for (const AbilityTraits& traits : kAbilityTraits) {
        world.abilities.add(traits.kind, kWeight);
    }
    world.say("The rogue arrives on level 1");
    world.say("Level created with seed '", seed, "'");
    enter_level(world, 1);
    world.player.items[0] = world.player.items[1] = Item(ItemKind::magic_map);
    return world;
}

void enter_level(World& world, int number) {
    world.level = generate_level(world.seed, number, world.abilities);
    world.player.position = world.level.rooms.front().center();
    look_around(world);
    world.schedule = {};
    world.schedule.add(World::kPlayer, world.player.total().speed);
    for (const Monster& monster : world.level.monsters) {
        world.schedule.add(monster.number, monster.total().speed);
    }
}

void look_around(World& world) {
    Level& level = world.level;
    level.in_sight = field_of_view(level.map, world.player.position, world.player.awareness);
    level.explored.insert(level.in_sight);
}

}  // namespace rogue::tutorial
