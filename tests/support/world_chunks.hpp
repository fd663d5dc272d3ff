#pragma once

#include <string>
#include <string_view>

#include "world/rules/chunk_generator.hpp"

namespace rogue::test {

/// How terrains are drawn, in their order.
inline constexpr std::string_view kWorldTerrainLetters = "#+=|~.'{&^_";

/// A chunk as text: 32 rows of terrain, then its things in the order of the list, a line each:
/// `X Y NAME A B`; of a shrine `order` and its plates; then its monsters: `X Y NAME`, and of a
/// champion its own name and its second habit.
std::string chunk_text(const world::Chunk& chunk);

}  // namespace rogue::test
