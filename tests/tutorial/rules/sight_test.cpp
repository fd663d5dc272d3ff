#include "tutorial/rules/path.hpp"

#include <cstdlib>

#include "rogue/base/rng.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/tutorial_maps.hpp"
#include "tests/support/tutorial_world.hpp"
#include "tutorial/rules/map.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

// What the player sees of the drawing: hidden cells are `-`.
std::string seen(std::string_view drawing, int radius) {
    const World world = world_from(drawing);
    const CellSet view = field_of_view(world.level.map, world.player.position, radius);
    return drawn(drawing, [&](Point p) {
        if (!view.contains(p)) {
            return '-';
        }
        return p == world.player.position ? '@' : world.level.map.at(p).transparent ? '.' : '#';
    });
}

TEST("in the open one sees as far as the radius in steps, not around the corner of the diamond") {
    constexpr std::string_view kOpen = R"(
        .........
        .........
        .........
        .........
        ....@....
        .........
        .........
        .........
        .........
    )";
    constexpr std::string_view kSight = R"(
        ---------
        ----.----
        ---...---
        --.....--
        -...@...-
        --.....--
        ---...---
        ----.----
        ---------
    )";
    CHECK_EQ(seen(kOpen, 3), tidy(kSight));
}

TEST("walls beside floor in sight are seen, also beyond the radius") {
    constexpr std::string_view kRoom = R"(
        #######
        #.....#
        #..@..#
        #.....#
        #######
    )";
    CHECK_EQ(seen(kRoom, 15), tidy("#######\n#.....#\n#..@..#\n#.....#\n#######\n"));
    constexpr std::string_view kNear = R"(
        -#####-
        --...--
        -..@..-
        --...--
        -#####-
    )";
    CHECK_EQ(seen(kRoom, 2), tidy(kNear));
}

TEST("a pillar hides what is behind it, and a closed door all that is") {
    constexpr std::string_view kPillar = R"(
        .......
        .@.#...
        .......
    )";
    CHECK_EQ(seen(kPillar, 9), tidy(".....--\n.@.#---\n......-\n"));
    constexpr std::string_view kDoor = R"(
        ########
        #@.+...#
        ########
    )";
    CHECK_EQ(seen(kDoor, 9), tidy("####----\n#@.#----\n####----\n"));
}

TEST("actors hide nothing") {
    CHECK_EQ(seen("#@kog..#", 9), tidy("#@.....#"));
}

// The definition, step by step.
bool plainly_in_view(const Map& map, Point eye, int radius, Point cell) {
    const auto on_a_line = [&](Point p) {
        for (const Point end : border_of(Square(eye, radius))) {
            for (const Point at : line(eye, end)) {
                if (std::abs(at.x - eye.x) + std::abs(at.y - eye.y) > radius) {
                    break;
                }
                if (at == p) {
                    return true;
                }
                if (!map.at(at).transparent) {
                    break;
                }
            }
        }
        return false;
    };
    const Square square(eye, radius);
    if (on_a_line(cell)) {
        return true;
    }
    if (map.at(cell).transparent || cell.x == eye.x || cell.y == eye.y || cell.x < square.left ||
        cell.x > square.right || cell.y < square.top || cell.y > square.bottom) {
        return false;
    }
    const Point toward{eye.x > cell.x ? 1 : -1, eye.y > cell.y ? 1 : -1};
    for (const Point near : {Point{toward.x, 0}, Point{0, toward.y}, toward}) {
        if (map.at(cell + near).transparent && on_a_line(cell + near)) {
            return true;
        }
    }
    return false;
}

TEST("sight is by its definition, on maps of all kinds") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const check::Context context(text("seed ", seed));
        Rng rng(seed, 0);
        const Map map = random_map(rng);
        const Point eye = random_floor(map, rng);
        const int radius = 1 + rng.below(15);
        const CellSet view = field_of_view(map, eye, radius);
        for (const Point p : cells_of(Square(eye, radius + 2))) {
            const check::Context where(text(p.x, ",", p.y));
            CHECK_EQ(view.contains(p), plainly_in_view(map, eye, radius, p));
            CHECK_EQ(in_view(map, eye, radius, p), view.contains(p));
        }
    }
}

}  // namespace
}  // namespace rogue::test
