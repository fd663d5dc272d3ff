#include "rogue/classic/entities/fighting.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"

namespace rogue {

int roll_damage(int attack, Rng& dice) {
    return std::max(1, attack + dice.between(-1, 2));
}

bool hit_monster(Monster& monster, const Player& player, Rng& dice, MessageLog& log) {
    const MonsterKind& kind = *monster.kind;
    if (kind.only_enchanted_steel_harms && !player.wields_enchanted()) {
        log.add(
            text("Your attack glances off the ", kind.name, ". Only enchanted steel can harm it!"),
            Color::yellow);
        return false;
    }
    const int damage = roll_damage(player.attack(), dice);
    monster.hp -= damage;
    log.add(text("You hit the ", kind.name, " for ", damage, "."), Color::white);
    if (!monster.alive()) {
        log.add(text("You kill the ", kind.name, "!"), Color::green);
    }
    return true;
}

void strike_monster(Monster& monster, const Wand& wand, Rng& dice, MessageLog& log) {
    const WandKind& kind = *wand.kind;
    const std::string_view name = monster.kind->name;
    const int damage = roll_damage(wand.damage, dice);
    monster.hp -= damage;
    log.add(text("The ", kind.name, " hits the ", name, " for ", damage, "!"), kind.bolt.color);
    if (!monster.alive()) {
        log.add(text("You ", kind.kill_verb, " the ", name, " ", kind.remains, "!"), Color::green);
    }
}

void hit_player(Player& player, const MonsterKind& by, int attack, std::string_view blow, Rng& dice,
                MessageLog& log) {
    const int damage = roll_damage(attack, dice);
    player.hp -= damage;
    log.add(text(blow, " hits you for ", damage, "."), Color::red);
    if (!player.alive()) {
        log.add(text("The ", by.name, " kills you..."), Color::red);
    }
}

}  // namespace rogue
