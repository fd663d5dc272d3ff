#include "tutorial/rules/acting.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "tutorial/rules/map.hpp"
#include "tutorial/rules/path.hpp"
#include "tutorial/rules/pool.hpp"

namespace rogue::tutorial {
namespace {

// The event of what the actor does, if that is the player: what monsters do is no news.
Event by_player(const World& world, const Actor& actor, std::string_view milestone) {
    return &actor == &world.player ? Event{Event::Kind::expected, milestone} : Event{};
}

// Each take() returns whether the actor took the thing.

bool take(World& world, Actor& actor, Gold gold) {
    actor.gold = std::min(actor.gold + gold.amount, kMostGold);
    world.say(by_player(world, actor, "gold"), actor.name, " picked up ", gold.amount, " gold");
    return true;
}

// What the actor wore there is lost.
bool take(World& world, Actor& actor, const Equipment& equipment) {
    struct Words {
        std::string_view before;
        std::string_view after;
        std::string_view milestone;
    };
    constexpr auto kAround = std::to_array<Words>({
        {" picked up a ", " helmet", "helmet"},
        {" picked up ", " body armor", "armor"},
        {" picked up a ", "", "weapon"},
        {" picked up ", " boots", "boots"},
    });
    const auto& [before, after, milestone] = kAround[static_cast<std::size_t>(equipment.on)];
    actor.worn_on(equipment.on) = equipment;
    world.say(by_player(world, actor, milestone), actor.name, before, equipment.name, after);
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
        world.say({.milestone = "ability"}, actor.name, " learned the ", kAbilityTraits[kind].name,
                  " ability");
    }
    return taken;
}

bool take(World& world, Actor& actor, ItemKind kind) {
    const bool taken = &actor == &world.player && take_into(world.player.items, Item(kind));
    if (taken) {
        world.say(by_player(world, actor, "item"), actor.name, " picked up ",
                  kItemTraits[kind].name);
    }
    return taken;
}

void pick_up_at(World& world, Actor& actor, Point cell) {
    const auto taken = [&](const auto& thing) { return take(world, actor, thing); };
    std::vector<Treasure>& all = world.level.treasure;
    for (auto treasure = all.begin(); treasure != all.end();) {
        const bool gone = treasure->position == cell && std::visit(taken, treasure->thing);
        treasure = gone ? all.erase(treasure) : treasure + 1;
    }
}

// Opens a closed door. After that the doorway counts as walkable although the actor stands in it.
void open_door_at(World& world, const Actor& actor, Point cell) {
    Door* door = world.level.door_at(cell);
    if (door != nullptr && !door->open) {
        door->open = true;
        world.level.map.dig(cell);
        world.say(by_player(world, actor, "door"), actor.name, " opened a door");
    }
}

}  // namespace

bool has_room_at(const World& world, Point cell) {
    const auto is_full = [](const auto& slots) {
        return std::ranges::all_of(slots, [](const auto& slot) { return slot.has_value(); });
    };
    return std::ranges::none_of(world.level.treasure, [&](const Treasure& treasure) {
        const bool item = std::holds_alternative<ItemKind>(treasure.thing);
        const bool ability = std::holds_alternative<AbilityKind>(treasure.thing);
        return treasure.position == cell && ((item && is_full(world.player.items)) ||
                                             (ability && is_full(world.player.abilities)));
    });
}

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

namespace {

/// A throw of dice of a hundred sides. High dice count as successes.
struct Throw {
    std::string shown;  ///< The dice from the highest to the lowest, each with ", " after it.
    int successes = 0;
};

Throw throw_dice(Rng& rng, int count, int chance) {
    std::vector<int> dice;
    dice.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        dice.push_back(roll(rng, 1, 100));
    }
    std::ranges::sort(dice, std::greater<>());
    Throw thrown;
    for (const int die : dice) {
        thrown.shown += concat(die, ", ");
        thrown.successes += die >= 100 - chance;
    }
    return thrown;
}

