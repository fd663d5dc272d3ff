#include "tests/support/world_chunks.hpp"

#include <variant>

#include "rogue/base/text.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {
namespace {

struct NameAndNumbers {
    std::string operator()(const Potion& potion) const {
        return concat("potion ", potion.heals, " 0");
    }
    std::string operator()(const Weapon& weapon) const {
        return concat("weapon ", weapon.bonus, " 0");
    }
    std::string operator()(const Wand& wand) const {
        return concat("wand ", wand.damage, " ", wand.charges);
    }
    std::string operator()(const Item& item) const { return std::visit(*this, item); }
    std::string operator()(world::DoorKey) const { return "key 0 0"; }
    std::string operator()(world::Brand brand) const {
        return concat("brand ", brand.quarter, " ", brand.circle);
    }
    std::string operator()(world::Gift gift) const {
        return concat("gift ", static_cast<int>(gift), " 0");
    }
};

}  // namespace

std::string chunk_text(const world::Chunk& chunk) {
    std::string result;
    for (std::size_t i = 0; i < chunk.cells.size(); ++i) {
        result += kWorldTerrainLetters[static_cast<std::size_t>(chunk.cells[i].terrain())];
        result += (i + 1) % world::Chunk::kSize == 0 ? "\n" : "";
    }
    for (const auto& [position, what] : chunk.things) {
        result +=
            concat(position.x, " ", position.y, " ", std::visit(NameAndNumbers{}, what), "\n");
    }
    if (chunk.plates) {
        result += "order";
        for (const std::size_t side : chunk.plates->sides) {
            result += concat(" ", name_of(kClockwise[side]));
        }
        result += "\n";
    }
    for (const world::Monster& monster : chunk.monsters) {
        const Point at = monster.position;
        result += concat(at.x, " ", at.y, " ", monster.kind->name);
        if (monster.is_champion()) {
            result += concat(" ", monster.own_name, " ", world::kHabits[monster.habits[1]].does);
        }
        result += "\n";
    }
    return result;
}

}  // namespace rogue::test
