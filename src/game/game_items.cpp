#include <chrono>

#include "rogue/base/text.hpp"
#include "rogue/game/game.hpp"

namespace rogue {

Game::TookTurn Game::pick_up() {
    const Point here = player_.position;
    if (level().item_at(here) == nullptr) {
        say("Nothing to pick up.", Color::dark_gray);
        return TookTurn::no;
    }
    if (player_.pack.full()) {
        say("Your pack is full.", Color::red);
        return TookTurn::no;
    }
    const Item item = level().take_item(here);
    say(text("You pick up the ", name_of(item), "."), Color::cyan);
    player_.pack.add(item);
    return TookTurn::yes;
}

Game::TookTurn Game::open_inventory() {
    display_.show(PackView{player_.pack});
    const char letter = static_cast<char>(next_key());
    if (letter >= 'a' && letter < 'a' + static_cast<int>(player_.pack.items().size())) {
        use_item(static_cast<std::size_t>(letter - 'a'));
    }
    return TookTurn::no;
}

// What each kind of item does when the letter of its slot in the pack is pressed.
struct Game::Use {
    Game& game;
    std::size_t slot;

    void operator()(const Potion& potion) const {
        const int gained = game.player_.heal(potion.heals);
        game.say(text("You drink the ", potion.name(), ". ",
                      gained > 0 ? text("(+", gained, " HP)") : "No effect."),
                 Color::green);
        game.player_.pack.remove(slot);
    }

    void operator()(const Weapon& weapon) const {
        game.player_.pack.equip_weapon(slot);
        game.say(text("You equip the ", weapon.name(), "."), Color::cyan);
    }

    void operator()(const Wand& wand) const {
        game.player_.pack.ready_wand(slot);
        game.say(text("You ready the ", wand.name(), "."), Color::magenta);
    }
};

void Game::use_item(std::size_t slot) {
    const Item item = player_.pack.items()[slot];
    std::visit(Use{*this, slot}, item);
}

Game::TookTurn Game::zap() {
    Wand* wand = player_.pack.wand();
    if (wand == nullptr) {
        say("You have no wand readied.", Color::dark_gray);
        return TookTurn::no;
    }
    if (wand->charges == 0) {
        say(text("The wand of ", wand->kind->name, " is spent."), Color::dark_gray);
        return TookTurn::no;
    }
    say("Zap which direction? (arrow keys)", Color::magenta);
    show_map(Waits::for_direction);
    const auto direction = direction_of(next_key());
    if (ending_) {
        return TookTurn::no;
    }
    if (!direction) {
        say("You hold the wand. Nothing happens.", Color::dark_gray);
        return TookTurn::no;
    }
    --wand->charges;
    fire(*wand, *direction);
    return TookTurn::yes;
}

void Game::fire(const Wand& wand, Direction direction) {
    constexpr std::chrono::milliseconds kFlight{40};
    constexpr std::chrono::milliseconds kBurst{60};
    const WandKind& kind = *wand.kind;
    Point target = player_.position;
    for (int flown = 0; flown < kind.range; ++flown) {
        target = target + offset(direction);
        if (!DungeonLevel::contains(target)) {
            say(text("The ", kind.name, " flies off into the dark."), Color::dark_gray);
            return;
        }
        if (!level().walkable(target)) {
            display_.show_over(target, kind.bolt, kBurst);
            say(text("The ", kind.name, " bursts against the wall."), kind.bolt.color);
            return;
        }
        display_.show_over(target, kind.bolt, kFlight);
        if (level().monster_at(target) != nullptr) {
            strike(wand, target);
            return;
        }
    }
    say(text("The ", kind.name, " fizzles in the air."), Color::dark_gray);
}

void Game::strike(const Wand& wand, Point target) {
    const WandKind& kind = *wand.kind;
    const std::string_view monster = level().monster_at(target)->kind->name;
    const int damage = roll_damage(wand.damage);
    say(text("The ", kind.name, " hits the ", monster, " for ", damage, "!"), kind.bolt.color);
    if (hurt_monster_at(target, damage) == Died::yes) {
        say(text("You ", kind.kill_verb, " the ", monster, " ", kind.remains, "!"), Color::green);
    }
}

}  // namespace rogue
