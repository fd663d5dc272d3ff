#include <cstdlib>

#include "rogue/base/text.hpp"
#include "rogue/classic/entities/fighting.hpp"
#include "rogue/classic/game/game.hpp"

namespace rogue {

TookTurn Game::attack_monster_at(Point target) {
    Monster& monster = *level().monster_at(target);
    if (!hit_monster(monster, player_, dice_, log_)) {
        return TookTurn::no;
    }
    bury_if_dead(monster);
    return TookTurn::yes;
}

// The reference is invalid afterwards: another monster takes the place of a dead one in the list.
void Game::bury_if_dead(const Monster& monster) {
    if (!monster.alive()) {
        ++kills_;
        level().remove_monster(monster);
    }
}

// A monster acts if its tile is flagged visible. On a level that the player has just entered, the
// flags are still those of the last visit.
void Game::monsters_act() {
    for (Monster& monster : level().monsters) {
        if (level().visible(monster.position)) {
            monster_acts(monster);
        }
        if (!player_.alive()) {
            return;
        }
    }
}

void Game::monster_acts(Monster& monster) {
    const Point distance = player_.position - monster.position;
    const int across = std::abs(distance.x);
    const int along = std::abs(distance.y);
    if (across + along == 1) {
        const MonsterKind& kind = *monster.kind;
        hit_player(player_, kind, kind.attack, text("The ", kind.name), dice_, log_);
        return;
    }
    const Point step_x{(distance.x > 0) - (distance.x < 0), 0};
    const Point step_y{0, (distance.y > 0) - (distance.y < 0)};
    const bool x_first = across >= along;
    if (!try_step(monster, x_first ? step_x : step_y)) {
        try_step(monster, x_first ? step_y : step_x);
    }
}

bool Game::try_step(Monster& monster, Point step) {
    const Point target = monster.position + step;
    if (step == Point{} || !level().walkable(target) || target == player_.position ||
        level().monster_at(target) != nullptr) {
        return false;
    }
    monster.position = target;
    return true;
}

}  // namespace rogue
