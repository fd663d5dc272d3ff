#include "tests/support/world_invariants.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <variant>

#include "rogue/base/text.hpp"
#include "tests/support/pack_faults.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {
namespace {

using world::Brand;
using world::Cell;
using world::Chunk;
using world::Terrain;
using world::World;

bool is_shut(Terrain terrain) {
    return terrain == Terrain::locked_door || terrain == Terrain::vault_door ||
           terrain == Terrain::sealed_door;
}

bool is_way(Terrain terrain) {
    return walkable(terrain) || is_shut(terrain);
}

bool is_in_chunk(Point p) {
    return p.x >= 0 && p.x < Chunk::kSize && p.y >= 0 && p.y < Chunk::kSize;
}

// What the gifts and the plates of a shrine must be like.
std::string fault_of_treasure(const Chunk& chunk) {
    const auto gifts = std::ranges::count_if(chunk.things, [](const world::Thing& thing) {
        return std::holds_alternative<world::Gift>(thing.what);
    });
    const bool boons = chunk.place == Point{};  // As many as the player lacks.
    if (gifts != 0 && gifts != 3 && !boons) {
        return concat(static_cast<int>(gifts), " gifts");
    }
    const bool sealed = std::ranges::count(chunk.cells, Terrain::sealed_door, &Cell::terrain) == 1;
    if (sealed != (chunk.plates && chunk.plates->down < chunk.plates->positions.size())) {
        return "a sealed door and its plates do not agree";
    }
    for (const Point p : chunk.plates.value_or(world::Plates{}).positions) {
        if (chunk.plates && chunk.at(world::inside_chunk(p)).terrain() != Terrain::plate) {
            return concat("no plate at ", coordinates(p));
        }
    }
    return "";
}

template <typename Visit>
void for_each_cell(Visit visit) {
    for (int y = 0; y < Chunk::kSize; ++y) {
        for (int x = 0; x < Chunk::kSize; ++x) {
            visit(Point{x, y});
        }
    }
}

std::string fault_of_border(const Chunk& chunk, const world::Doors& doors) {
    std::set<std::pair<int, int>> cells;
    const world::ChunkDoors all = doors.of(chunk.place);
    for (std::size_t side = 0; side < all.size(); ++side) {
        const Point p = cell_of(side, all[side]);
        cells.emplace(p.x, p.y);
        const Terrain terrain = chunk.at(p).terrain();
        if (terrain != Terrain::door && (terrain != Terrain::locked_door || !all[side].locked)) {
            return concat("no door in side ", side);
        }
    }
    std::string fault;
    for_each_cell([&](Point p) {
        const bool border = p.x == 0 || p.y == 0 || p.x == Chunk::kLast || p.y == Chunk::kLast;
        if (border && !cells.contains({p.x, p.y}) && chunk.at(p).terrain() != Terrain::wall) {
            fault = concat("a gap in the border at ", coordinates(p));
        }
    });
    return fault;
}

// How many cells hang together with that one.
std::size_t reached_from(const Chunk& chunk, Point start) {
    std::vector<Point> found{start};
    std::array<bool, Chunk::kSize * Chunk::kSize> known{};
    known[Chunk::index(start)] = true;
    for (std::size_t next = 0; next < found.size(); ++next) {
        for (const Direction direction : kClockwise) {
            const Point p = found[next] + offset(direction);
            if (is_in_chunk(p) && !known[Chunk::index(p)] && is_way(chunk.at(p).terrain())) {
                known[Chunk::index(p)] = true;
                found.push_back(p);
            }
        }
    }
    return found.size();
}

std::string fault_of_player(const World& of) {
    const auto& player = of.player;
    if (!walkable(of.map.at(player.position).terrain())) {
        return "the player is in a wall or in water";
    }
    if (!of.sight.contains(player.position)) {
        return "the player does not see the own cell";
    }
    if (player.hp < 0 || player.hp > player.max_hp || player.max_hp != 40) {
        return concat(player.hp, " hit points of ", player.max_hp);
    }
    if (player.base_attack != (of.has(world::Gift::gauntlet) ? 6 : 4)) {
        return concat("a base attack of ", player.base_attack);
    }
    return fault_of(player.pack);
}

std::string fault_of_monsters(const World& of) {
    std::set<std::pair<int, int>> cells{{of.player.position.x, of.player.position.y}};
    std::string fault;
    for (const world::Monster& monster : of.monsters) {
        const Point p = monster.position;
        const std::string who = concat(monster.kind->name, " at ", coordinates(p));
        if (!cells.emplace(p.x, p.y).second) {
            fault = concat("not alone: ", who);
        } else if (!monster.alive() || monster.hp > monster.max_hp) {
            fault = concat(monster.hp, " hit points: ", who);
        } else if (!walkable(of.map.at(p).terrain()) && !monster.has(world::Habit::haunts_walls)) {
            fault = concat("in a wall or in water: ", who);
        }
    }
    return fault;
}

std::string fault_of_sight(const World& of) {
    std::string fault;
    for (int i = 0; i < 17 * 17; ++i) {
        const Point p = of.player.position + Point{i % 17 - 8, i / 17 - 8};
        if (of.sight.contains(p) && !of.map.at(p).explored()) {
            fault = concat(coordinates(p), " is in sight, but not explored");
        }
    }
    return fault;
}

bool was_taken(const World& of, Brand brand) {
    return std::ranges::find(of.taken, brand) != of.taken.end();
}

std::string fault_of_brands(const World& of) {
    const auto home = static_cast<std::size_t>(of.brands_home);
    if (of.taken.size() != of.carried.size() + home) {
        return "a brand was lost";
    }
    int worth = 0;
    for (const Brand brand : of.taken) {
        worth += 300 * brand.circle;
    }
    for (const Brand brand : of.carried) {
        worth -= 300 * brand.circle;
        if (!was_taken(of, brand)) {
            return "a brand is carried that nobody took";
        }
    }
    if (worth != of.score_for_brands) {
        return concat(of.score_for_brands, " points for brands");
    }
    std::string fault;
    for (const Chunk* const each : of.map.near_chunks()) {
        const Chunk& chunk = *each;
        int lying = 0;
        for (const world::Thing& thing : chunk.things) {
            if (const Brand* brand = std::get_if<Brand>(&thing.what)) {
                ++lying;
                if (was_taken(of, *brand) || chunk_of(*brand, of.seed) != chunk.place) {
                    fault = concat("a brand at ", coordinates(thing.position));
                }
            }
        }
        const auto own = world::brand_in(chunk.place, of.seed);
        if (lying != (own && !was_taken(of, *own) ? 1 : 0)) {
            fault = concat(lying, " brands in the chunk ", coordinates(chunk.place));
        }
    }
    return fault;
}

std::string fault_of_chunks(const World& of) {
    std::string fault;
    for (const Chunk* const each : of.map.near_chunks()) {
        const Chunk& chunk = *each;
        if (const std::string one = fault_of(chunk, of.doors); !one.empty()) {
            fault = concat("chunk ", coordinates(chunk.place), ": ", one);
        }
        // The door to the right and the one below, where the neighbour is near too.
        const world::ChunkDoors doors = of.doors.of(chunk.place);
        for (const std::size_t side : {1U, 2U}) {
            const Point here = chunk.origin() + cell_of(side, doors[side]);
            const Point there = here + offset(kClockwise[side]);
            const Point away = world::chunk_of(there) - of.player_chunk();
            if (away.x <= 1 && away.y <= 1 &&
                of.map.at(here).terrain() != of.map.at(there).terrain()) {
                fault = concat("two doors that do not meet at ", coordinates(here));
            }
        }
    }
    return fault;
}

std::string fault_between(const std::vector<Cell>& before, const std::vector<Cell>& now,
                          int& opened) {
    std::string fault;
    for (std::size_t i = 0; i < now.size(); ++i) {
        const Terrain was = before[i].terrain();
        if (before[i].explored() && !now[i].explored()) {
            fault = "a cell has been forgotten";
        }
        if (was != now[i].terrain()) {
            opened += was == Terrain::sealed_door ? 0 : 1;  // Plates open it, and no key.
            if (!is_shut(was) || now[i].terrain() != Terrain::door) {
                fault = "a cell has become another";
            }
        }
    }
    return fault;
}

int keys_in(const Chunk& chunk) {
    return static_cast<int>(std::ranges::count_if(chunk.things, [](const world::Thing& thing) {
        return std::holds_alternative<world::DoorKey>(thing.what);
    }));
}

}  // namespace

