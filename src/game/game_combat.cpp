#include <algorithm>
#include <cstdlib>

#include "rogue/base/text.hpp"
#include "rogue/game/game.hpp"

namespace rogue {

int Game::roll_damage(int attack) {
    return std::max(1, attack + dice_.between(-1, 2));
}

Game::TookTurn Game::attack_monster_at(Point target) {
    const MonsterKind& kind = *level().monster_at(target)->kind;
    if (kind.only_enchanted_steel_harms && !player_.wields_enchanted()) {
        say(text("Your attack glances off the ", kind.name, ". Only enchanted steel can harm it!"),
            Color::yellow);
        return TookTurn::no;
    }
    const int damage = roll_damage(player_.attack());
    say(text("You hit the ", kind.name, " for ", damage, "."), Color::white);
    if (hurt_monster_at(target, damage) == Died::yes) {
        say(text("You kill the ", kind.name, "!"), Color::green);
    }
    return TookTurn::yes;
}

// The monster is named by its tile, not by a reference: when it dies it is removed from the level,
// and another monster takes its place in the list.
Game::Died Game::hurt_monster_at(Point target, int damage) {
    Monster& monster = *level().monster_at(target);
    monster.hp -= damage;
    if (monster.alive()) {
        return Died::no;
    }
    ++kills_;
    level().remove_monster(monster);
    return Died::yes;
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
        const int damage = roll_damage(monster.kind->attack);
        player_.hp -= damage;
        say(text("The ", monster.kind->name, " hits you for ", damage, "."), Color::red);
        if (!player_.alive()) {
            say(text("The ", monster.kind->name, " kills you..."), Color::red);
        }
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
