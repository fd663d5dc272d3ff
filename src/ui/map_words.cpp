#include "rogue/ui/map_words.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

auto rank(const Sighting& sighting) {
    return std::tuple(sighting.content.kind != TileContent::Kind::creature,
                      sighting.content.remembered, manhattan_distance({}, sighting.from_player));
}

}  // namespace

std::vector<Sighting> sightings(const SeenMap& seen) {
    std::vector<Sighting> result;
    for_each_in(seen.part(), [&](Point place) {
        const TileContent content = seen.at(place);
        if (place != seen.player() && !content.name.empty()) {
            const Sighting sighting{content, place - seen.player()};
            result.insert(std::ranges::upper_bound(result, rank(sighting), {}, rank), sighting);
        }
    });
    return result;
}

std::string sighting_words(const Sighting& sighting) {
    return concat(sighting.content.name, ", ", bearing(sighting.from_player),
                  sighting.content.remembered ? ", remembered" : "");
}

std::string open_ways(const SeenMap& seen) {
    std::string result;
    for (const Direction direction : kClockwise) {
        const TileContent::Kind kind = seen.at(seen.player() + offset(direction)).kind;
        if (kind != TileContent::Kind::unknown && kind != TileContent::Kind::wall) {
            append(result, result.empty() ? "ways " : ", ", name_of(direction));
        }
    }
    return result.empty() ? "no way" : result;
}

std::string aim_words(const SeenMap& seen) {
    if (!seen.aim) {
        return {};
    }
    std::string result = concat("aim ", bearing(seen.aim->at - seen.player()));
    std::string_view before = ": ";
    for (const auto& [content, from_player] : sightings(seen)) {
        if (content.kind == TileContent::Kind::creature &&
            std::ranges::find(seen.aim->struck, seen.player() + from_player) !=
                seen.aim->struck.end()) {
            append(result, std::exchange(before, ", "), content.name);
        }
    }
    return result;
}

std::string described(Sighting sighting, const Note& note) {
    sighting.content.name = note.name;
    return concat(sighting_words(sighting), note.about.empty() ? "" : ": ", note.about);
}

std::string wounds(std::span<const Health> shown) {
    std::string result;
    for (const auto& [name, filled, whole] : shown) {
        if (filled < whole) {
            append(result, result.empty() ? "hurt: " : ", ", name, " ", filled, " of ", whole,
                   " bars");
        }
    }
    return result;
}

namespace {

// Returns the characters of a row, where a glyph is one character.
std::string row_text(const Frame& frame, int row) {
    std::string line;
    for (const Cell& cell : frame.row(row)) {
        if (cell.kind != Cell::Kind::glyph_tail) {
            line += cell.character;
        }
    }
    return line;
}

// Appends the words as a line, with one blank between them, without what is drawn around them.
void append_tidy(std::string& to, std::string_view line) {
    constexpr std::string_view kDrawn = " -#=";
    std::string words(trimmed(line, kDrawn));
    const auto both_blank = [](char a, char b) { return a == ' ' && b == ' '; };
    words.erase(std::unique(words.begin(), words.end(), both_blank), words.end());
    if (!words.empty()) {
        to += words + "\n";
    }
}

char character_at(const Frame& frame, const MapLayout& layout, Point tile) {
    return frame.at(tile.x * layout.tile_width, tile.y).character;
}

// Returns the smallest box that holds everything drawn in `box`; empty if nothing is.
Box drawn_part(const Frame& frame, const MapLayout& layout, const Box& box) {
    std::optional<Box> drawn;
    for_each_in(box, [&](Point tile) {
        if (character_at(frame, layout, tile) != ' ') {
            const auto [x, y, width, height] = drawn.value_or(Box{tile.x, tile.y, 1, 1});
            drawn =
                box_between({std::min(x, tile.x), y}, {std::max(x + width - 1, tile.x), tile.y});
        }
    });
    return drawn.value_or(Box{});
}

// Returns the part of the box around the player that has at most so many columns.
Box around_player(const SeenMap& seen, Box box, int columns) {
    if (box.width > columns) {
        const int middle = seen.on_map(seen.player()).x;
        box.x = std::clamp(middle - columns / 2, box.x, box.x + box.width - columns);
        box.width = columns;
    }
    return box;
}

// Returns a line that says on which sides of the shown part there is more.
std::string more_than(const Box& shown, const Box& known) {
    const bool west = known.x < shown.x;
    const bool east = known.x + known.width > shown.x + shown.width;
    if (!west && !east) {
        return "";
    }
    return concat("more ", west ? "west" : "", west && east ? ", " : "", east ? "east" : "", "\n");
}

// Returns a line that tells what the characters of the map mean, where they have names.
std::string names_on(const Frame& frame, const MapLayout& layout, const SeenMap& seen,
                     const Box& box) {
    std::string names;
    std::string named;  // The characters in `names`.
    for_each_in(box, [&](Point tile) {
        const Point place = seen.place_of(tile);
        const char character = character_at(frame, layout, tile);
        if (place == seen.player() || contains(named, character)) {
            return;
        }
        const TileContent content = seen.at(place);
        const bool target =
            content.kind == TileContent::Kind::ground && seen.aim && seen.aim->at == place;
        const std::string_view name = target ? "aim" : content.name;
        if (!name.empty()) {
            named += character;
            append(names, names.empty() ? "" : ", ", character, " ", name);
        }
    });
    return names.empty() ? names : names + "\n";
}

}  // namespace

