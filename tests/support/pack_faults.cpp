#include "tests/support/pack_faults.hpp"

#include <span>
#include <variant>

#include "rogue/base/text.hpp"

namespace rogue::test {
namespace {

bool is_sound(const Potion& potion) {
    return potion.heals > 0;
}
bool is_sound(const Weapon& weapon) {
    return !weapon.plain_name.empty() && weapon.bonus > 0;
}
bool is_sound(const Wand& wand) {
    return wand.kind != nullptr && wand.damage > 0 && wand.charges >= 0;
}

}  // namespace

std::string fault_of(const Inventory& pack) {
    const std::span<const Item> items = pack.items();
    if (items.size() > Inventory::kCapacity) {
        return concat(items.size(), " items in the pack");
    }
    std::size_t weapons = 0;
    std::size_t wands = 0;
    for (std::size_t slot = 0; slot < items.size(); ++slot) {
        if (!std::visit([](const auto& item) { return is_sound(item); }, items[slot])) {
            return concat("no sound ", name_of(items[slot]));
        }
        if (pack.in_use(slot)) {
            weapons += std::holds_alternative<Weapon>(items[slot]);
            wands += std::holds_alternative<Wand>(items[slot]);
        }
    }
    const bool right = weapons == (pack.weapon() != nullptr) && wands == (pack.wand() != nullptr);
    return right ? "" : concat(weapons, " weapons and ", wands, " wands in use");
}

}  // namespace rogue::test
