#include "tests/support/things.hpp"

#include <stdexcept>
#include <string>

#include "rogue/classic/entities/monster.hpp"

namespace rogue::test {

using namespace classic;

const MonsterKind& kind(std::string_view name) {
    for (const MonsterKind& found : kMonsterKinds) {
        if (found.name == name) {
            return found;
        }
    }
    throw std::invalid_argument("no such monster: " + std::string(name));
}

Player carrying(std::initializer_list<Item> items) {
    Player player;
    for (const Item& item : items) {
        player.pack.add(item);
    }
    return player;
}

Player wielding(const Weapon& weapon) {
    Player player = carrying({weapon});
    player.pack.equip_weapon(0);
    return player;
}

Player readied(const Wand& wand) {
    Player player = carrying({wand});
    player.pack.ready_wand(0);
    return player;
}

Player wounded(int hp) {
    Player player;
    player.hp = hp;
    return player;
}

}  // namespace rogue::test
