#include <algorithm>

#include "rogue/base/place.hpp"
#include "rogue/base/text.hpp"
#include "rogue/world/screens/screens.hpp"

namespace rogue::world {
namespace {

constexpr int kColumnsATile = 2;
constexpr Point kReach{20, 10};
constexpr Point kMiddle{40, 12};  // The frame's cell that shows the player's tile.

bool has_known_brand(const World& world, Point tile) {
    return std::ranges::any_of(world.known, [&](Brand brand) {
        return std::ranges::find(world.taken, brand) == world.taken.end() &&
               place_of(brand, world.seed) == tile;
    });
}

bool is_visited(const World& world, Point place) {
    const Tile* tile = world.map.find(place);
    return tile != nullptr && tile->visited;
}

struct Mark {
    std::string_view sign;
    Color color;
};

Mark mark_of(const World& world, Point tile) {
    if (tile == world.player_tile()) {
        return {"@", Color::white};
    }
    if (tile == Point{}) {
        return {"H", Color::red};
    }
    if (has_known_brand(world, tile)) {
        return {"B", Color::magenta};
    }
    return is_visited(world, tile) ? Mark{".", Color::dark_yellow} : Mark{};
}

}  // namespace

void compose(Frame& frame, const ChartView& view) {
    const Point here = view.world.player_tile();
    frame.put_text(0, 0, "-- CHART --", Color::yellow);
    frame.put_text(0, 1,
                   here == Point{} ? "You are at the hearth."
                                   : text("You are ", place(here), " of the hearth."),
                   Color::gray);
    frame.put_text(43, 1, "@ you  H hearth  B brand  . visited", Color::gray);
    for (int y = -kReach.y; y <= kReach.y; ++y) {
        for (int x = -kReach.x; x < kReach.x; ++x) {
            const auto [sign, color] = mark_of(view.world, here + Point{x, y});
            frame.put_text(kMiddle.x + kColumnsATile * x, kMiddle.y + y, sign, color);
        }
    }
}

}  // namespace rogue::world
