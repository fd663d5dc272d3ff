#pragma once

#include <string>

#include "rogue/classic/map/dungeon_level.hpp"

namespace rogue::test {

using namespace classic;

/// Calls `visit` with the point of every tile of a level.
void for_each_tile(auto visit) {
    for (int y = 0; y < DungeonLevel::kHeight; ++y) {
        for (int x = 0; x < DungeonLevel::kWidth; ++x) {
            visit(Point{x, y});
        }
    }
}

/// What is wrong with a level in play, in words; empty if nothing is. In a sound level everything
/// stands on open ground, no two items or two monsters share a tile, all monsters live, the ways up
/// and down are where the level says, and every open tile can be reached from every other.
std::string fault_of(const DungeonLevel& level);

}  // namespace rogue::test
