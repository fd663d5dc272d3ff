#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "rogue/base/text.hpp"
#include "rogue/ui/map_words.hpp"
#include "world/rules/brands.hpp"
#include "world/screens/screens.hpp"

namespace rogue::world {
namespace {

constexpr int kColumnsATile = 2;
constexpr Point kReach{20, 10};
constexpr Point kChartMiddle{40, 12};  // The frame's cell that shows the player's tile.

bool has_known_brand(const World& world, Point tile) {
    return std::ranges::any_of(world.known, [&](Brand brand) {
        return std::ranges::find(world.taken, brand) == world.taken.end() &&
               tile_of(brand, world.seed) == tile;
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

constexpr std::string_view kTitle = "-- CHART --";
constexpr int kLegendColumn = 43;

std::string row_text(const Frame& frame, int row, int columns) {
    std::string line;
    for (int column = 0; column < columns; ++column) {
        line += frame.at(column, row).character;
    }
    return line.substr(0, line.find_last_not_of(' ') + 1);
}

char sign_at(const Frame& frame, Point from_player) {
    return frame.at(kChartMiddle.x + kColumnsATile * from_player.x, kChartMiddle.y + from_player.y)
        .character;
}

// The sides of the player's tile that lead to visited ones, or to the hearth.
std::string visited_beside(const Frame& frame) {
    std::string result;
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        const char sign = sign_at(frame, offset(kSides[side]));
        if (sign == '.' || sign == 'H') {
            result += text(result.empty() ? "visited: " : ", ", kQuarters[side]);
        }
    }
    return result.empty() ? result : result + "\n";
}

template <typename Visit>
void for_each_tile(Visit visit) {
    for (int y = -kReach.y; y <= kReach.y; ++y) {
        for (int x = -kReach.x; x < kReach.x; ++x) {
            visit(Point{x, y});
        }
    }
}

}  // namespace

std::string words(const Frame& frame) {
    if (row_text(frame, 0, Frame::kColumns) != kTitle) {
        return words_of(frame);
    }
    std::string result = row_text(frame, 1, kLegendColumn) + "\n";
    for_each_tile([&](Point tile) {
        const char sign = sign_at(frame, tile);
        if (sign == 'B' || sign == 'H') {
            result += text(sign == 'B' ? "brand, " : "hearth, ", place(tile), "\n");
        }
    });
    return result + visited_beside(frame);
}

void compose(Frame& frame, const ChartView& view) {
    const Point here = view.world.player_tile();
    frame.put_text(0, 0, kTitle, Color::yellow);
    frame.put_text(0, 1,
                   here == Point{} ? "You are at the hearth."
                                   : text("You are ", place(here), " of the hearth."),
                   Color::gray);
    frame.put_text(kLegendColumn, 1, "@ you  H hearth  B brand  . visited", Color::gray);
    for_each_tile([&](Point tile) {
        const auto [sign, color] = mark_of(view.world, here + tile);
        frame.put_text(kChartMiddle.x + kColumnsATile * tile.x, kChartMiddle.y + tile.y, sign,
                       color);
    });
}

void compose(Frame& frame, const Story& story) {
    const auto& [stones, brands] = story;
    int row = 0;
    frame.put_text(0, row, "-- THE STORY SO FAR --", Color::yellow);
    if (stones == 0 && brands == 0) {
        frame.put_text(0, 2,
                       "Nothing yet. Stones tell it, and the hearth does when a brand comes home.",
                       Color::gray);
    }
    for (std::size_t i = 0; i < std::min(stones, kStoneLines.size()); ++i) {
        frame.put_text(0, ++row, kStoneLines[i], Color::white);
    }
    row += stones > 0 ? 1 : 0;
    for (std::size_t i = 0; i < std::min(brands, kHearthLines.size()); ++i) {
        frame.put_text(0, ++row, kHearthLines[i], Color::white);
    }
    frame.put_text(0, Frame::kRows - 1, "any other key: back to the game", Color::gray);
}

static_assert(1 + kStoneLines.size() + 1 + kHearthLines.size() < Frame::kRows,
              "the whole story is on one screen");

}  // namespace rogue::world
