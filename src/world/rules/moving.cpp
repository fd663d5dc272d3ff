#include "world/rules/turn.hpp"

#include <variant>

namespace rogue::world {
namespace {

// Opens both halves of a door: where two chunks meet, it is two cells thick.
void open_border_door(World& world, Point cell) {
    world.map.at(cell).become(Terrain::door);
    for (const Direction direction : kClockwise) {
        const Point beside = cell + offset(direction);
        if (chunk_of(beside) != chunk_of(cell)) {
            world.map.at(beside).become(Terrain::door);
        }
    }
}

bool open_vault(World& world, Point cell) {
    if (world.keys == 0) {
        world.say(Color::yellow, "The vault is locked. Only a key opens it.");
        return false;
    }
    --world.keys;
    world.map.at(cell).become(Terrain::door);
    world.say({.milestone = "vault opened", .every_time = true}, Color::cyan,
              "You open the vault.");
    say_gifts(world, world.map.chunk_with(cell));
    return true;
}

bool force(World& world, Point cell) {
    if (world.player.hp == 1) {
        world.say(Color::yellow, "The door is locked, and you are too weak to force it.");
        return false;
    }
    --world.player.hp;
    if (world.dice.below(4) == 0) {
        world.say({.milestone = "door forced"}, Color::cyan,
                  "You throw yourself against the locked door. It bursts open! (-1 HP)");
        open_border_door(world, cell);
    } else {
        world.say(Color::red, "You throw yourself against the locked door. (-1 HP)");
    }
    return true;
}

void come_into_chunk(World& world) {
    constexpr int kRest = 5;
    const Point place = world.player_chunk();
    enter_chunk(world, place);
    Chunk& chunk = world.map.chunk_with(world.player.position);
    if (chunk.visited) {
        return;
    }
    chunk.visited = true;
    int gained = 0;
    if (distance_of(place) > world.farthest) {
        world.farthest = distance_of(place);
        gained = world.player.heal(kRest);
    }
    world.say(kExpected, Color::yellow, "You come to ", chunk.land, ".",
              gained > 0 ? concat(" (+", gained, " HP)") : "");
}

// Takes a key or a brand. Returns true if it was one.
struct Take {
    World& world;

    bool operator()(const auto&) const { return false; }
    bool operator()(DoorKey) const {
        ++world.keys;
        world.say({Event::Kind::expected, "key"}, Color::cyan, "You pick up a key.");
        return true;
    }
    bool operator()(Brand brand) const {
        world.carried.push_back(brand);
        world.taken.push_back(brand);
        std::erase_if(world.known, [&](const KnownBrand& known) { return known.brand == brand; });
        world.say({Event::Kind::gathered, "brand taken"}, Color::magenta,
                  "You take the brand of the ", name_of(brand), ". It glows. Now bring it home!");
        world.hunt_clock += kHuntPatience;
        world.say(Color::dark_red, "Doors fall open, far and near: she has heard you.");
        if (world.knight_is_due()) {
            world.say(Color::dark_red,
                      "Cold iron wakes. Only blessed steel can break it, or fire.");
        }
        return true;
    }
};

void take_treasures(World& world) {
    const Point here = world.player.position;
    std::vector<Thing>& things = world.map.chunk_with(here).things;
    for (auto thing = things.begin(); thing != things.end();) {
        const bool taken = thing->position == here && std::visit(Take{world}, thing->what);
        thing = taken ? things.erase(thing) : thing + 1;
    }
    if (const Gift* gift = thing_at<Gift>(world, here)) {
        take_gift(world, *gift);
    }
}

// Takes the items that the player would pick up anyway.
void take_wanted_items(World& world) {
    const Point here = world.player.position;
    std::vector<Thing>& things = world.map.chunk_with(here).things;
    for (auto thing = things.begin(); thing != things.end();) {
        const auto* item = std::get_if<Item>(&thing->what);
        if (item == nullptr || thing->position != here || !world.player.pack.wants(*item)) {
            ++thing;
        } else if (pick_up(world.player, item, world.log)) {
            thing = things.erase(thing);
        } else {
            return;  // The pack is full.
        }
    }
}

void arrive(World& world) {
    const Point here = world.player.position;
    switch (world.map.at(here).terrain()) {
        case Terrain::fountain:
            bless_weapon(world.player, world.log);
            break;
        case Terrain::stone:
            read_stone(world);
            break;
        case Terrain::hearth:
            come_to_hearth(world);
            break;
        case Terrain::plate:
            step_on_plate(world);
            break;
        default:
            break;
    }
    take_treasures(world);
    take_wanted_items(world);
    if (const Item* item = thing_at<Item>(world, here)) {
        world.say(here_is(look_of(*item).name), Color::cyan, "You see a ", name_of(*item),
                  " here. (press g)");
    }
}

}  // namespace

bool move_or_attack(World& world, Direction direction) {
    const Point from = world.player.position;
    const Point to = from + offset(direction);
    if (Monster* monster = monster_at(world, to)) {
        return attack(world, *monster);
    }
    const Terrain terrain = world.map.at(to).terrain();
    if (terrain == Terrain::vault_door) {
        return open_vault(world, to);
    }
    if (terrain == Terrain::locked_door) {
        return force(world, to);
    }
    if (terrain == Terrain::sealed_door) {
        world.say(Color::yellow, "No lock, no hinge: only the plates open this door.");
    }
    if (!walkable(terrain)) {
        return false;
    }
    world.player.position = to;
    if (chunk_of(to) != chunk_of(from)) {
        come_into_chunk(world);
    }
    arrive(world);
    return charge(world, direction);
}

}  // namespace rogue::world