std::string fault_of(const Chunk& chunk, const world::Doors& doors) {
    std::string fault = fault_of_border(chunk, doors);
    std::size_t open = 0;
    Point one;
    for_each_cell([&](Point p) {
        if (is_way(chunk.at(p).terrain())) {
            ++open;
            one = p;
        }
    });
    fault = fault.empty() ? fault_of_treasure(chunk) : fault;
    return fault.empty() && reached_from(chunk, one) != open ? "floor apart" : fault;
}

WorldInvariants::Before::Before(const World& of)
    : chunk(of.player_chunk()),
      chunks(of.map.size()),
      keys(of.keys),
      clock(of.hunt_clock),
      hunters(of.hunters),
      kills(of.kills),
      monsters(of.monsters.size()),
      made(of.monsters_made),
      taken(of.taken.size()),
      messages(of.log.added()) {
    for (const Chunk* const one : of.map.near_chunks()) {
        cells.insert(cells.end(), one->cells.begin(), one->cells.end());
        keys += keys_in(*one);
    }
    keys += static_cast<int>(std::ranges::count_if(of.monsters, &world::Monster::is_champion));
}

std::string WorldInvariants::fault_between(const Before& before, const World& of,
                                           const Before& now) {
    const int hunters = now.hunters - before.hunters;
    const int turn = 1 + static_cast<int>(of.carried.size());
    const int heard = now.taken > before.taken ? 200 : 0;
    const int passed = now.clock - before.clock + 200 * hunters - heard;
    if (hunters < 0 || hunters > 1 || (passed != 0 && passed != turn)) {
        return concat("a clock of ", now.clock, " after one of ", before.clock);
    }
    if (now.messages < before.messages || now.kills < before.kills) {
        return "a message or a kill was taken back";
    }
    const auto kills = static_cast<std::size_t>(now.kills - before.kills);
    if (now.chunk != before.chunk) {
        return "";
    }
    const std::size_t came = now.made - before.made;
    const auto parties = static_cast<std::size_t>(hunters);
    if (now.monsters + kills != before.monsters + came || came < parties || came > 3 * parties) {
        return "a monster came or went";
    }
    int opened = 0;
    const std::string fault = test::fault_between(before.cells, now.cells, opened);
    const int used = before.keys - now.keys;
    const bool right = used == (opened == 1 ? 1 : 0) && opened <= 2;  // A vault, or a border.
    return fault.empty() && !right ? concat(used, " keys for ", opened, " cells of doors") : fault;
}

std::string WorldInvariants::fault_of(const World& of) {
    Before now(of);
    std::string fault = fault_of_player(of);
    for (const auto look : {fault_of_monsters, fault_of_sight, fault_of_brands}) {
        fault = fault.empty() ? look(of) : fault;
    }
    if (fault.empty() && (!before_ || before_->chunk != now.chunk)) {
        fault = fault_of_chunks(of);
    }
    const int score = 100 * of.farthest + 10 * of.kills + of.score_for_brands;
    if (fault.empty() && of.tally() != Tally{of.farthest, of.kills, score}) {
        fault = concat("a score of ", of.tally().score);
    }
    if (fault.empty() && before_) {
        fault = fault_between(*before_, of, now);
    }
    before_ = std::move(now);
    return fault;
}

}  // namespace rogue::test
