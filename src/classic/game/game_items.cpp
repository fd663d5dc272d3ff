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
    waits_ = Waits::for_letter;
    return TookTurn::no;
}

TookTurn Game::use_item(Key letter) {
    rogue::use_item(player_, letter, Charges::told, log_);
    return TookTurn::no;
}

TookTurn Game::zap() {
    if (can_zap(player_, log_)) {
        waits_ = Waits::for_direction;
    }
    return TookTurn::no;
}

TookTurn Game::fire(Key direction) {
    const auto bolt = zapped(player_, direction, log_);
    if (!bolt) {
        return TookTurn::no;
    }
    flashes_ = fly(*bolt, log_, [&](Point tile) { return strike(tile, *bolt->wand); });
    return TookTurn::yes;
}

BoltMet Game::strike(Point tile, const Wand& wand) {
    if (!DungeonLevel::contains(tile)) {
        return BoltMet::edge;
    }
    if (!level().walkable(tile)) {
        return BoltMet::wall;
    }
    Monster* monster = level().monster_at(tile);
    if (monster == nullptr) {
        return BoltMet::nothing;
    }
    strike_monster(*monster, wand, dice_, log_);
    bury_if_dead(*monster);
    return BoltMet::monster;
}

}  // namespace rogue
