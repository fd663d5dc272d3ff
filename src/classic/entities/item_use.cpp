#include "rogue/classic/entities/item_use.hpp"

#include "rogue/base/text.hpp"

namespace rogue::classic {
namespace {

struct Use {
    Player& player;
    std::size_t slot;
    MessageLog& log;

    void operator()(const Potion& potion) const {
        const int gained = player.heal(potion.heals);
        log.add(concat("You drink the ", potion.name(), ". ",
                       gained > 0 ? concat("(+", gained, " HP)") : "No effect."),
                Color::green, {.milestone = "potion", .every_time = true});
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

std::string compared(const Item& item, const Player& player) {
    const auto* weapon = std::get_if<Weapon>(&item);
    return weapon == nullptr
               ? ""
               : concat("attack ", player.attack_with(weapon), ", yours ", player.attack());
}

bool pick_up(Player& player, const Item* here, MessageLog& log) {
    if (here == nullptr) {
        log.add("Nothing to pick up.", Color::dark_gray);
        return false;
    }
    if (player.pack.full()) {
        log.add("Your pack is full.", Color::red);
        return false;
    }
    log.add(concat("You pick up the ", name_of(*here), "."), Color::cyan,
            {.kind = Event::Kind::taken, .name = compared(*here, player)});
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
                kExpected);
    } else if (weapon->enchanted) {
        log.add(concat("The fountain's power has already blessed your ", weapon->name(), "."),
                Color::dark_gray, kExpected);
    } else {
        weapon->enchanted = true;
        log.add(concat("Your ", weapon->name(), " glows with enchantment!"), Color::cyan,
                {.milestone = "enchantment"});
    }
}

}  // namespace rogue::classic
