#include "rogue/tutorial/rules/moving.hpp"

#include <algorithm>

namespace rogue::tutorial {
namespace {

// Each take() returns whether the actor took the thing.

bool take(World& world, Actor& actor, Gold gold) {
    actor.gold = std::min(actor.gold + gold.amount, kMostGold);
    world.say(actor.name, " picked up ", gold.amount, " gold");
    return true;
}

// What the actor wore there is lost.
bool take(World& world, Actor& actor, const Equipment& equipment) {
    constexpr auto kAround = std::to_array<std::pair<std::string_view, std::string_view>>({
        {" picked up a ", " helmet"},
        {" picked up ", " body armor"},
        {" picked up a ", ""},
        {" picked up ", " boots"},
    });
    const auto& [before, after] = kAround[static_cast<std::size_t>(equipment.on)];
    actor.worn_on(equipment.on) = equipment;
    world.say(actor.name, before, equipment.name, after);
    return true;
}

// Puts the thing into the player's first free slot.
template <typename Thing>
bool take_into(std::array<std::optional<Thing>, Player::kSlots>& slots, Thing thing) {
    const auto free = std::ranges::find_if(slots, [](const auto& slot) { return !slot; });
    if (free == slots.end()) {
        return false;
    }
    free->emplace(thing);
    return true;
}

bool take(World& world, Actor& actor, AbilityKind kind) {
    const bool taken = &actor == &world.player && take_into(world.player.abilities, Ability{kind});
    if (taken) {
        world.say(actor.name, " learned the ", traits_of(kind).name, " ability");
    }
    return taken;
}

bool take(World& world, Actor& actor, ItemKind kind) {
    const bool taken = &actor == &world.player && take_into(world.player.items, Item(kind));
    if (taken) {
        world.say(actor.name, " picked up ", traits_of(kind).name);
    }
    return taken;
}

void pick_up_at(World& world, Actor& actor, Point cell) {
    std::erase_if(world.level.treasure, [&](const Treasure& treasure) {
        return treasure.position == cell &&
               std::visit([&](const auto& thing) { return take(world, actor, thing); },
                          treasure.thing);
    });
}

// Opens a closed door. After that the doorway counts as walkable although the actor stands in it.
void open_door_at(World& world, const Actor& actor, Point cell) {
    Door* door = world.level.door_at(cell);
    if (door != nullptr && !door->open) {
        door->open = true;
        world.level.map.dig(cell);
        world.say(actor.name, " opened a door");
    }
}

}  // namespace

bool move_to(World& world, Actor& actor, Point cell) {
    Map& map = world.level.map;
    if (!map.walkable(cell)) {
        return false;
    }
    pick_up_at(world, actor, cell);
    map.at(actor.position).walkable = true;
    actor.position = cell;
    map.at(cell).walkable = false;
    open_door_at(world, actor, cell);
    if (&actor == &world.player) {
        look_around(world);
    }
    return true;
}

}  // namespace rogue::tutorial
