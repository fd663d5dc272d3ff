#include "tests/support/world_bot.hpp"

#include <array>
#include <string_view>
#include <variant>
#include <vector>

#include "world/rules/doors.hpp"

namespace rogue::test {
namespace {

using world::Chunk;
using world::Terrain;

constexpr std::array kArrowsOfSides{Key::up, Key::right, Key::down,
                                    Key::left};  // As in kClockwise.

// How many steps lead from each cell of the chunk to that one, over doors of any kind; -1 if none
// do.
std::array<int, Chunk::kSize * Chunk::kSize> steps_to(const Chunk& chunk, Point aim) {
    std::array<int, Chunk::kSize * Chunk::kSize> steps{};
    steps.fill(-1);
    std::vector<Point> found{aim};
    steps[Chunk::index(aim)] = 0;
    for (std::size_t next = 0; next < found.size(); ++next) {
        for (const Direction direction : kClockwise) {
            const Point p = found[next] + offset(direction);
            if (p.x < 0 || p.y < 0 || p.x > Chunk::kLast || p.y > Chunk::kLast) {
                continue;
            }
            const Terrain terrain = chunk.at(p).terrain();
            const bool way = walkable(terrain) || terrain == Terrain::locked_door ||
                             terrain == Terrain::vault_door || terrain == Terrain::sealed_door;
            if (way && steps[Chunk::index(p)] < 0) {
                steps[Chunk::index(p)] = steps[Chunk::index(found[next])] + 1;
                found.push_back(p);
            }
        }
    }
    return steps;
}

}  // namespace

std::optional<Key> WorldBot::next(const world::Game& game) {
    if (left_-- <= 0) {
        return std::nullopt;
    }
    const world::Screen screen = game.screen();
    if (const auto* map = std::get_if<world::MapView>(&screen)) {
        if (game.quitting_wins()) {
            return Key{'q'};
        }
        return map->prompt ? kArrowsOfSides[static_cast<std::size_t>(draws_.below(4))]
                           : key_on_map(map->world);
    }
    return std::holds_alternative<world::PackView>(screen)
               ? Key{static_cast<char>('a' + draws_.below(20))}
               : Key::other;
}

Key WorldBot::key_on_map(const world::World& world) {
    if (draws_.below(12) == 0) {
        return whim();
    }
    if (world.player.hp < world.player.max_hp / 2 && draws_.below(4) == 0) {
        return Key{'i'};
    }
    if (!world.player.pack.full() &&
        thing_at<classic::Item>(world, world.player.position) != nullptr) {
        return Key{'g'};
    }
    return step(world);
}

Key WorldBot::whim() {
    constexpr std::string_view kWhims = "gGiIiIzZzZcC.wUDLRabt";
    return Key{kWhims[static_cast<std::size_t>(draws_.below(static_cast<int>(kWhims.size())))]};
}

void WorldBot::choose_aim(const world::World& world) {
    constexpr int kPatience = 100;
    const Chunk& chunk = world.map.chunk_with(world.player.position);
    chunk_ = chunk.place;
    patience_ = kPatience;
    side_.reset();
    if (chunk.plates && chunk.plates->down < chunk.plates->positions.size() &&
        draws_.below(2) == 0) {
        aim_ = world::inside_chunk(chunk.plates->positions[chunk.plates->down]);
        return;
    }
    const auto things = static_cast<int>(chunk.things.size());
    const bool boons = chunk.place == Point{};  // Nothing else lies there.
    if (things > 0 && (boons || draws_.below(2) == 0)) {
        const auto chosen = static_cast<std::size_t>(draws_.below(things));
        aim_ = world::inside_chunk(chunk.things[chosen].position);
        return;
    }
    if (chunk.place == Point{} && draws_.below(2) == 0) {
        aim_ = {16, 15};
        return;
    }
    const auto side = static_cast<std::size_t>(draws_.below(4));
    const bool away = world::distance_of(chunk.place + offset(kClockwise[side])) >
                      world::distance_of(chunk.place);
    side_ = away && !world.carried.empty() ? world::opposite(side) : side;
    aim_ = cell_of(*side_, world.doors.of(chunk.place)[*side_]);
}

// Aims at a monster that is awake, in sight and near, in the player's chunk.
bool WorldBot::aim_at_foe(const world::World& world) {
    constexpr int kNear = 4;
    const Point here = world.player.position;
    for (const world::Monster& monster : world.monsters) {
        if (monster.awake && world.sight.contains(monster.position) &&
            manhattan_distance(monster.position, here) <= kNear &&
            world::chunk_of(monster.position) == world::chunk_of(here) &&
            can_harm(world.player, monster)) {
            chunk_ = world::chunk_of(here);
            aim_ = world::inside_chunk(monster.position);
            side_.reset();
            patience_ = 1;
            return true;
        }
    }
    return false;
}

Key WorldBot::step(const world::World& world) {
    const Chunk& chunk = world.map.chunk_with(world.player.position);
    const Point here = world::inside_chunk(world.player.position);
    if (aim_at_foe(world)) {
        // The way there is a step up, or a blow.
    } else if (--patience_ < 0 || chunk_ != chunk.place || (aim_ == here && !side_)) {
        choose_aim(world);
    }
    if (aim_ == here && side_) {
        return kArrowsOfSides[*side_];
    }
    const auto steps = steps_to(chunk, aim_);
    for (std::size_t side = 0; side < kClockwise.size(); ++side) {
        const Point p = here + offset(kClockwise[side]);
        const bool inside = p.x >= 0 && p.y >= 0 && p.x <= Chunk::kLast && p.y <= Chunk::kLast;
        if (inside && steps[Chunk::index(p)] >= 0 &&
            steps[Chunk::index(p)] < steps[Chunk::index(here)]) {
            return kArrowsOfSides[side];
        }
    }
    return kArrowsOfSides[static_cast<std::size_t>(draws_.below(4))];
}

}  // namespace rogue::test
