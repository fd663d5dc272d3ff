#include "world/rules/turn.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/entities/player.hpp"

namespace rogue::world {
namespace {

constexpr int sign(int number) {
    return (number > 0) - (number < 0);
}

/// The monsters' part of a turn.
class Acting {
public:
    explicit Acting(World& world)
        : world_(world), player_(world.player.position), player_was_(world.sight.eye()) {}

    void act(Monster& monster) {
        if (!monster.awake && !wake(monster)) {
            return;
        }
        if (monster.habit() == Habit::heals && monster.hp < monster.max_hp) {
            ++monster.hp;
        }
        if (is_beside_player(monster) || strikes_as_player_leaves(monster)) {
            hit(monster, monster.kind->attack, text("The ", monster.kind->name));
        } else if (monster.habit() == Habit::throws && has_line_to_player(monster) &&
                   world_.dice.below(2) == 0) {
            constexpr int kStone = 2;
            hit(monster, kStone, text("The ", monster.kind->name, "'s stone"));
        } else {
            move(monster);
        }
    }

private:
    bool is_beside_player(const Monster& monster) const {
        return manhattan_distance(monster.position, player_) == 1;
    }

    // Its parting blow.
    bool strikes_as_player_leaves(const Monster& monster) const {
        return monster.was_awake && manhattan_distance(monster.position, player_was_) == 1;
    }

    // A monster that sees the player wakes for good. Returns whether it is awake now.
    bool wake(Monster& monster) {
        if (!world_.sight.contains(monster.position)) {
            return false;
        }
        monster.awake = true;
        if (monster.habit() == Habit::roars) {
            world_.say(Color::dark_green, "The ", monster.kind->name, " roars!");
            for (Monster& other : world_.monsters) {
                other.awake |= tile_of(other.position) == tile_of(monster.position);
            }
        }
        return true;
    }

    void hit(const Monster& monster, int attack, std::string_view blow) {
        Player& player = world_.player;
        hit_player(player, *monster.kind, attack, blow, world_.dice, world_.log);
        player.hp = std::max(player.hp, 0);
    }

    // Whether nothing stands between a monster and the player, in a row or a column and near.
    bool has_line_to_player(const Monster& monster) {
        constexpr int kRange = 5;
        const Point way = player_ - monster.position;
        if ((way.x != 0 && way.y != 0) || manhattan_distance({}, way) > kRange) {
            return false;
        }
        const Point step{sign(way.x), sign(way.y)};
        for (Point p = monster.position + step; p != player_; p = p + step) {
            if (stops_sight(world_.map.at(p).terrain()) || monster_at(world_, p) != nullptr) {
                return false;
            }
        }
        return true;
    }

    void move(Monster& monster) {
        if (monster.habit() == Habit::haunts_walls) {
            drift(monster);
            return;
        }
        step(monster);
        if (monster.habit() == Habit::quick && !is_beside_player(monster)) {
            step(monster);
        }
    }

    // A step on the shortest way to the player.
    void step(Monster& monster) {
        if (!steps_known_) {
            world_.steps.begin(world_.map, player_);
            steps_known_ = true;
        }
        for (const Direction direction : kClockwise) {
            const Point to = monster.position + offset(direction);
            if (world_.steps.is_way(monster.position, to) && to != player_ &&
                monster_at(world_, to) == nullptr) {
                monster.position = to;
                return;
            }
        }
    }

    // A step straight toward the player, whatever is there.
    void drift(Monster& monster) {
        const Point way = player_ - monster.position;
        const Point along_x{sign(way.x), 0};
        const Point along_y{0, sign(way.y)};
        const bool x_first = std::abs(way.x) >= std::abs(way.y);
        for (const Point step : {x_first ? along_x : along_y, x_first ? along_y : along_x}) {
            const Point to = monster.position + step;
            if (step != Point{} && monster_at(world_, to) == nullptr) {
                monster.position = to;
                return;
            }
        }
    }

    World& world_;
    Point player_;
    Point player_was_;  // Before this turn.
    bool steps_known_ = false;
};

// The open doors of the player's tile through which somebody may come unseen.
std::vector<Point> unseen_doors(World& world) {
    std::vector<Point> doors;
    const Tile& tile = world.map.tile_with(world.player.position);
    const TileDoors all = world.doors.of(tile.place);
    for (std::size_t side = 0; side < all.size(); ++side) {
        const Point cell = cell_of(side, all[side]);
        const Point p = tile.origin() + cell;
        if (tile.at(cell).terrain() == Terrain::door && !world.sight.contains(p) &&
            p != world.player.position && monster_at(world, p) == nullptr) {
            doors.push_back(p);
        }
    }
    return doors;
}

}  // namespace

void monsters_act(World& world) {
    Acting acting(world);
    const Point player = world.player.position;
    for (Monster& monster : world.monsters) {
        monster.was_awake = monster.awake;
    }
    for (Monster& monster : world.monsters) {
        const Point away = monster.position - player;
        if (world.player.alive() && std::abs(away.x) <= Steps::kReach &&
            std::abs(away.y) <= Steps::kReach) {
            acting.act(monster);
        }
    }
}

void hunt(World& world) {
    constexpr int kPatience = 200;
    world.hunt_clock += 1 + static_cast<int>(world.carried.size());
    if (world.hunt_clock < kPatience) {
        return;
    }
    const std::vector<Point> doors = unseen_doors(world);
    if (doors.empty()) {
        return;
    }
    world.hunt_clock -= kPatience;
    const int chosen = world.dice.below(static_cast<int>(doors.size()));
    ++world.hunters;
    Monster hunter(random_monster_kind(1 + world.hunters / 2, world.dice),
                   doors[static_cast<std::size_t>(chosen)]);
    hunter.awake = true;
    hunter.number = world.monsters_made++;
    world.monsters.push_back(hunter);
    const std::string_view name = hunter.kind->name;
    world.say(Color::dark_red, name == "orc" ? "An " : "A ", name, " has found your trail.");
}

}  // namespace rogue::world
