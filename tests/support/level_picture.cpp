#include "tests/support/level_picture.hpp"

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <vector>

#include "rogue/entities/monster_factory.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {
namespace {

constexpr std::string_view kTerrainLetters = "#.><~";  // In the order of Terrain.

char letter_of(const MonsterKind& kind) {
    return kind.name == "dread knight" ? 'D' : kind.name.front();
}

std::vector<std::string_view> rows_of(std::string_view drawing) {
    std::vector<std::string_view> rows;
    while (!drawing.empty()) {
        const std::size_t end = std::min(drawing.find('\n'), drawing.size());
        std::string_view row = drawing.substr(0, end);
        drawing.remove_prefix(std::min(end + 1, drawing.size()));
        row.remove_prefix(std::min(row.find_first_not_of(' '), row.size()));
        if (!row.empty()) {
            rows.push_back(row);
        }
    }
    return rows;
}

void put(DungeonLevel& level, Point p, char letter) {
    const std::size_t terrain = kTerrainLetters.find(letter);
    const auto kind = std::ranges::find(monster_kinds(), letter, letter_of);
    level.at(p).terrain =
        terrain != std::string_view::npos ? static_cast<Terrain>(terrain) : Terrain::floor;
    if (kind != monster_kinds().end()) {
        level.monsters.emplace_back(*kind, p);
    } else if (letter == '!') {
        level.items.push_back({p, kPotion});
    } else if (letter == ')') {
        level.items.push_back({p, kDagger});
    } else if (letter == '/') {
        level.items.push_back({p, kWand});
    } else if (letter == '>') {
        level.stairs_down = p;
    } else if (letter == '<') {
        level.spawn = p;
    } else if (terrain == std::string_view::npos && letter != '@') {
        throw std::invalid_argument(std::string("no such thing in a drawing: ") + letter);
    }
}

char letter_at(const DungeonLevel& level, Point p) {
    for (const Monster& monster : level.monsters) {
        if (monster.position == p) {
            return letter_of(*monster.kind);
        }
    }
    if (const PlacedItem* placed = level.item_at(p)) {
        return std::string_view("!)/")[placed->item.index()];
    }
    return kTerrainLetters[static_cast<std::size_t>(level.at(p).terrain)];
}

std::string drawn(std::string_view like, const std::function<char(Point)>& letter) {
    std::string result;
    int y = 0;
    for (const std::string_view row : rows_of(like)) {
        for (int x = 0; x < static_cast<int>(row.size()); ++x) {
            result += letter({x, y});
        }
        result += '\n';
        ++y;
    }
    return result;
}

}  // namespace

DungeonLevel level_from(std::string_view drawing) {
    DungeonLevel level;
    Point start{-1, -1};
    int y = 0;
    for (const std::string_view row : rows_of(drawing)) {
        for (int x = 0; x < static_cast<int>(row.size()); ++x) {
            const char letter = row[static_cast<std::size_t>(x)];
            put(level, {x, y}, letter);
            if (letter == '@') {
                start = {x, y};
            }
        }
        ++y;
    }
    if (DungeonLevel::contains(start)) {
        level.spawn = start;
    }
    return level;
}

std::string drawing_of(const DungeonLevel& level, Point player, std::string_view like) {
    return drawn(like, [&](Point p) { return p == player ? '@' : letter_at(level, p); });
}

std::string sight_of(const DungeonLevel& level, Point eye, std::string_view like) {
    return drawn(like, [&](Point p) {
        if (!level.at(p).visible) {
            return '-';
        }
        return p == eye ? '@' : (level.at(p).terrain == Terrain::wall ? '#' : '.');
    });
}

std::string tidy(std::string_view drawing) {
    std::string result;
    for (const std::string_view row : rows_of(drawing)) {
        result += row;
        result += '\n';
    }
    return result;
}

DungeonLevel open_level() {
    DungeonLevel level;
    for (int y = 0; y < DungeonLevel::kHeight; ++y) {
        for (int x = 0; x < DungeonLevel::kWidth; ++x) {
            level.at({x, y}).terrain = Terrain::floor;
        }
    }
    return level;
}

}  // namespace rogue::test
