#include "world/rules/lands.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <string_view>
#include <vector>

namespace rogue::world {
namespace {

bool on_outline(const Box& box, Point p) {
    return p.x == box.x || p.x == box.x + box.width - 1 || p.y == box.y ||
           p.y == box.y + box.height - 1;
}

void become(Ground& ground, Point p, Terrain terrain) {
    ground.chunk.at(p).become(terrain);
}

void scatter_boulders(Ground& ground) {
    const int count = 10 + ground.dice.below(21);
    for (int i = 0; i < count; ++i) {
        const int x = ground.dice.between(3, 29);
        const int y = ground.dice.between(3, 29);
        if (!ground.chamber || !ground.chamber->touches({x, y, 1, 1})) {
            become(ground, {x, y}, Terrain::wall);
        }
    }
}

void make_field(Ground& ground) {
    fill_inside(ground);
    scatter_boulders(ground);
}

void make_pillars(Ground& ground) {
    constexpr int kLast = 29;
    fill_inside(ground);
    const int gap = 3 + ground.dice.below(3);
    for (int y = gap; y <= kLast; y += gap) {
        for (int x = gap; x <= kLast; x += gap) {
            become(ground, {x, y}, Terrain::wall);
        }
    }
}

// Carves a straight corridor between two points in a row or a column.
void carve(Ground& ground, Point from, Point to) {
    for_each_in(box_between(from, to), [&](Point p) { become(ground, p, Terrain::floor); });
}

void join_rooms(Ground& ground, Point earlier, Point later) {
    const Point corner =
        ground.dice.below(2) == 0 ? Point{later.x, earlier.y} : Point{earlier.x, later.y};
    carve(ground, earlier, corner);
    carve(ground, corner, later);
}

void make_rooms(Ground& ground) {
    constexpr int kAttempts = 30;
    std::vector<Box> rooms;
    for (int i = 0; i < kAttempts; ++i) {
        const int w = ground.dice.between(4, 10);
        const int h = ground.dice.between(4, 10);
        const int x = ground.dice.between(1, Chunk::kSize - w);
        const int y = ground.dice.between(1, Chunk::kSize - h);
        const Box room{x, y, w, h};
        if (std::ranges::any_of(rooms, [&](const Box& other) { return room.touches(other); })) {
            continue;
        }
        for_each_in(room, [&](Point p) { become(ground, p, Terrain::floor); });
        if (!rooms.empty()) {
            join_rooms(ground, rooms.back().center(), room.center());
        }
        rooms.push_back(room);
    }
}

void make_ruins(Ground& ground) {
    fill_inside(ground);
    const int count = 5 + ground.dice.below(4);
    for (int i = 0; i < count; ++i) {
        const int w = ground.dice.between(5, 12);
        const int h = ground.dice.between(5, 12);
        const int x = ground.dice.between(2, Chunk::kLast - w);
        const int y = ground.dice.between(2, Chunk::kLast - h);
        const Box house{x, y, w, h};
        for_each_in(house, [&](Point p) {
            if (on_outline(house, p)) {
                const bool gap = ground.dice.below(100) < 30;
                become(ground, p, gap ? Terrain::floor : Terrain::wall);
            }
        });
    }
}

// Makes each cell what most of the nine cells around it are.
void smooth(Ground& ground, Terrain terrain, int times) {
    constexpr int kMost = 5;
    std::array<std::uint8_t, Chunk::kCells> is{};
    std::array<std::uint8_t, Chunk::kCells> in_row{};  // Of three cells.
    for (int i = 0; i < times; ++i) {
        for (std::size_t at = 0; at < is.size(); ++at) {
            is[at] = ground.chunk.cells[at].terrain() == terrain;
        }
        for (std::size_t at = 1; at + 1 < is.size(); ++at) {
            in_row[at] = static_cast<std::uint8_t>(is[at - 1] + is[at] + is[at + 1]);
        }
        for_each_in(kInside, [&](Point p) {
            const std::size_t at = Chunk::index(p);
            const int around = in_row[at - Chunk::kSize] + in_row[at] + in_row[at + Chunk::kSize];
            become(ground, p, around >= kMost ? terrain : Terrain::floor);
        });
    }
}

void make_cave(Ground& ground) {
    for_each_in(kInside, [&](Point p) {
        become(ground, p, ground.dice.below(100) < 44 ? Terrain::wall : Terrain::floor);
    });
    smooth(ground, Terrain::wall, 4);
}

void make_lake(Ground& ground) {
    for_each_in({4, 4, 24, 24}, [&](Point p) {
        if (ground.dice.below(100) < 52) {
            become(ground, p, Terrain::water);
        }
    });
    smooth(ground, Terrain::water, 3);
    ground.beyond = Terrain::water;
}

// Returns the steps from a cell of a maze toward wall two steps off.
std::vector<Point> ways_on(const Ground& ground, Point from) {
    constexpr Box kMaze{1, 1, 29, 29};
    std::vector<Point> ways;
    for (const Direction direction : kClockwise) {
        const Point step = offset(direction);
        const Point to = from + step + step;
        if (kMaze.contains(to) && ground.terrain(to) == Terrain::wall) {
            ways.push_back(step);
        }
    }
    return ways;
}

void make_maze(Ground& ground) {
    constexpr int kHoles = 60;
    std::vector<Point> stack{{1, 1}};
    become(ground, stack.back(), Terrain::floor);
    while (!stack.empty()) {
        const Point from = stack.back();
        const std::vector<Point> ways = ways_on(ground, from);
        if (ways.empty()) {
            stack.pop_back();
            continue;
        }
        const int chosen = ground.dice.below(static_cast<int>(ways.size()));
        const Point step = ways[static_cast<std::size_t>(chosen)];
        become(ground, from + step, Terrain::floor);
        become(ground, from + step + step, Terrain::floor);
        stack.push_back(from + step + step);
    }
    for (int i = 0; i < kHoles; ++i) {
        const int x = ground.dice.between(1, 30);
        const int y = ground.dice.between(1, 30);
        become(ground, {x, y}, Terrain::floor);
    }
}

constexpr std::string_view kVaultName = "a vault";

void make_shrine(Ground& ground) {
    ground.shrine = true;
    make_vault(ground);
}

struct Land {
    int weight;  ///< In percent.
    std::string_view name;
    void (*make)(Ground& ground);
};

// The weights sum to 100. A land is a function that makes a chunk's ground.
constexpr auto kLands = std::to_array<Land>({
    {12, "a stony field", make_field},
    {10, "a hall of pillars", make_pillars},
    {18, "old rooms", make_rooms},
    {16, "ruins", make_ruins},
    {16, "a cave", make_cave},
    {8, "a lake", make_lake},
    {4, "a maze", make_maze},
    {8, kVaultName, make_vault},
    {8, "a shrine", make_shrine},
});
static_assert(std::accumulate(kLands.begin(), kLands.end(), 0,
                              [](int sum, const Land& land) { return sum + land.weight; }) == 100,
              "the weights of the lands must sum to 100");

}  // namespace

void fill_inside(Ground& ground) {
    for_each_in(kInside, [&](Point p) { become(ground, p, Terrain::floor); });
}

void make_vault(Ground& ground) {
    ground.chunk.land = kVaultName;
    fill_inside(ground);
    const int x = ground.dice.between(6, 20);
    const int y = ground.dice.between(6, 20);
    constexpr int kSize = 7;
    const Box walls{x, y, kSize, kSize};
    ground.chamber = walls;
    for_each_in(walls, [&](Point p) {
        if (on_outline(walls, p)) {
            become(ground, p, Terrain::wall);
        }
    });
    const int side = ground.dice.below(4);
    const int along = 1 + ground.dice.below(5);
    constexpr int kFar = kSize - 1;
    const std::array<Point, 4> doors{Point{along, 0}, {kFar, along}, {along, kFar}, {0, along}};
    become(ground, Point{x, y} + doors[static_cast<std::size_t>(side)],
           ground.shrine ? Terrain::sealed_door : Terrain::vault_door);
    scatter_boulders(ground);
}

void make_any_land(Ground& ground) {
    const Land& land =
        weighted_choice(kLands, ground.dice, [](const Land& each) { return each.weight; });
    land.make(ground);
    ground.chunk.land = land.name;
}

}  // namespace rogue::world
