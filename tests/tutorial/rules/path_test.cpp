#include "tutorial/rules/path.hpp"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_maps.hpp"
#include "tests/support/tutorial_world.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

// From the one kobold to the player.
std::string step_in(std::string_view drawing) {
    World world = world_from(drawing);
    const Point from = world.level.monsters.front().position;
    world.level.map.dig(from);
    world.level.map.dig(world.player.position);
    const auto step = first_step(world.level.map, from, world.player.position);
    return step ? coordinates(*step - from) : "none";
}

TEST("a step leads along a shortest path") {
    CHECK_EQ(step_in("#k..@#"), "1,0");
    CHECK_EQ(step_in("#@..k#"), "-1,0");
    CHECK_EQ(step_in("#k@#"), "1,0");
    CHECK_EQ(step_in(R"(
        .....
        .k##@
        .##..
        .....
    )"),
             "0,-1");
    CHECK_EQ(step_in(R"(
        ..#..
        .k##@
        .##..
        .....
    )"),
             "-1,0");
}

TEST("walls and whoever stands in the way close a path, diagonals don't open it") {
    CHECK_EQ(step_in("#k.#@#"), "none");
    CHECK_EQ(step_in("#k.o@#"), "none");
    CHECK_EQ(step_in("k#\n#@"), "none");
}

// The search as the rules tell it, with all its swaps, read back from the goal.
std::optional<Point> plain_first_step(const Map& map, Point from, Point to) {
    std::vector<std::pair<int, Point>> heap(1);
    std::map<std::pair<int, int>, std::pair<int, Point>> reached;
    const auto push = [&](int distance, Point p) {
        heap.emplace_back(distance, p);
        for (std::size_t k = heap.size() - 1; k > 1 && heap[k / 2].first > heap[k].first; k /= 2) {
            std::swap(heap[k / 2], heap[k]);
        }
    };
    reached[{from.x, from.y}] = {0, from};
    push(0, from);
    while (heap.size() > 1) {
        const auto [distance, cell] = heap[1];
        heap[1] = heap.back();
        heap.pop_back();
        for (std::size_t k = 1; 2 * k < heap.size();) {
            std::size_t child = 2 * k;
            if (child + 1 < heap.size() && heap[child].first > heap[child + 1].first) {
                ++child;
            }
            if (heap[k].first <= heap[child].first) {
                break;
            }
            std::swap(heap[k], heap[child]);
            k = child;
        }
        for (const Point step : {Point{0, -1}, Point{-1, 0}, Point{0, 1}, Point{1, 0}}) {
            const Point next = cell + step;
            if (map.walkable(next) && !reached.contains({next.x, next.y})) {
                reached[{next.x, next.y}] = {distance + 1, cell};
                push(distance + 1, next);
            }
        }
    }
    if (!reached.contains({to.x, to.y})) {
        return std::nullopt;
    }
    while (reached[{to.x, to.y}].second != from) {
        to = reached[{to.x, to.y}].second;
    }
    return to;
}

TEST("which of several shortest paths is taken, the heap of the search decides") {
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const check::Context context(text("seed ", seed));
        Rng rng(seed, 0);
        const Map map = random_map(rng);
        for (int i = 0; i < 8; ++i) {
            const Point from = random_floor(map, rng);
            const Point to = random_floor(map, rng);
            if (from != to) {
                const auto step = first_step(map, from, to);
                CHECK(step == plain_first_step(map, from, to));
                found += step.has_value();
            }
        }
    }
    CHECK(found > 200);
}

}  // namespace
}  // namespace rogue::test
