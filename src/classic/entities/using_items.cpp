#include "rogue/classic/entities/using_items.hpp"

#include <chrono>

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

void use_item(Player& player, Key letter, Charges charges, MessageLog& log) {
    const int slot = static_cast<char>(letter) - 'a';
    if (slot >= 0 && slot < static_cast<int>(player.pack.items().size())) {
        const auto place = static_cast<std::size_t>(slot);
        const Item item = player.pack.items()[place];
        std::visit(Use{player, place, charges, log}, item);
    }
}

bool can_zap(const Player& player, MessageLog& log) {
    const Wand* wand = player.pack.wand();
    if (wand == nullptr) {
        log.add("You have no wand readied.", Color::dark_gray);
        return false;
    }
    if (wand->charges == 0) {
        log.add(text("The wand of ", wand->kind->name, " is spent."), Color::dark_gray);
        return false;
    }
    log.add("Zap which direction? (arrow keys)", Color::magenta);
    return true;
}

std::optional<Bolt> zapped(Player& player, Key key, MessageLog& log) {
    const auto direction = direction_of(key);
    if (!direction) {
        log.add("You hold the wand. Nothing happens.", Color::dark_gray);
        return std::nullopt;
    }
    Wand* wand = player.pack.wand();
    --wand->charges;
    return Bolt{wand, player.position, *direction};
}

std::vector<Flash> fly(const Bolt& bolt, MessageLog& log,
                       const std::function<BoltMet(Point tile)>& meet) {
    constexpr std::chrono::milliseconds kFlight{40};
    constexpr std::chrono::milliseconds kBurst{60};
    const WandKind& kind = *bolt.wand->kind;
    std::vector<Flash> seen;
    Point tile = bolt.from;
    for (int flown = 0; flown < kind.range; ++flown) {
        tile = tile + offset(bolt.direction);
        const BoltMet met = meet(tile);
        if (met == BoltMet::edge) {
            log.add(text("The ", kind.name, " flies off into the dark."), Color::dark_gray);
            return seen;
        }
        seen.push_back({tile, kind.bolt, met == BoltMet::wall ? kBurst : kFlight});
        if (met == BoltMet::wall) {
            log.add(text("The ", kind.name, " bursts against the wall."), kind.bolt.color);
        }
        if (met != BoltMet::nothing) {
            return seen;
        }
    }
    log.add(text("The ", kind.name, " fizzles in the air."), Color::dark_gray);
    return seen;
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
