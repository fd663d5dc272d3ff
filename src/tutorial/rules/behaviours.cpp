#include "rogue/tutorial/rules/behaviours.hpp"

#include <array>

#include "rogue/tutorial/rules/combat.hpp"
#include "rogue/tutorial/rules/flight.hpp"
#include "rogue/tutorial/rules/moving.hpp"
#include "rogue/tutorial/rules/path.hpp"
#include "rogue/tutorial/rules/shapes.hpp"
#include "rogue/tutorial/rules/sight.hpp"

namespace rogue::tutorial {
namespace {

using FindStep = std::optional<Point> (*)(const Map& map, Point from, Point to);

// Finds a step while the monster's cell and the player's cell are walkable; afterwards neither is.
// Returns nothing if there is no step or the two share a cell.
std::optional<Point> step_found(World& world, const Monster& monster, FindStep find) {
    Map& map = world.level.map;
    Cell& own = map.at(monster.position);
    Cell& players = map.at(world.player.position);
    std::optional<Point> step;
    if (monster.position != world.player.position) {
        own.walkable = players.walkable = true;
        step = find(map, monster.position, world.player.position);
    }
    own.walkable = players.walkable = false;
    return step;
}

void hunt(World& world, Monster& monster) {
    const auto step = step_found(world, monster, first_step);
    if (!step) {
        world.say(monster.name, " waits for a turn");
    } else if (!move_to(world, monster, *step) && *step == world.player.position) {
        attack_player(world, attacker(monster));
    }
}

void act_standard(World& world, Monster& monster) {
    constexpr int kTurnsOfAlert = 15;
    const Map& map = world.level.map;
    if (!monster.alert &&
        in_view(map, monster.position, monster.awareness, world.player.position)) {
        world.say(monster.name, " is eager to fight ", world.player.name);
        monster.alert = 1;
    }
    if (monster.alert) {
        hunt(world, monster);
        if (++*monster.alert > kTurnsOfAlert) {
            monster.alert.reset();
        }
    }
}

std::optional<Point> room_to_split(const Map& map, Point middle) {
    constexpr int kFarthest = 4;
    for (int distance = 1; distance <= kFarthest; ++distance) {
        for (const Point p : border_of(Square(middle, distance))) {
            if (map.walkable(p)) {
                return p;
            }
        }
    }
    return std::nullopt;
}

// The new monster's own stats include what the old one's armour and weapons add, and it has as much
// gold.
void split(World& world, Monster& monster, Point cell) {
    const int half = monster.max_health / 2;
    Monster born = monster;
    monster.health = monster.max_health = half;  // Before add() moves the list.
    born.health = born.max_health = half;
    born.own = monster.total();
    born.worn = {};
    born.position = cell;
    born.alert = 1;
    const Monster& added = world.level.add(born);
    world.schedule.add(added.number, added.total().speed);
    world.say(added.name, " splits itself in two");
}

void act_as_ooze(World& world, Monster& monster) {
    if (monster.health < monster.max_health && monster.max_health / 2 > 0) {
        if (const auto cell = room_to_split(world.level.map, monster.position)) {
            split(world, monster, *cell);
            return;
        }
    }
    act_standard(world, monster);
}

// If several monsters share a cell, only the first of them hears the shout.
void shout(World& world, Monster& goblin) {
    Level& level = world.level;
    const CellSet heard = field_of_view(level.map, goblin.position, goblin.awareness);
    for (const Monster& monster : level.monsters) {
        Monster* const first =
            heard.contains(monster.position) ? level.monster_at(monster.position) : nullptr;
        if (first != nullptr && !first->alert) {
            first->alert = 1;
            goblin.shouted = true;
        }
    }
    if (goblin.shouted) {
        world.say(goblin.name, " shouts for help!");
    }
}

void run_away(World& world, Monster& goblin) {
    const auto step = step_found(world, goblin, step_away);
    if (step) {
        move_to(world, goblin, *step);
    } else {
        world.say(goblin.name, " cowers in fear");
    }
    goblin.turns_fled = goblin.turns_fled.value_or(0) + 1;
    if (!goblin.shouted) {
        shout(world, goblin);
    }
}

void catch_breath(World& world, Monster& goblin) {
    const int lost = goblin.max_health - goblin.health;
    if (lost > 0) {
        world.say(goblin.name, " catches his breath and recovers ", lost, " health");
        goblin.health = goblin.max_health;
    }
    goblin.turns_fled.reset();
}

void act_as_goblin(World& world, Monster& monster) {
    constexpr int kTurnsOfFlight = 15;
    if (monster.turns_fled && *monster.turns_fled > kTurnsOfFlight) {
        catch_breath(world, monster);
    } else if (monster.health < monster.max_health) {
        run_away(world, monster);
    } else {
        act_standard(world, monster);
    }
}

struct Behaviour {
    MonsterKind kind;
    void (*act)(World& world, Monster& monster);
};

constexpr auto kBehaviours = std::to_array<Behaviour>({
    {MonsterKind::kobold, act_standard},
    {MonsterKind::ooze, act_as_ooze},
    {MonsterKind::goblin, act_as_goblin},
});
static_assert(HasAllRows<first_without_row(kBehaviours, &Behaviour::kind)>::value,
              "give every kind of monster a row in kBehaviours, in the order of MonsterKind");

}  // namespace

void act(World& world, Monster& monster) {
    kBehaviours[static_cast<std::size_t>(monster.kind)].act(world, monster);
}

}  // namespace rogue::tutorial
