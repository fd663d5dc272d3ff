#include "rogue/classic/entities/combat.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"

namespace rogue::classic {
namespace {

Event killed(const MonsterKind& kind, std::string_view name, std::string_view kill) {
    return {Event::Kind::kill, kind.story.slain.empty() ? kill : kind.story.slain,
            std::string(name)};
}

}  // namespace

int roll_damage(int attack, Rng& dice) {
    return std::max(1, attack + dice.between(-kDamageSpread, kDamageSpread + 1));
}

bool can_harm(const Player& player, const Monster& monster) {
    return !monster.kind->only_enchanted_steel_harms || player.wields_enchanted();
}

void land_blow(Monster& monster, const Name& name, int damage, MessageLog& log) {
    const MonsterKind& kind = *monster.kind;
    monster.hp -= damage;
    log.add(concat("You hit ", name.the, " for ", damage, "."), Color::white,
            {.milestone = kind.story.met});
    if (!monster.alive()) {
        log.add(concat("You kill ", name.the, "!"), Color::green, killed(kind, name.plain, "kill"));
    }
}

bool hit_monster(Monster& monster, const Name& name, const Player& player, Rng& dice,
                 MessageLog& log) {
    if (!can_harm(player, monster)) {
        log.add(concat("Your attack glances off ", name.the, ". Only enchanted steel can harm it!"),
                Color::yellow, {.milestone = monster.kind->story.met});
        return false;
    }
    land_blow(monster, name, roll_damage(player.attack(), dice), log);
    return true;
}

void strike_monster(Monster& monster, const Name& name, const Wand& wand, Rng& dice,
                    MessageLog& log) {
    const WandKind& kind = *wand.kind;
    const int damage = roll_damage(wand.damage, dice);
    monster.hp -= damage;
    log.add(concat("The ", kind.bolt.name, " hits ", name.the, " for ", damage, "!"),
            kind.bolt.color, {.milestone = monster.kind->story.met});
    if (!monster.alive()) {
        std::string message(kind.kill);
        log.add(message.replace(message.find('*'), 1, name.the), Color::green,
                killed(*monster.kind, name.plain, kind.kill_as));
    }
}

void hit_player(Player& player, const Monster& monster, const Name& name, const Blow& blow,
                Rng& dice, MessageLog& log) {
    const int damage = roll_damage(blow.attack, dice);
    player.hp -= damage;
    log.add(
        concat(capitalized(blow.by.empty() ? name.the : blow.by), " hits you for ", damage, "."),
        Color::red, {Event::Kind::blow, monster.kind->story.met});
    if (!player.alive()) {
        log.add(concat(capitalized(name.the), " kills you..."), Color::red,
                {Event::Kind::death, monster.kind->story.met, name.a});
    }
}

}  // namespace rogue::classic
