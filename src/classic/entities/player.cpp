#include "rogue/classic/entities/player.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"

namespace rogue::classic {

bool Player::wields_enchanted() const {
    const Weapon* weapon = pack.weapon();
    return weapon != nullptr && weapon->enchanted;
}

int Player::heal(int amount) {
    const int gained = std::min(amount, max_hp - hp);
    hp += gained;
    return gained;
}

int roll_damage(int attack, Rng& dice) {
    return std::max(1, attack + dice.between(-kDamageSpread, kDamageSpread + 1));
}

namespace {

Event killed(const MonsterKind& kind, std::string_view name, std::string_view kill) {
    return {Event::Kind::kill, kind.story.slain.empty() ? kill : kind.story.slain,
            std::string(name)};
}

}  // namespace

bool hit_monster(Monster& monster, const Name& name, const Player& player, Rng& dice,
                 MessageLog& log) {
    const MonsterKind& kind = *monster.kind;
    if (kind.only_enchanted_steel_harms && !player.wields_enchanted()) {
        log.add(concat("Your attack glances off ", name.the, ". Only enchanted steel can harm it!"),
                Color::yellow, {.milestone = kind.story.met});
        return false;
    }
    const int damage = roll_damage(player.attack(), dice);
    monster.hp -= damage;
    log.add(concat("You hit ", name.the, " for ", damage, "."), Color::white,
            {.milestone = kind.story.met});
    if (!monster.alive()) {
        log.add(concat("You kill ", name.the, "!"), Color::green, killed(kind, name.plain, "kill"));
    }
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

namespace {

// Uses an item by its kind.
struct Use {
    Player& player;
    std::size_t slot;
    MessageLog& log;

    void operator()(const Potion& potion) const {
        const int gained = player.heal(potion.heals);
        log.add(concat("You drink the ", potion.name(), ". ",
                       gained > 0 ? concat("(+", gained, " HP)") : "No effect."),
                Color::green, {.milestone = "potion", .each = true});
        player.pack.remove(slot);
    }

    void operator()(const Weapon& weapon) const {
        player.pack.equip_weapon(slot);
        log.add(concat("You equip the ", weapon.name(), "."), Color::cyan, {.milestone = "weapon"});
    }

    void operator()(const Wand& wand) const {
        player.pack.ready_wand(slot);
        log.add(concat("You ready the ", wand.name(), "."), Color::magenta, {.milestone = "wand"});
    }
};

}  // namespace

bool pick_up(Player& player, const Item* here, MessageLog& log) {
    if (here == nullptr) {
        log.add("Nothing to pick up.", Color::dark_gray);
        return false;
    }
    if (player.pack.full()) {
        log.add("Your pack is full.", Color::red);
        return false;
    }
    log.add(concat("You pick up the ", name_of(*here), "."), Color::cyan, kMeant);
    player.pack.add(*here);
    return true;
}

bool use_item(Player& player, std::size_t slot, MessageLog& log) {
    if (slot >= player.pack.items().size()) {
        return false;
    }
    const Item item = player.pack.items()[slot];
    std::visit(Use{player, slot, log}, item);
    return true;
}

bool ask_where_to_zap(const Player& player, MessageLog& log, std::string_view spent) {
    const Wand* wand = player.pack.wand();
    if (wand == nullptr) {
        log.add("You have no wand readied.", Color::dark_gray);
        return false;
    }
    if (wand->charges == 0) {
        log.add(concat("The wand of ", wand->kind->bolt.name, " is ", spent, "."),
                Color::dark_gray);
        return false;
    }
    log.add("Zap which direction? (arrow keys)", Color::magenta);
    return true;
}

Flight fire_wand(Player& player, std::optional<Direction> direction, MessageLog& log,
                 const std::function<BoltMet(Point tile, const Wand& wand)>& meet) {
    if (!direction) {
        log.add("You hold the wand. Nothing happens.", Color::dark_gray);
        return {};
    }
    Wand& wand = *player.pack.wand();
    --wand.charges;
    const WandKind& kind = *wand.kind;
    Flight seen;
    Point tile = player.position;
    for (int flown = 0; flown < kind.range; ++flown) {
        tile = tile + offset(*direction);
        const BoltMet met = meet(tile, wand);
        if (met == BoltMet::edge) {
            log.add(concat("The ", kind.bolt.name, " flies off into the dark."), Color::dark_gray);
            return seen;
        }
        seen.push_back({tile, kind.bolt.appearance(), met == BoltMet::wall});
        if (met == BoltMet::wall) {
            log.add(concat("The ", kind.bolt.name, " bursts against the wall."), kind.bolt.color);
        }
        if (met != BoltMet::nothing) {
            return seen;
        }
    }
    log.add(concat("The ", kind.bolt.name, " fizzles in the air."), Color::dark_gray);
    return seen;
}

void bless_weapon(Player& player, MessageLog& log) {
    Weapon* weapon = player.pack.weapon();
    if (weapon == nullptr) {
        log.add("A fountain hums with magic, but you have no weapon equipped.", Color::yellow,
                kMeant);
    } else if (weapon->enchanted) {
        log.add(concat("The fountain's power has already blessed your ", weapon->name(), "."),
                Color::dark_gray, kMeant);
    } else {
        weapon->enchanted = true;
        log.add(concat("Your ", weapon->name(), " glows with enchantment!"), Color::cyan,
                {.milestone = "enchantment"});
    }
}

}  // namespace rogue::classic
