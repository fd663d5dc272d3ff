#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "rogue/base/box.hpp"
#include "rogue/base/text.hpp"
#include "world/rules/brands.hpp"
#include "world/screens/screens.hpp"

namespace rogue::world {
namespace {

constexpr int kColumnsAChunk = 2;
constexpr Box kChunks{-20, -10, 40, 21};  // From the player's chunk.
constexpr Point kChartMiddle{40, 12};     // The cell of the frame that shows the player's chunk.

struct Mark {
    char sign;
    Color color;
    std::string_view name;  // In words; empty if words leave it out.
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

bool shows_key(const Chunk& chunk) {
    return std::ranges::any_of(chunk.things, [&](const Thing& thing) {
        return std::holds_alternative<DoorKey>(thing.what) &&
               chunk.at(inside_chunk(thing.position)).explored();
    });
}

char sign_of(const Chunk& chunk) {
    return chunk.shows(Terrain::vault_door)    ? 'V'
           : chunk.shows(Terrain::sealed_door) ? 'S'
           : shows_key(chunk)                  ? 'k'
           : chunk.shows(Terrain::fountain)    ? 'f'
           : chunk.visited                     ? '.'
                                               : ' ';
}

// The sign of each chunk on the chart, by its place from the player's chunk.
class Chart {
public:
    explicit Chart(const World& world) {
        const Point here = world.player_chunk();
        for_each_in(kChunks, [&](Point away) {
            const Chunk* chunk = world.map.find(here + away);
            put(away, chunk != nullptr ? sign_of(*chunk) : ' ');
        });
        for (const KnownBrand& known : world.known) {
            put(known.chunk - here, 'B');
        }
        if (here != Point{}) {
            put(Point{} - here, 'H');
        }
    }

    char at(Point away) const { return signs_[index(away)]; }

private:
    static std::size_t index(Point away) {
        return static_cast<std::size_t>((away.y - kChunks.y) * kChunks.width + away.x - kChunks.x);
    }

    void put(Point away, char sign) {
        if (kChunks.contains(away)) {
            signs_[index(away)] = sign;
        }
    }

    std::array<char, std::size_t{kChunks.width} * kChunks.height> signs_{};
};

// Returns `You are 1 west of the hearth.`, with the unit, if any, after the number.
std::string whereabouts(const World& world, std::string_view unit) {
    const Point here = world.player_chunk();
    return here == Point{} ? "You are at the hearth."
                           : concat("You are ", bearing(here, unit), " of the hearth.");
}

}  // namespace

std::string words_of(const ChartView& view) {
    const Chart chart(view.world);
    std::string result = whereabouts(view.world, "land") + "\n";
    for_each_in(kChunks, [&](Point away) {
        const auto mark = std::ranges::find(kMarks, chart.at(away), &Mark::sign);
        if (mark != kMarks.end() && !mark->name.empty()) {
            result += concat(mark->name, ", ",
                             away == Point{} ? "in this land" : bearing(away, "land"), "\n");
        }
    });
    std::string_view before = "visited: ";
    for (const Direction side : kClockwise) {
        const char sign = chart.at(offset(side));
        if (sign == '.' || sign == 'H') {
            append(result, concat(std::exchange(before, ", "), name_of(side)));
        }
    }
    return before == ", " ? result + "\n" : result;
}

std::string door_words(const World& world) {
    const Chunk& chunk = world.map.chunk_with(world.player.position);
    const ChunkDoors doors = world.doors.of(chunk.place);
    std::string result;
    for (std::size_t side = 0; side < doors.size(); ++side) {
        const Cell cell = chunk.at(cell_of(side, doors[side]));
        append(result, concat(result.empty() ? "doors: " : ", ", name_of(kClockwise[side]),
                              !cell.explored()                         ? " unknown"
                              : cell.terrain() == Terrain::locked_door ? " locked"
                                                                       : " open"));
    }
    return result;
}

std::string heard_words(const World& world) {
    if (!world.heard) {
        return "";
    }
    const auto [x, y] = inside_chunk(*world.heard);
    const std::string_view side = name_of(y == 0              ? Direction::up
                                          : x == Chunk::kLast ? Direction::right
                                          : y == Chunk::kLast ? Direction::down
                                                              : Direction::left);
    const int steps = manhattan_distance(*world.heard, world.player.position);
    return world.map.at(*world.heard).explored()
               ? concat("From the door in the ", side, ", ", steps, " steps.")
               : concat("From the ", side, ".");
}

void compose(Frame& frame, const ChartView& view) {
    frame.put_text(0, 0, "-- CHART --", Color::yellow);
    frame.put_text(0, 1, whereabouts(view.world, ""), Color::gray);
    frame.put_text(14, 0, "@ you  H hearth  B brand  V vault  S shrine  k key  f fountain  . seen",
                   Color::gray);
    frame.put_cursor(kChartMiddle.x, kChartMiddle.y);
    const Chart chart(view.world);
    for_each_in(kChunks, [&](Point away) {
        const char sign = away == Point{} ? '@' : chart.at(away);
        const auto mark = std::ranges::find(kMarks, sign, &Mark::sign);
        if (mark != kMarks.end()) {
            frame.put_text(kChartMiddle.x + kColumnsAChunk * away.x, kChartMiddle.y + away.y,
                           {&sign, 1}, mark->color);
        }
    });
}

void compose(Frame& frame, const Story& story) {
    const auto& [stones, brands] = story;
    int row = 0;
    frame.put_text(0, row, "-- THE STORY SO FAR --", Color::yellow);
    frame.put_cursor(0, row);
    if (stones == 0 && brands == 0) {
        frame.put_text(
            0, 2, "Nothing yet. Stones tell it, and so does the hearth when a brand comes home.",
            Color::gray);
    }
    for (std::size_t i = 0; i < std::min(stones, kStoneLines.size()); ++i) {
        frame.put_text(0, ++row, kStoneLines[i], Color::white);
    }
    row += stones > 0 ? 1 : 0;
    for (std::size_t i = 0; i < std::min(brands, kHearthLines.size()); ++i) {
        frame.put_text(0, ++row, kHearthLines[i], Color::white);
    }
    frame.put_text(0, Story::kKeysRow, "any other key: back to the game", Color::gray);
}

static_assert(1 + kStoneLines.size() + 1 + kHearthLines.size() < Frame::kRows,
              "the whole story is on one screen");

}  // namespace rogue::world
