#pragma once

#include <string>
#include <string_view>

#include "world/rules/tile_generator.hpp"

namespace rogue::test {

/// How terrains are drawn, in their order.
inline constexpr std::string_view kWorldTerrainLetters = "#+=~.'{&^";

/// A tile as text: 32 rows of terrain, then its things in the order of the list, a line each:
/// `X Y NAME A B`; then its monsters: `X Y NAME`.
std::string tile_text(const world::Tile& tile);

}  // namespace rogue::test
