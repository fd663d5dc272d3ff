#include "tests/support/level_picture.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <stdexcept>
#include <variant>

#include "rogue/classic/entities/monster.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

constexpr auto kItems = std::to_array<Item>({kPotion, kDagger, kWand});

consteval bool has_all_kinds_of_items() {
    for (std::size_t kind = 0; kind < std::variant_size_v<Item>; ++kind) {
        if (std::ranges::find(kItems, kind, &Item::index) == kItems.end()) {
            return false;
        }
    }
    return true;
}
static_assert(has_all_kinds_of_items(), "give every kind of item one that can be drawn in kItems");

char letter_of(const Look& look) {
    return static_cast<char>(look.glyph);
}

char letter_of(const Item& item) {
    return letter_of(look_of(item));
}

// The thing that has that letter, or null.
template <typename Things>
auto* thing_of(const Things& things, char letter) {
    const auto found = std::ranges::find_if(
        things, [letter](const auto& thing) { return letter_of(thing) == letter; });
    return found == std::end(things) ? nullptr : &*found;
}

void put(DungeonLevel& level, Point p, char letter) {
    const TerrainLook* look = thing_of(kTerrainLooks, letter);
    const MonsterKind* kind = thing_of(kMonsterKinds, letter);
    const Item* item = thing_of(kItems, letter);
    if (look == nullptr && kind == nullptr && item == nullptr && letter != '@') {
        throw std::invalid_argument(std::string("no such thing in a drawing: ") + letter);
    }
    const Terrain terrain = look != nullptr ? look->terrain : Terrain::floor;
    level.at(p).terrain = terrain;
    if (kind != nullptr) {
        level.monsters.emplace_back(*kind, p);
    } else if (item != nullptr) {
        level.items.push_back({p, *item});
    } else if (terrain == Terrain::stairs_down) {
        level.stairs_down = p;
    } else if (terrain == Terrain::stairs_up) {
        level.spawn = p;
    }
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
