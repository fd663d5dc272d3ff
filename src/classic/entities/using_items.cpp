#include "rogue/classic/entities/using_items.hpp"

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

// What each kind of item does when it is used.
struct Use {
    Player& player;
    std::size_t slot;
    Charges charges;
    MessageLog& log;

    void operator()(const Potion& potion) const {
        const int gained = player.heal(potion.heals);
        log.add(text("You drink the ", potion.name(), ". ",
                     gained > 0 ? text("(+", gained, " HP)") : "No effect."),
                Color::green);
        player.pack.remove(slot);
    }

    void operator()(const Weapon& weapon) const {
        player.pack.equip_weapon(slot);
        log.add(text("You equip the ", weapon.name(), "."), Color::cyan);
    }

    void operator()(const Wand& wand) const {
        player.pack.ready_wand(slot);
        const bool told = charges == Charges::told;
        log.add(text("You ready the ", told ? wand.name() : text("wand of ", wand.kind->name), "."),
                Color::magenta);
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
    log.add(text("You pick up the ", name_of(*here), "."), Color::cyan);
    player.pack.add(*here);
    return true;
}

void use_item(Player& player, std::size_t slot, Charges charges, MessageLog& log) {
    const Item item = player.pack.items()[slot];
    std::visit(Use{player, slot, charges, log}, item);
}

Wand* wand_to_zap(Player& player, MessageLog& log) {
    Wand* wand = player.pack.wand();
    if (wand == nullptr) {
        log.add("You have no wand readied.", Color::dark_gray);
        return nullptr;
    }
    if (wand->charges == 0) {
        log.add(text("The wand of ", wand->kind->name, " is spent."), Color::dark_gray);
        return nullptr;
    }
    log.add("Zap which direction? (arrow keys)", Color::magenta);
    return wand;
}

void bless_weapon(Player& player, MessageLog& log) {
    Weapon* weapon = player.pack.weapon();
    if (weapon == nullptr) {
        log.add("A fountain hums with magic, but you have no weapon equipped.", Color::yellow);
    } else if (weapon->enchanted) {
        log.add(text("The fountain's power has already blessed your ", weapon->name(), "."),
                Color::dark_gray);
    } else {
        weapon->enchanted = true;
        log.add(text("Your ", weapon->name(), " glows with enchantment!"), Color::cyan);
    }
}

}  // namespace rogue
