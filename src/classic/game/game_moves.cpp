#include "rogue/base/text.hpp"
#include "rogue/classic/entities/using_items.hpp"
#include "rogue/classic/game/game.hpp"

namespace rogue {

TookTurn Game::move_or_attack(Direction direction) {
    const Point target = player_.position + offset(direction);
    if (level().monster_at(target) != nullptr) {
        return attack_monster_at(target);
    }
    if (!level().walkable(target)) {
        return TookTurn::no;
    }
    player_.position = target;
    arrive_on_tile();
    return TookTurn::yes;
}

void Game::arrive_on_tile() {
    const Point here = player_.position;
    const Terrain terrain = level().at(here).terrain;
    if (terrain == Terrain::fountain) {
        bless_weapon(player_, log_);
    }
    if (const PlacedItem* found = level().item_at(here)) {
        say(text("You see a ", name_of(found->item), " here. (press g)"), Color::cyan);
    }
    if (terrain == Terrain::stairs_down) {
        say("Stairs lead down here. (press >)", Color::yellow);
    } else if (terrain == Terrain::stairs_up) {
        say("Stairs lead up here. (press <)", Color::yellow);
    }
}

}  // namespace rogue
