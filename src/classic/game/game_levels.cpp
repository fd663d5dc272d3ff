#include "rogue/base/text.hpp"
#include "rogue/classic/entities/monster_kinds.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/classic/map/map_generator.hpp"

namespace rogue {

TookTurn Game::descend() {
    if (level().at(player_.position).terrain != Terrain::stairs_down) {
        say("No stairs down here.", Color::dark_gray);
        return TookTurn::no;
    }
    const bool deepest_yet = depth_ == static_cast<int>(levels_.size());
    if (deepest_yet) {
        constexpr int kRest = 5;
        add_next_level();
        deepest_ = depth_ + 1;
        player_.heal(kRest);
    }
    ++depth_;
    player_.position = level().spawn;
    say(text("You descend to depth ", depth_, "."), Color::yellow);
    return TookTurn::yes;
}

TookTurn Game::ascend() {
    if (level().at(player_.position).terrain != Terrain::stairs_up) {
        say("No stairs up here.", Color::dark_gray);
        return TookTurn::no;
    }
    if (depth_ == 1) {
        say("You cannot leave the dungeon yet.", Color::yellow);
        return TookTurn::no;
    }
    --depth_;
    player_.position = level().stairs_down;
    say(text("You ascend to depth ", depth_, "."), Color::yellow);
    return TookTurn::yes;
}

// Adds the level below the deepest one. References to levels are invalid afterwards.
void Game::add_next_level() {
    const int depth = static_cast<int>(levels_.size()) + 1;
    const auto boss_allowed = boss_placed_ ? BossAllowed::no : BossAllowed::yes;
    const DungeonLevel& made = levels_.emplace_back(generate_level(seed_, depth, boss_allowed));
    if (!made.monsters.empty() && made.monsters.front().kind == &kBoss) {
        boss_placed_ = true;
        say("An ominous presence stalks this floor...", Color::dark_red);
    }
}

}  // namespace rogue
