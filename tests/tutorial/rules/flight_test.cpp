#include "tutorial/rules/path.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_maps.hpp"
#include "tests/support/tutorial_world.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

constexpr std::array kSteps{Point{0, 1}, Point{0, -1}, Point{1, 0}, Point{-1, 0}};

// Of the one goblin, from the player.
std::string flight_in(std::string_view drawing) {
    World world = world_from(drawing);
    const Point from = world.level.monsters.front().position;
    world.level.map.dig(from);
    world.level.map.dig(world.player.position);
    const auto step = step_away(world.level.map, from, world.player.position);
    return step ? coordinates(*step - from) : "none";
}

TEST("one who runs goes where he gets farthest") {
    CHECK_EQ(flight_in("#@g....#"), "1,0");
    CHECK_EQ(flight_in("#....g@#"), "-1,0");
}

TEST("among equals he goes down before up, up before right, right before left") {
    CHECK_EQ(flight_in(R"(
        ##.##
        ##.##
        #@g##
        ##.##
        ##.##
    )"),
             "0,1");
    CHECK_EQ(flight_in(R"(
        ##.##
        ##.##
        #@g..
        #####
    )"),
             "0,-1");
    CHECK_EQ(flight_in(R"(
        ##@##
        #.g.#
        #####
    )"),
             "1,0");
}

TEST("he cowers in a dead end, and when nobody can come to him") {
    CHECK_EQ(flight_in("#.@g#"), "none");
    CHECK_EQ(flight_in("#@#..g..#"), "none");
}

TEST("he leaves a dead end while there is room beside him who comes") {
    CHECK_EQ(flight_in(R"(
        #g..@...................#
        ###.#####################
        ###....................##
    )"),
             "1,0");
}

// By its definition: first values, and then lower ones until nothing changes.
std::optional<Point> plain_step_away(const Map& map, Point from, Point danger) {
    constexpr int kNoWay = 3840;
    std::vector<int> distance(Map::kIndexes, kNoWay);
    std::vector<Point> cells;
    for (int y = 0; y < Map::kHeight; ++y) {
        for (int x = 0; x < Map::kWidth; ++x) {
            if (map.walkable({x, y})) {
                cells.push_back({x, y});
            }
        }
    }
    const auto relax = [&](std::vector<int>& values, const auto& counts) {
        for (bool changed = true; changed;) {
            changed = false;
            for (const Point p : cells) {
                for (const Point step : kSteps) {
                    const Point q = p + step;
                    if (counts(p) && counts(q) &&
                        values[Map::index(p)] > values[Map::index(q)] + 1) {
                        values[Map::index(p)] = values[Map::index(q)] + 1;
                        changed = true;
                    }
                }
            }
            std::ranges::reverse(cells);  // Values spread one way in one round, then the other way.
        }
    };
    distance[Map::index(danger)] = 0;
    relax(distance, [&](Point p) { return map.walkable(p); });
    std::vector<int> values = distance;
    for (int& value : values) {
        value = -(6 * value / 5);
    }
    const auto counts = [&](Point p) { return map.walkable(p) && p != danger; };
    relax(values, counts);
    std::optional<Point> best;
    int lowest = values[Map::index(from)];
    for (const Point step : kSteps) {
        if (counts(from + step) && values[Map::index(from + step)] < lowest) {
            best = from + step;
            lowest = values[Map::index(*best)];
        }
    }
    return best;
}

TEST("flight is by its definition, on maps of all kinds") {
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const check::Context context(text("seed ", seed));
        Rng rng(seed, 0);
        const Map map = random_map(rng);
        for (int i = 0; i < 4; ++i) {
            const Point from = random_floor(map, rng);
            const Point danger = random_floor(map, rng);
            if (from != danger) {
                const auto step = step_away(map, from, danger);
                CHECK(step == plain_step_away(map, from, danger));
                found += step.has_value();
            }
        }
    }
    CHECK(found > 80);
}

}  // namespace
}  // namespace rogue::test
