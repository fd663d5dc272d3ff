#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;

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
