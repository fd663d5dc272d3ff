#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "rogue/base/box.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/map_words.hpp"
#include "world/rules/brands.hpp"
#include "world/screens/screens.hpp"

namespace rogue::world {
namespace {

constexpr int kColumnsATile = 2;
constexpr Box kTiles{-20, -10, 40, 21};  // From the player's.
constexpr Point kChartMiddle{40, 12};    // The frame's cell that shows the player's tile.

struct Mark {
    char sign;
    Color color;
    std::string_view name;  // In words; empty if words do not tell it.
};

constexpr auto kMarks = std::to_array<Mark>({
    {'@', Color::white, ""},
    {'H', Color::red, "hearth"},
    {'B', Color::magenta, "brand"},
    {'V', Color::cyan, "vault"},
    {'S', Color::magenta, "shrine"},
    {'k', Color::yellow, "key"},
    {'f', Color::blue, "fountain"},
    {'.', Color::dark_yellow, ""},
});

bool shows_key(const Tile& tile) {
    return std::ranges::any_of(tile.things, [&](const Thing& thing) {
        return std::holds_alternative<DoorKey>(thing.what) &&
               tile.at(inside_tile(thing.position)).explored();
    });
}

char sign_of(const Tile& tile) {
    return tile.shows(Terrain::vault_door)    ? 'V'
           : tile.shows(Terrain::sealed_door) ? 'S'
           : shows_key(tile)                  ? 'k'
           : tile.shows(Terrain::fountain)    ? 'f'
           : tile.visited                     ? '.'
                                              : ' ';
}

char sign_at(const Frame& frame, Point from_player) {
    return frame.at(kChartMiddle.x + kColumnsATile * from_player.x, kChartMiddle.y + from_player.y)
        .character;
}

void draw(Frame& frame, Point from_player, char sign) {
    const auto mark = std::ranges::find(kMarks, sign, &Mark::sign);
    if (mark != kMarks.end() && kTiles.contains(from_player)) {
        frame.put_text(kChartMiddle.x + kColumnsATile * from_player.x,
                       kChartMiddle.y + from_player.y, {&sign, 1}, mark->color);
    }
}

// `You are 1 land west of the hearth.`
std::string in_lands(std::string line) {
    constexpr std::string_view kDigits = "0123456789";
    for (std::size_t at = 0; (at = line.find_first_of(kDigits, at)) != std::string::npos;) {
        const std::size_t end = line.find(' ', at);
        line.insert(end, line.substr(at, end - at) == "1" ? " land" : " lands");
        at = end;
    }
    return line;
}

// The sides of the player's tile that lead to visited ones, or to the hearth.
std::string visited_beside(const Frame& frame) {
    std::string result;
    for (const Direction side : kClockwise) {
        const char sign = sign_at(frame, offset(side));
        if (sign == '.' || sign == 'H') {
            result += text(result.empty() ? "visited: " : ", ", name_of(side));
        }
    }
    return result.empty() ? result : result + "\n";
}

}  // namespace

std::string words(const Frame& frame) {
    std::string all = words_of(frame);
    if (!all.starts_with("CHART --")) {
        return all;
    }
    const std::size_t second = all.find('\n') + 1;
    std::string result = in_lands(all.substr(second, all.find('\n', second) + 1 - second));
    for_each_in(kTiles, [&](Point tile) {
        const char sign = sign_at(frame, tile);
        const auto mark = std::ranges::find(kMarks, sign, &Mark::sign);
        if (mark != kMarks.end() && !mark->name.empty()) {
            result += text(mark->name, ", ", place(tile, "land"), "\n");
        }
    });
    return result + visited_beside(frame);
}

std::string doors_told(const World& world) {
    const Tile& tile = world.map.tile_with(world.player.position);
    const TileDoors doors = world.doors.of(tile.place);
    std::string result;
    for (std::size_t side = 0; side < doors.size(); ++side) {
        const Cell cell = tile.at(cell_of(side, doors[side]));
        append(result, text(result.empty() ? "doors: " : ", ", name_of(kClockwise[side]),
                            !cell.explored()                         ? " unknown"
                            : cell.terrain() == Terrain::locked_door ? " locked"
                                                                     : " open"));
    }
    return result;
}

void compose(Frame& frame, const ChartView& view) {
    const Point here = view.world.player_tile();
    frame.put_text(0, 0, "-- CHART --", Color::yellow);
    frame.put_text(0, 1,
                   here == Point{} ? "You are at the hearth."
                                   : text("You are ", place(here), " of the hearth."),
                   Color::gray);
    frame.put_text(14, 0, "@ you  H hearth  B brand  V vault  S shrine  k key  f fountain  . seen",
                   Color::gray);
    for_each_in(kTiles, [&](Point away) {
        if (const Tile* tile = view.world.map.find(here + away)) {
            draw(frame, away, sign_of(*tile));
        }
    });
    for (const KnownBrand& known : view.world.known) {
        draw(frame, known.tile - here, 'B');
    }
    draw(frame, Point{} - here, 'H');
    draw(frame, {}, '@');
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
