#include "rogue/classic/entities/player.hpp"

#include <algorithm>

namespace rogue {
namespace {

constexpr int kBaseAttack = 4;

}  // namespace

int Player::attack() const {
    const Weapon* weapon = pack.weapon();
    return kBaseAttack + (weapon != nullptr ? weapon->bonus : 0);
}

Color Player::color() const {
    return wields_enchanted() ? Color::yellow : Color::white;
}

bool Player::wields_enchanted() const {
    const Weapon* weapon = pack.weapon();
    return weapon != nullptr && weapon->enchanted;
}

int Player::heal(int amount) {
    const int gained = std::min(amount, max_hp - hp);
    hp += gained;
    return gained;
}

}  // namespace rogue
