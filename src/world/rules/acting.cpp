#include "world/rules/turn.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace rogue::world {
namespace {

/// The monsters' part of a turn.
class Acting {
public:
    explicit Acting(World& world)
        : world_(world), player_(world.player.position), player_was_(world.sight.eye()) {}

    void act(Monster& monster) {
        if (!monster.awake && !wake(monster)) {
            return;
        }
        if (monster.has(Habit::heals) && monster.hp < monster.max_hp) {
            ++monster.hp;
        }
        if (monster.stunned) {
            monster.stunned = false;
            return;
        }
        if (is_beside_player(monster) || strikes_as_player_leaves(monster)) {
            hit(monster, {monster.kind->attack});
        } else if (monster.has(Habit::throws) && has_line_to_player(monster) &&
                   world_.dice.below(2) == 0) {
            constexpr int kStone = 2;
            hit(monster, {kStone, concat(monster.name().the, "'s stone")});
        } else {
            move(monster);
            if (monster.has(Habit::quick) && !is_beside_player(monster)) {
                move(monster);
            }
        }
    }

private:
    bool is_beside_player(const Monster& monster) const {
        return manhattan_distance(monster.position, player_) == 1;
    }

    // Returns true if the monster strikes a parting blow.
    bool strikes_as_player_leaves(const Monster& monster) const {
        return monster.was_awake && !world_.has(Gift::boots) &&
               manhattan_distance(monster.position, player_was_) == 1;
    }

    // Wakes a monster for good if it sees the player. Returns true if it is awake now.
    bool wake(Monster& monster) {
        constexpr int kCloaked = 3;
        if (!world_.sight.contains(monster.position) ||
            (world_.has(Gift::cloak) && manhattan_distance(monster.position, player_) > kCloaked)) {
            return false;
        }
        monster.awake = true;
        if (monster.is_champion()) {
            world_.say(Color::magenta, monster.own_name, ", ", with_article(monster.kind->name),
                       " that ", kHabits[monster.habits[1]].does, ", wakes and sees you.");
        }
        if (monster.has(Habit::roars)) {
            world_.say(Color::dark_green, capitalized(monster.name().the), " roars!");
            wake_chunk(world_, monster.position);
        }
        return true;
    }

    void hit(const Monster& monster, Blow blow) {
        Player& player = world_.player;
        blow.attack = world_.shielded(blow.attack);
        hit_player(player, monster, monster.name(), blow, world_.dice, world_.log);
        player.hp = std::max(player.hp, 0);
    }

    // Returns true if the player is near, in the monster's row or column. Other monsters do not
    // stop a stone.
    bool has_line_to_player(const Monster& monster) const {
        constexpr int kRange = 5;
        const Point way = player_ - monster.position;
        if ((way.x != 0 && way.y != 0) || manhattan_distance({}, way) > kRange) {
            return false;
        }
        const Point step = steps_toward(way).front();
        for (Point p = monster.position + step; p != player_; p = p + step) {
            if (stops_sight(world_.map.at(p).terrain())) {
                return false;
            }
        }
        return true;
    }

    void move(Monster& monster) {
        if (monster.has(Habit::haunts_walls)) {
            drift(monster);
        } else {
            step(monster);
        }
    }

    // Makes a step on a shortest way to the player, or else around the others.
    void step(Monster& monster) {
        if (!distances_) {
            distances_.emplace(world_.map, player_);
        }
        if (step_by(*distances_, monster) || !distances_->reaches(monster.position)) {
            return;
        }
        DistanceMap around(world_.map, player_);
        for (const Monster& other : world_.monsters) {
            if (&other != &monster) {
                around.block(other.position);
            }
        }
        step_by(around, monster);
    }

    // Returns false if each such step is another's cell, or none leads to the player.
    bool step_by(DistanceMap& distances, Monster& monster) {
        for (const Direction direction : kClockwise) {
            const Point to = monster.position + offset(direction);
            if (distances.is_way(monster.position, to) && to != player_ &&
                monster_at(world_, to) == nullptr) {
                monster.position = to;
                return true;
            }
        }
        return false;
    }

