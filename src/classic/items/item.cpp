#include "rogue/classic/items/item.hpp"

#include "rogue/base/text.hpp"

namespace rogue {

std::string Potion::name() const {
    return "healing potion";
}

std::string Potion::detail() const {
    return text("heals ", heals);
}

std::string Weapon::name() const {
    return text(enchanted ? "enchanted " : "", plain_name);
}

std::string Weapon::detail() const {
    return text("+", bonus, " atk");
}

std::string Wand::name() const {
    return text("wand of ", kind->name, " (", charges, ")");
}

std::string Wand::detail() const {
    return text(damage, " dmg, range ", kind->range);
}

}  // namespace rogue
