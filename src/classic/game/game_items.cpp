#include <chrono>

#include "rogue/base/text.hpp"
#include "rogue/classic/entities/fighting.hpp"
#include "rogue/classic/entities/using_items.hpp"
#include "rogue/classic/game/game.hpp"

namespace rogue {

TookTurn Game::pick_up() {
    const Point here = player_.position;
    const PlacedItem* found = level().item_at(here);
    if (!rogue::pick_up(player_, found == nullptr ? nullptr : &found->item, log_)) {
        return TookTurn::no;
    }
    level().take_item(here);
    return TookTurn::yes;
}

TookTurn Game::open_inventory() {
    display_.show(PackView{player_.pack});
    const char letter = static_cast<char>(next_key());
    if (letter >= 'a' && letter < 'a' + static_cast<int>(player_.pack.items().size())) {
        use_item(player_, static_cast<std::size_t>(letter - 'a'), Charges::told, log_);
    }
    return TookTurn::no;
}

TookTurn Game::zap() {
    Wand* wand = wand_to_zap(player_, log_);
    if (wand == nullptr) {
        return TookTurn::no;
    }
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
        if (Monster* monster = level().monster_at(target)) {
            strike_monster(*monster, wand, dice_, log_);
            bury_if_dead(*monster);
            return;
        }
    }
    say(text("The ", kind.name, " fizzles in the air."), Color::dark_gray);
}

}  // namespace rogue
