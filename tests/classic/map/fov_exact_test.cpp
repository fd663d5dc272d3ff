#include <array>
#include <cmath>
#include <numbers>
#include <set>
#include <string>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/classic/map/dungeon_level.hpp"
#include "rogue/classic/map/fov.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {

using namespace classic;
namespace {

// The field of view again, ray by ray, in exact arithmetic. A sample is exactly on a tile's edge
// only if s * cos a is rational. By Niven's theorem, cos a is rational only for multiples of 60 and
// 90 degrees, where twice the cosine is a whole number; these samples are floored in integers. All
// other samples are irrational and so never on an edge. A test below checks that they are so far
// from the edge that rounding can't move them across.

struct TwiceCosine {
    bool whole;
    int value;
};

TwiceCosine twice_cosine(int degrees) {
    switch (((degrees % 360) + 360) % 360) {
        case 0:
            return {true, 2};
        case 60:
        case 300:
            return {true, 1};
        case 90:
        case 270:
            return {true, 0};
        case 120:
        case 240:
            return {true, -1};
        case 180:
            return {true, -2};
        default:
            return {false, 0};
    }
}

double shifted(int s, int degrees) {
    return 0.5 + s * std::cos(degrees * std::numbers::pi / 180);
}

// floor(1/2 + s cos a)
int tile_offset(int s, int degrees) {
    const auto [whole, value] = twice_cosine(degrees);
    if (whole) {
        const int twice = 1 + s * value;
        return twice >= 0 ? twice / 2 : -((1 - twice) / 2);
    }
    return static_cast<int>(std::floor(shifted(s, degrees)));
}

using Ray = std::array<Point, 8>;

std::vector<Ray> rays() {
    std::vector<Ray> all;
    for (int a = 0; a < 360; ++a) {
        Ray ray;
        for (int s = 1; s <= 8; ++s) {
            // sin a = cos (a - 90)
            ray.at(static_cast<std::size_t>(s - 1)) = {tile_offset(s, a), tile_offset(s, a - 90)};
        }
        all.push_back(ray);
    }
    return all;
}

void plain_fov(DungeonLevel& level, Point eye) {
    static const std::vector<Ray> kRays = rays();
    level.clear_visibility();
    level.reveal(eye);
    for (const Ray& ray : kRays) {
        for (const Point step : ray) {
            const Point p = eye + step;
            if (!DungeonLevel::contains(p)) {
                break;
            }
            level.reveal(p);
            if (level.at(p).terrain == Terrain::wall) {
                break;
            }
        }
    }
}

// What the player knows about each tile: `v` in sight and explored, `e` explored, `-` nothing.
std::string knowledge(const DungeonLevel& level) {
    std::string result;
    for (int y = 0; y < DungeonLevel::kHeight; ++y) {
        for (int x = 0; x < DungeonLevel::kWidth; ++x) {
            const bool visible = level.visible({x, y});
            result += level.at({x, y}).explored ? (visible ? 'v' : 'e') : (visible ? '?' : '-');
        }
        result += '\n';
    }
    return result;
}

DungeonLevel random_level(Draws& draws, int wall_percent) {
    DungeonLevel level;
    for (int y = 0; y < DungeonLevel::kHeight; ++y) {
        for (int x = 0; x < DungeonLevel::kWidth; ++x) {
            Tile& tile = level.at({x, y});
            const bool wall = draws.below(100) < wall_percent;
            tile.terrain = wall ? Terrain::wall : static_cast<Terrain>(1 + draws.below(4));
            tile.explored = draws.below(4) == 0;
            if (draws.below(2) == 0) {
                level.reveal({x, y});
            }
        }
    }
    return level;
}

TEST("no sample that is not exactly on an edge comes near one") {
    for (int a = 0; a < 360; ++a) {
        for (int s = 1; s <= 8; ++s) {
            const check::Context context(concat("sample ", s, " of ray ", a));
            const double at = shifted(s, a);
            CHECK(twice_cosine(a).whole || std::abs(at - std::round(at)) > 1e-4);
        }
    }
}

TEST("rays share the tiles with which they begin, and no tile stands twice behind another") {
    std::set<std::vector<int>> ways;
    for (const Ray& ray : rays()) {
        std::vector<int> way;
        for (const Point step : ray) {
            way.push_back(step.y * kRayStride + step.x);
            ways.insert(way);
        }
    }
    CHECK_EQ(classic::rays().size(), ways.size());
}

TEST("what is in sight is what the rays reach, on thousands of random levels") {
    Draws draws(8, 8);
    constexpr auto kWallPercent = std::to_array({0, 3, 10, 20, 40, 70});
    for (int i = 0; i < 3000; ++i) {
        DungeonLevel level =
            random_level(draws, kWallPercent.at(static_cast<std::size_t>(i) % kWallPercent.size()));
        const Point eye{draws.below(DungeonLevel::kWidth), draws.below(DungeonLevel::kHeight)};
        const check::Context context(concat("level ", i, ", from ", coordinates(eye)));
        DungeonLevel expected = level;
        compute_fov(level, eye);
        plain_fov(expected, eye);
        CHECK_EQ(knowledge(level), knowledge(expected));
    }
}

}  // namespace
}  // namespace rogue::test