int damage_of(World& world, const Attacker& attacker, const Actor& defender) {
    const Throw attack = throw_dice(world.dice, attacker.attack, attacker.chance);
    const int hits = attack.successes;
    const std::string rolls =
        concat(attacker.name, " attacks ", defender.name, " and rolls: ", attack.shown);
    const Event event{&defender == &world.player ? Event::Kind::blow : Event::Kind::other};
    if (hits == 0) {
        world.say(event, rolls, "and misses completely.");
        return 0;
    }
    const Stats stats = defender.total();
    const Throw defense = throw_dice(world.dice, stats.defense, stats.defense_chance);
    world.say(event, rolls, "scoring ", hits, " hits.");
    world.say("  ", defender.name, " defends and rolls: ", defense.shown, "resulting in ",
              defense.successes, " blocks.");
    return std::max(0, hits - defense.successes);
}

// Attacks. Returns whether the defender dies.
bool kills(World& world, const Attacker& attacker, Actor& defender) {
    const int damage = damage_of(world, attacker, defender);
    if (damage == 0) {
        world.say("  ", defender.name, " blocked all damage");
        return false;
    }
    defender.health -= damage;
    world.say("  ", defender.name, " was hit for ", damage, " damage");
    return defender.health <= 0;
}

// The cell becomes walkable even if another monster stands there too.
void die(World& world, const Monster& monster) {
    Level& level = world.level;
    for (const auto& thing : monster.worn) {
        if (thing) {
            level.treasure.push_back({monster.position, *thing});
        }
    }
    if (monster.gold > 0) {
        level.treasure.push_back({monster.position, Gold{monster.gold}});
    }
    level.map.at(monster.position).walkable = true;
    world.schedule.remove(monster.number);
    world.say({Event::Kind::kill, "kill", std::string(monster.name)}, "  ", monster.name,
              " died and dropped ", monster.gold, " gold");
    ++world.kills;
    std::erase_if(level.monsters,
                  [dead = monster.number](const Monster& each) { return each.number == dead; });
}

}  // namespace

Attacker attacker(const Actor& actor) {
    const Stats stats = actor.total();
    return {actor.name, stats.attack, stats.attack_chance};
}

bool attack_monster_at(World& world, Point cell, const Attacker& attacker) {
    Monster* const monster = world.level.monster_at(cell);
    if (monster == nullptr) {
        return false;
    }
    if (kills(world, attacker, *monster)) {
        die(world, *monster);
    }
    return true;
}

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

// What a monster out of sight does without the player stops no walk.
Event event_of(const World& world, const Monster& monster) {
    return world.level.in_sight.contains(monster.position) ? Event{} : kExpected;
}

void hunt(World& world, Monster& monster) {
    const auto step = step_found(world, monster, first_step);
    if (!step) {
        world.say(event_of(world, monster), monster.name, " waits for a turn");
    } else if (!move_to(world, monster, *step) && *step == world.player.position &&
               kills(world, attacker(monster), world.player)) {
        world.say({.kind = Event::Kind::death, .name = with_article(lowercase(monster.name))}, "  ",
                  world.player.name, " was killed, GAME OVER MAN!");
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
        for (const Point p : border_of(square(middle, distance))) {
            if (map.walkable(p)) {
                return p;
            }
        }
    }
    return std::nullopt;
}

// The new monster's own stats include what the old one's armour and weapons add. It has as much
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
    for (const Monster& monster : level.monsters) {
        Monster& first = *level.monster_at(monster.position);
        if (!first.alert &&
            in_view(level.map, goblin.position, goblin.awareness, monster.position)) {
            first.alert = 1;
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
        world.say(event_of(world, goblin), goblin.name, " catches his breath and recovers ", lost,
                  " health");
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

constexpr auto kBehaviours = complete_table<Behaviour, &Behaviour::kind>({
    {MonsterKind::kobold, act_standard},
    {MonsterKind::ooze, act_as_ooze},
    {MonsterKind::goblin, act_as_goblin},
});

}  // namespace

void act(World& world, Monster& monster) {
    kBehaviours[monster.kind].act(world, monster);
}

}  // namespace rogue::tutorial
