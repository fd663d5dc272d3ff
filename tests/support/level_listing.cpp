#include "tests/support/level_listing.hpp"

#include "rogue/base/text.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {
namespace {

constexpr std::string_view kTerrainLetters = "#.><~";  // In the order of Terrain.

}  // namespace

std::string listing(const DungeonLevel& level) {
    std::string result;
    for (int y = 0; y < DungeonLevel::kHeight; ++y) {
        for (int x = 0; x < DungeonLevel::kWidth; ++x) {
            result += kTerrainLetters[static_cast<std::size_t>(level.at({x, y}).terrain)];
        }
        result += '\n';
    }
    result +=
        text("spawn ", coordinates(level.spawn), "\ndown ", coordinates(level.stairs_down), "\n");
    for (const Monster& monster : level.monsters) {
        result += text(monster.kind->name, " ", coordinates(monster.position), "\n");
    }
    for (const auto& [position, item] : level.items) {
        result += text(name_of(item), " [", detail_of(item), "] ", coordinates(position), "\n");
    }
    return result;
}

}  // namespace rogue::test
