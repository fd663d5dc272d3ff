#include "rogue/ui/map_words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <tuple>

#include "rogue/base/direction.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/glyph_set.hpp"

namespace rogue {
namespace {

struct Compass {
    Direction direction;
    std::string_view name;
};

constexpr std::array kCompass{
    Compass{Direction::up, "north"},
    Compass{Direction::right, "east"},
    Compass{Direction::down, "south"},
    Compass{Direction::left, "west"},
};

const Cell& cell_at(const Frame& frame, const MapReading& reading, Point tile) {
    return frame.at(tile.x * reading.tile_width, tile.y);
}

Seen seen_at(const Frame& frame, const MapReading& reading, Point tile) {
    const bool on_map =
        tile.x >= 0 && tile.x < reading.columns && tile.y >= 0 && tile.y < reading.rows;
    return on_map ? reading.seen(cell_at(frame, reading, tile)) : Seen{};
}

template <typename Visit>
void for_each_tile(const MapReading& reading, Visit visit) {
    for (int y = 0; y < reading.rows; ++y) {
        for (int x = 0; x < reading.columns; ++x) {
            visit(Point{x, y});
        }
    }
}

std::optional<Point> player_on(const Frame& frame, const MapReading& reading) {
    std::optional<Point> player;
    for_each_tile(reading, [&](Point tile) {
        if (seen_at(frame, reading, tile).kind == Seen::Kind::player) {
            player = tile;
        }
    });
    return player;
}

char character_of(const Cell& cell) {
    return cell.kind == Cell::Kind::character ? cell.character : ascii(cell.glyph).front();
}

// The characters of a row from that column on. A glyph is one of them.
std::string row_text(const Frame& frame, int row, int column) {
    std::string line;
    for (; column < Frame::kColumns; ++column) {
        const Cell& cell = frame.at(column, row);
        if (cell.kind != Cell::Kind::glyph_tail) {
            line += character_of(cell);
        }
    }
    return line;
}

// The words with one blank between them, without what is drawn around them.
std::string tidy(std::string_view line) {
    constexpr std::string_view kDrawn = " -#=";
    const std::size_t begin = line.find_first_not_of(kDrawn);
    if (begin == std::string_view::npos) {
        return {};
    }
    line = line.substr(begin, line.find_last_not_of(kDrawn) + 1 - begin);
    std::string result(line);
    const auto both_blank = [](char a, char b) { return a == ' ' && b == ' '; };
    result.erase(std::unique(result.begin(), result.end(), both_blank), result.end());
    return result;
}

void append_tidy(std::string& to, std::string_view line) {
    const std::string words = tidy(line);
    if (!words.empty()) {
        to += words + "\n";
    }
}

// Creatures come before things as near as they are.
auto rank(const Sighting& sighting) {
    return std::tuple(sighting.seen.remembered, manhattan_distance({}, sighting.from_player),
                      sighting.seen.kind != Seen::Kind::creature);
}

// A line that tells what the characters of the map mean, where they have names.
std::string names_on(const Frame& frame, const MapReading& reading) {
    std::string names;
    std::string named;  // The characters in `names`.
    for_each_tile(reading, [&](Point tile) {
        const char character = character_of(cell_at(frame, reading, tile));
        const std::string_view name = seen_at(frame, reading, tile).name;
        if (!name.empty() && named.find(character) == std::string::npos) {
            named += character;
            names += text(names.empty() ? "" : ", ", named.substr(named.size() - 1), " ", name);
        }
    });
    return names.empty() ? names : names + "\n";
}

}  // namespace

std::vector<Sighting> sightings(const Frame& frame, const MapReading& reading) {
    std::vector<Sighting> result;
    const auto player = player_on(frame, reading);
    for_each_tile(reading, [&](Point tile) {
        const Seen seen = seen_at(frame, reading, tile);
        if (player && tile != *player && (!seen.name.empty() || seen.aimed)) {
            const Sighting sighting{seen, tile - *player};
            result.insert(std::ranges::upper_bound(result, rank(sighting), {}, rank), sighting);
        }
    });
    return result;
}

std::string told(const Sighting& sighting) {
    return text(sighting.seen.name, ", ", place(sighting.from_player),
                sighting.seen.remembered ? ", remembered" : "");
}

std::string place(Point from_player) {
    const auto [x, y] = from_player;
    std::string result;
    if (x != 0) {
        result = text(std::abs(x), x > 0 ? " east" : " west");
    }
    if (y != 0) {
        result += text(x != 0 ? ", " : "", std::abs(y), y > 0 ? " south" : " north");
    }
    return result.empty() ? "here" : result;
}

std::string ways(const Frame& frame, const MapReading& reading) {
    const auto player = player_on(frame, reading);
    std::string result;
    for (const auto& [direction, name] : kCompass) {
        const Seen::Kind kind = player ? seen_at(frame, reading, *player + offset(direction)).kind
                                       : Seen::Kind::unknown;
        if (kind != Seen::Kind::unknown && kind != Seen::Kind::wall) {
            result += text(result.empty() ? "ways " : ", ", name);
        }
    }
    return result.empty() ? "no way" : result;
}

// A short line suits a braille display, so nothing unknown stands left or right of the map.
std::string map_text(const Frame& frame, const MapReading& reading) {
    std::array<std::string, Frame::kRows> lines;
    std::size_t margin = std::string::npos;
    for (int y = 0; y < reading.rows; ++y) {
        std::string& line = lines[static_cast<std::size_t>(y)];
        for (int x = 0; x < reading.columns; ++x) {
            line += character_of(cell_at(frame, reading, {x, y}));
        }
        line.erase(line.find_last_not_of(' ') + 1);
        margin = std::min(margin, line.find_first_not_of(' '));
    }
    std::string map;
    for (const std::string& line : lines) {
        map += line.empty() ? "" : line.substr(margin) + "\n";
    }
    return map + names_on(frame, reading);
}

std::string status_text(const Frame& frame, const MapReading& reading) {
    std::string result;
    for (int row = 0; row < reading.rows; ++row) {
        if ((reading.status >> row & 1U) != 0) {
            append_tidy(result, row_text(frame, row, reading.side));
        }
    }
    return result;
}

std::string words_of(const Frame& frame) {
    std::string result;
    for (int row = 0; row < Frame::kRows; ++row) {
        append_tidy(result, row_text(frame, row, 0));
    }
    return result;
}

}  // namespace rogue
