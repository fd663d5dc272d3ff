#include "rogue/ui/map_words.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <utility>

#include "rogue/base/direction.hpp"
#include "rogue/base/place.hpp"
#include "rogue/base/text.hpp"

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

template <typename Visit>
void for_each_tile(const MapReading& reading, Visit visit) {
    for (int y = 0; y < reading.rows; ++y) {
        for (int x = 0; x < reading.columns; ++x) {
            visit(Point{x, y});
        }
    }
}

// Creatures come before things as near as they are.
auto rank(const Sighting& sighting) {
    return std::tuple(sighting.seen.remembered, manhattan_distance({}, sighting.from_player),
                      sighting.seen.kind != Seen::Kind::creature);
}

}  // namespace

// Every game draws the player by the same character, if not always as a glyph.
std::optional<Point> player_on(const Frame& frame, const MapReading& reading) {
    constexpr char kPlayer = static_cast<char>(kPlayerGlyph);
    for (int y = 0; y < reading.rows; ++y) {
        for (int x = 0; x < reading.columns; ++x) {
            const Cell& cell = frame.at(x * reading.tile_width, y);
            if ((cell.glyph == kPlayerGlyph || cell.character == kPlayer) &&
                reading.seen(cell).kind == Seen::Kind::player) {
                return Point{x, y};
            }
        }
    }
    return std::nullopt;
}

Seen seen_at(const Frame& frame, const MapReading& reading, Point tile) {
    const bool on_map =
        tile.x >= 0 && tile.x < reading.columns && tile.y >= 0 && tile.y < reading.rows;
    return on_map ? reading.seen(frame.at(tile.x * reading.tile_width, tile.y)) : Seen{};
}

std::vector<Sighting> sightings(const Frame& frame, const MapReading& reading) {
    std::vector<Sighting> result;
    const auto player = player_on(frame, reading);
    for_each_tile(reading, [&](Point tile) {
        const Seen seen = seen_at(frame, reading, tile);
        if (player && tile != *player && !seen.name.empty()) {
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

std::string aim(const Frame& frame, const MapReading& reading) {
    std::optional<Point> aimed;
    for_each_tile(reading, [&](Point tile) {
        if (seen_at(frame, reading, tile).aimed) {
            aimed = tile;
        }
    });
    const auto player = player_on(frame, reading);
    if (!aimed || !player) {
        return {};
    }
    std::string result = text("aim ", place(*aimed - *player));
    std::string_view before = ": ";
    for (const Sighting& sighting : sightings(frame, reading)) {
        if (sighting.seen.kind == Seen::Kind::creature && sighting.seen.struck) {
            append(result, text(std::exchange(before, ", "), sighting.seen.name));
        }
    }
    return result;
}

std::string description(const Sighting& sighting, const Frame& frame, const MapReading& reading) {
    const std::string_view note = reading.note(sighting.seen.name);
    std::string result = text(told(sighting), note.empty() ? "" : ": ", note);
    std::string_view before = "; health ";
    for (const auto& [name, left, whole] : reading.health(frame)) {
        if (name == sighting.seen.name) {
            append(result, text(std::exchange(before, ", "), left, " of ", whole));
        }
    }
    return result;
}

std::string wounds(const Frame& frame, const MapReading& reading) {
    std::string result;
    for (const auto& [name, left, whole] : reading.health(frame)) {
        if (left < whole) {
            append(result, text(result.empty() ? "hurt: " : ", ", name, " ", left, " of ", whole));
        }
    }
    return result;
}

}  // namespace rogue
