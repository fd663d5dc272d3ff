#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "rogue/base/key.hpp"
#include "rogue/map/dungeon_level.hpp"

namespace rogue::test {

inline constexpr std::array kArrows{Key::up, Key::down, Key::left, Key::right};

/// The arrow key that begins a shortest way from a tile to another one that is `wanted`, over tiles
/// that are `open`; the last tile need not be open. Returns nothing if there is no way.
std::optional<Key> first_step(Point from, const auto& wanted, const auto& open) {
    struct Reached {
        Point tile;
        Key first;
    };
    constexpr std::size_t kTiles = std::size_t{DungeonLevel::kWidth} * DungeonLevel::kHeight;
    std::array<Reached, kTiles> reached;
    std::array<bool, kTiles> seen{};
    std::size_t count = 0;
    const auto reach = [&](Point p, Key first) {
        bool& seen_here = seen[static_cast<std::size_t>(p.y * DungeonLevel::kWidth + p.x)];
        if (!seen_here && open(p)) {
            reached[count++] = {p, first};
        }
        seen_here = true;
    };
    reach(from, Key::end);
    for (std::size_t i = 0; i < count; ++i) {
        for (const Key arrow : kArrows) {
            const Point next = reached[i].tile + offset(*direction_of(arrow));
            const Key first = reached[i].first == Key::end ? arrow : reached[i].first;
            if (!DungeonLevel::contains(next)) {
                continue;
            }
            if (wanted(next)) {
                return first;
            }
            reach(next, first);
        }
    }
    return std::nullopt;
}

}  // namespace rogue::test