std::string map_text(const Frame& frame, const MapLayout& layout, const SeenMap& seen,
                     int columns) {
    const Box known = drawn_part(frame, layout, layout.tiles());
    Box shown = around_player(seen, known, columns);
    const Box drawn = drawn_part(frame, layout, shown);
    shown.y = drawn.y;
    shown.height = drawn.height;
    std::string map = concat(shown.width, " columns, ", shown.height, " rows\n");
    for (int y = shown.y; y < shown.y + shown.height; ++y) {
        for (int x = shown.x; x < shown.x + shown.width; ++x) {
            map += character_at(frame, layout, {x, y});
        }
        map.erase(map.find_last_not_of(' ') + 1);
        map += '\n';
    }
    return map + more_than(shown, known) + names_on(frame, layout, seen, shown);
}

std::string status_text(std::span<const StatusLine> lines) {
    std::string result;
    for (const StatusLine& line : lines) {
        append_tidy(result, line.spoken.value_or(line.words));
    }
    return result;
}

// Spells the signs that the screen reader Fenrir skips by default: all but $ ~ + * / \ @ and the
// minus. The bracket behind a letter of the pack becomes a colon.
std::string for_speech(std::string_view lines) {
    constexpr std::string_view kSigns = "><_?.";
    constexpr std::array<std::string_view, kSigns.size()> kNames{
        " greater than", " less than", " underscore", " question mark", " period"};
    std::string result;
    int open = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view before = lines.substr(0, i);
        const char last = before.empty() ? '\n' : before.back();
        const char next = i + 1 < lines.size() ? lines[i + 1] : '\n';
        if (lines[i] == '(' || lines[i] == '[') {
            const bool in_sentence = last == ' ' && i > 1 && !contains(".,:;!?\n", before[i - 2]);
            if (in_sentence) {
                result.insert(result.size() - 1, ",");
            }
            ++open;
        } else if (lines[i] == ')' || lines[i] == ']') {
            result += open > 0 ? "" : ":";
            open -= open > 0 ? 1 : 0;
        } else {
            const std::size_t sign = kSigns.find(lines[i]);
            const bool alone = contains("\n ([", last) && contains("\n :;,.)]", next);
            append(result, lines[i], alone && sign < kSigns.size() ? kNames[sign] : "");
        }
    }
    return result;
}

std::string words_of(const Frame& frame) {
    std::string result;
    for (int row = 0; row < Frame::kRows; ++row) {
        append_tidy(result, row_text(frame, row));
    }
    return result;
}

}  // namespace rogue