    // Makes a step straight toward the player, whatever is there.
    void drift(Monster& monster) {
        for (const Point step : steps_toward(player_ - monster.position)) {
            const Point to = monster.position + step;
            if (monster_at(world_, to) == nullptr) {
                monster.position = to;
                return;
            }
        }
    }

    World& world_;
    Point player_;
    Point player_was_;                      // Before this key.
    std::optional<DistanceMap> distances_;  // Once a monster steps.
};

// Returns true if a hunter may come to that cell and finds a way to the player from it.
bool is_open(const World& world, DistanceMap& distances, Point cell) {
    return cell != world.player.position && monster_at(world, cell) == nullptr &&
           distances.reaches(cell);
}

// Returns the doors of the player's chunk through which hunters may come unseen. If the player
// carries a brand, only those on the way home count, if there are any.
std::vector<Point> unseen_doors(World& world, DistanceMap& distances) {
    std::vector<Point> doors;
    std::vector<Point> homeward;
    const Chunk& chunk = world.map.chunk_with(world.player.position);
    const ChunkDoors all = world.doors.of(chunk.place);
    for (std::size_t side = 0; side < all.size(); ++side) {
        const Point p = chunk.origin() + cell_of(side, all[side]);
        if (!world.sight.contains(p) && is_open(world, distances, p)) {
            doors.push_back(p);
            if (distance_of(chunk.place + offset(kClockwise[side])) < distance_of(chunk.place)) {
                homeward.push_back(p);
            }
        }
    }
    return world.carried.empty() || homeward.empty() ? doors : homeward;
}

// Returns the hounds that are due, or a random pack.
Party next_party(World& world) {
    ++world.hunters;
    const auto home = std::min(static_cast<std::size_t>(world.brands_home), kHounds.size() - 1);
    if (!world.carried.empty() && !world.hounds_came[home]) {
        world.hounds_came[home] = true;
        return kHounds[home];
    }
    const int distance = std::max(2, 1 + world.hunters / 4 + world.brands_home);
    return {random_pack(distance, world.dice, kHunterKinds)};
}

// Lets a party come by that door: the first in it, the others beside it, as in kClockwise, as far
// as there is room. Returns who came: `a goblin and two rats have`.
std::string let_in(World& world, DistanceMap& distances, const Party& party, Point door) {
    std::vector<Point> cells;
    for (const Point away : {Point{}, Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}}) {
        if (is_open(world, distances, door + away)) {
            cells.push_back(door + away);
        }
    }
    std::string who;
    std::size_t came = 0;
    for (const auto& [kind, size] : party) {
        const auto count = std::min(static_cast<std::size_t>(size), cells.size() - came);
        for (std::size_t i = 0; i < count; ++i) {
            Monster& hunter = world.monsters.emplace_back(*kind, cells[came++]);
            hunter.awake = true;
            hunter.number = world.monsters_made++;
        }
        if (count > 0) {
            const std::string_view number = count == 2 ? "two " : "three ";
            append(who, who.empty() ? "" : " and ",
                   count == 1 ? with_article(kind->name) : concat(number, kind->name, "s"));
        }
    }
    return who + (came == 1 ? " has" : " have");
}

}  // namespace

void monsters_act(World& world) {
    Acting acting(world);
    const Point player = world.player.position;
    for (Monster& monster : world.monsters) {
        if (world.player.alive() && DistanceMap::kSquare.contains(monster.position - player)) {
            acting.act(monster);
        }
    }
}

void hunt(World& world) {
    world.hunt_clock += 1 + static_cast<int>(world.carried.size());
    if (world.hunt_clock < kHuntPatience) {
        return;
    }
    DistanceMap distances(world.map, world.player.position);
    const std::vector<Point> doors = unseen_doors(world, distances);
    if (doors.empty()) {
        return;
    }
    world.hunt_clock -= kHuntPatience;
    const auto chosen = static_cast<std::size_t>(world.dice.below(static_cast<int>(doors.size())));
    const Party party = next_party(world);
    world.heard = doors[chosen];
    const std::string who = let_in(world, distances, party, doors[chosen]);
    world.say({.milestone = party[0].kind == &kBoss ? "dread knight on the trail" : "hunter"},
              Color::dark_red, capitalized(who), " found your trail.");
}

}  // namespace rogue::world
