#include "tests/support/world_tiles.hpp"

#include <variant>

#include "rogue/base/text.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {
namespace {

struct NameAndNumbers {
    std::string operator()(const Potion& potion) const {
        return text("potion ", potion.heals, " 0");
    }
    std::string operator()(const Weapon& weapon) const {
        return text("weapon ", weapon.bonus, " 0");
    }
    std::string operator()(const Wand& wand) const {
        return text("wand ", wand.damage, " ", wand.charges);
    }
    std::string operator()(const Item& item) const { return std::visit(*this, item); }
    std::string operator()(world::DoorKey) const { return "key 0 0"; }
    std::string operator()(world::Brand brand) const {
        return text("brand ", brand.quarter, " ", brand.circle);
    }
};

}  // namespace

std::string tile_text(const world::Tile& tile) {
    std::string result;
    for (std::size_t i = 0; i < tile.cells.size(); ++i) {
        result += kWorldTerrainLetters[static_cast<std::size_t>(tile.cells[i].terrain())];
        result += (i + 1) % world::Tile::kSize == 0 ? "\n" : "";
    }
    for (const auto& [position, what] : tile.things) {
        result += text(position.x, " ", position.y, " ", std::visit(NameAndNumbers{}, what), "\n");
    }
    for (const world::Monster& monster : tile.monsters) {
        const Point at = monster.position;
        result += text(at.x, " ", at.y, " ", monster.kind->name, "\n");
    }
    return result;
}

}  // namespace rogue::test
