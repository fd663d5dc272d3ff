#include "rogue/base/box.hpp"
#include "world/rules/turn.hpp"

namespace rogue::world {

std::vector<Point> cells_hit(const World& world, Point from, Point at) {
    std::vector<Point> cells{at};
    if (world.has(Gift::scythe)) {
        for_each_in({from.x - 1, from.y - 1, 3, 3}, [&](Point cell) {
            if (cell != at) {
                cells.push_back(cell);
            }
        });
    }
    if (world.has(Gift::spear)) {
        cells.push_back(at + (at - from));
    }
    return cells;
}

bool attack(World& world, Monster& attacked) {
    const Player& player = world.player;
    if (!can_harm(player, attacked)) {  // The blow glances off.
        return hit_monster(attacked, attacked.name(), player, world.dice, world.log);
    }
    const int damage = roll_damage(player.attack(), world.dice);
    const int kills = world.kills;
    for (const Point cell : cells_hit(world, player.position, attacked.position)) {
        Monster* monster = monster_at(world, cell);
        if (monster != nullptr && can_harm(player, *monster)) {
            monster->awake = true;
            land_blow(*monster, monster->name(), damage, world.log);
            bury_the_dead(world);
        }
    }
    return world.kills == kills || !world.has(Gift::sandglass);
}

std::optional<Point> charged_from(const World& world, Point cell, Direction ahead) {
    for (const Direction way :
         {ahead, Direction::up, Direction::right, Direction::down, Direction::left}) {
        const Monster* met = monster_at(world, cell + offset(way));
        if (met != nullptr && met->awake && can_harm(world.player, *met)) {
            return met->position;
        }
    }
    return std::nullopt;
}

bool charge(World& world, Direction ahead) {
    const auto met = charged_from(world, world.player.position, ahead);
    if (!met) {
        return true;
    }
    Monster& monster = *monster_at(world, *met);
    monster.stunned = world.has(Gift::horn);
    return attack(world, monster);
}

}  // namespace rogue::world
