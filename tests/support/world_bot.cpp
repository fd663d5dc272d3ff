#include "tests/support/world_bot.hpp"

#include <array>
#include <string_view>
#include <variant>
#include <vector>

#include "world/rules/doors.hpp"

namespace rogue::test {
namespace {

using world::Terrain;
using world::Tile;

constexpr std::array kArrowsOfSides{Key::up, Key::right, Key::down,
                                    Key::left};  // As in kClockwise.

// How many steps lead from each cell of the tile to that one, over doors of any kind; -1 if none
// do.
std::array<int, Tile::kSize * Tile::kSize> steps_to(const Tile& tile, Point aim) {
    std::array<int, Tile::kSize * Tile::kSize> steps{};
    steps.fill(-1);
    std::vector<Point> found{aim};
    steps[Tile::index(aim)] = 0;
    for (std::size_t next = 0; next < found.size(); ++next) {
        for (const Direction direction : kClockwise) {
            const Point p = found[next] + offset(direction);
            if (p.x < 0 || p.y < 0 || p.x > Tile::kLast || p.y > Tile::kLast) {
                continue;
            }
            const Terrain terrain = tile.at(p).terrain();
            const bool way = walkable(terrain) || terrain == Terrain::locked_door ||
                             terrain == Terrain::vault_door || terrain == Terrain::sealed_door;
            if (way && steps[Tile::index(p)] < 0) {
                steps[Tile::index(p)] = steps[Tile::index(found[next])] + 1;
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
    const Tile& tile = world.map.tile_with(world.player.position);
    tile_ = tile.place;
    patience_ = kPatience;
    side_.reset();
    if (tile.plates && tile.plates->down < tile.plates->positions.size() && draws_.below(2) == 0) {
        aim_ = world::inside_tile(tile.plates->positions[tile.plates->down]);
        return;
    }
    const auto things = static_cast<int>(tile.things.size());
    if (things > 0 && draws_.below(2) == 0) {
        const auto chosen = static_cast<std::size_t>(draws_.below(things));
        aim_ = world::inside_tile(tile.things[chosen].position);
        return;
    }
    if (tile.place == Point{} && draws_.below(2) == 0) {
        aim_ = {16, 15};
        return;
    }
    const auto side = static_cast<std::size_t>(draws_.below(4));
    const bool away =
        world::distance_of(tile.place + offset(kClockwise[side])) > world::distance_of(tile.place);
    side_ = away && !world.carried.empty() ? world::opposite(side) : side;
    aim_ = cell_of(*side_, world.doors.of(tile.place)[*side_]);
}

Key WorldBot::step(const world::World& world) {
    const Tile& tile = world.map.tile_with(world.player.position);
    const Point here = world::inside_tile(world.player.position);
    if (--patience_ < 0 || tile_ != tile.place || (aim_ == here && !side_)) {
        choose_aim(world);
    }
    if (aim_ == here && side_) {
        return kArrowsOfSides[*side_];
    }
    const auto steps = steps_to(tile, aim_);
    for (std::size_t side = 0; side < kClockwise.size(); ++side) {
        const Point p = here + offset(kClockwise[side]);
        const bool inside = p.x >= 0 && p.y >= 0 && p.x <= Tile::kLast && p.y <= Tile::kLast;
        if (inside && steps[Tile::index(p)] >= 0 &&
            steps[Tile::index(p)] < steps[Tile::index(here)]) {
            return kArrowsOfSides[side];
        }
    }
    return kArrowsOfSides[static_cast<std::size_t>(draws_.below(4))];
}

}  // namespace rogue::test
