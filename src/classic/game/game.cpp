#include "rogue/classic/game/game.hpp"

#include <algorithm>
#include <cassert>

#include "classic/map/map_generator.hpp"
#include "rogue/base/text.hpp"
#include "rogue/classic/entities/combat.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/map/fov.hpp"

namespace rogue::classic {

Game::Game(std::uint64_t seed)
    : Game(seed, MapGenerator(seed, 1).generate(BossAllowed::yes), Player{}) {}

Game::Game(std::uint64_t seed, DungeonLevel first, Player player)
    : seed_(seed), dice_(seed, 0), player_(std::move(player)) {
    levels_.push_back(std::move(first));
    player_.position = level().spawn;
    say("Welcome to the dungeon. Depth 1.", Color::yellow);
    compute_fov(level(), player_.position);
}

void Game::press(Key key) {
    assert(!ending_);
    flight_.clear();
    if (carry_out(key) == TookTurn::yes) {
        end_turn();
    }
}

Screen Game::screen() const {
    return waits_ == Waits::for_letter ? Screen(PackView{player_.pack}) : map();
}

void Game::end_turn() {
    monsters_act();
    compute_fov(level(), player_.position);
    if (!player_.alive()) {
        ending_ = Ending::died;
    }
}

TookTurn Game::carry_out(Key key) {
    switch (std::exchange(waits_, Waits::for_command)) {
        case Waits::for_letter:
            return use_item(key);
        case Waits::for_direction:
            return fire(key);
        case Waits::for_command:
            break;
    }
    if (const auto direction = direction_of(key)) {
        return move_or_attack(*direction);
    }
    return carry_out_command(*this, kCommands, key);
}

TookTurn Game::quit() {
    ending_ = Ending::quit;
    return TookTurn::no;
}

TookTurn Game::move_or_attack(Direction direction) {
    const Point target = player_.position + offset(direction);
    if (Monster* monster = level().monster_at(target)) {
        return attack(*monster);
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
        say(concat("You see a ", name_of(found->item), " here. (press g)"), Color::cyan,
            here_is(look_of(found->item).name));
    }
    if (terrain == Terrain::stairs_down) {
        say("Stairs lead down here. (press >)", Color::yellow,
            here_is(kTerrainLooks[terrain].name));
    } else if (terrain == Terrain::stairs_up) {
        say("Stairs lead up here. (press <)", Color::yellow, here_is(kTerrainLooks[terrain].name));
    }
}

TookTurn Game::attack(Monster& monster) {
    const bool harmed = hit_monster(monster, monster.name(), player_, dice_, log_);
    kills_ += level().remove_dead();
    return TookTurn{harmed};
}

// Lets each monster on a visible tile act. On a level that the player just entered, tiles are still
// visible as at the end of the last visit.
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
    if (manhattan_distance(monster.position, player_.position) == 1) {
        hit_player(player_, monster, monster.name(), {monster.kind->attack}, dice_, log_);
        return;
    }
    for (const Point step : steps_toward(player_.position - monster.position)) {
        if (try_step(monster, step)) {
            return;
        }
    }
}

bool Game::try_step(Monster& monster, Point step) {
    const Point target = monster.position + step;
    if (!level().walkable(target) || target == player_.position ||
        level().monster_at(target) != nullptr) {
        return false;
    }
    monster.position = target;
    return true;
}

TookTurn Game::pick_up() {
    const PlacedItem* found = level().item_at(player_.position);
    if (!classic::pick_up(player_, found == nullptr ? nullptr : &found->item, log_)) {
        return TookTurn::no;
    }
    level().remove_item_at(player_.position);
    return TookTurn::yes;
}

TookTurn Game::open_inventory() {
    waits_ = Waits::for_letter;
    return TookTurn::no;
}

TookTurn Game::use_item(Key letter) {
    classic::use_item(player_, slot_of(letter), log_);
    return TookTurn::no;
}

TookTurn Game::zap() {
    if (ask_where_to_zap(player_, log_)) {
        waits_ = Waits::for_direction;
    }
    return TookTurn::no;
}

TookTurn Game::fire(Key key) {
    const auto direction = direction_of(key);
    flight_ = fire_wand(player_, direction, log_, std::bind_front(&Game::strike, this));
    return TookTurn{direction.has_value()};
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
    strike_monster(*monster, monster->name(), wand, dice_, log_);
    kills_ += level().remove_dead();
    return BoltMet::monster;
}

TookTurn Game::descend() {
    if (level().at(player_.position).terrain != Terrain::stairs_down) {
        say("No stairs down here.", Color::dark_gray);
        return TookTurn::no;
    }
    const bool deepest_yet = depth_ == static_cast<int>(levels_.size());
    if (deepest_yet) {
        constexpr int kRest = 5;
        add_next_level();
        player_.heal(kRest);
    }
    ++depth_;
    player_.position = level().spawn;
    say(concat("You descend to depth ", depth_, "."), Color::yellow);
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
    say(concat("You ascend to depth ", depth_, "."), Color::yellow);
    return TookTurn::yes;
}

// Adds the level below the deepest one. This invalidates references to levels.
void Game::add_next_level() {
    const int depth = static_cast<int>(levels_.size()) + 1;
    const auto boss_allowed = boss_placed_ ? BossAllowed::no : BossAllowed::yes;
    const DungeonLevel& made =
        levels_.emplace_back(MapGenerator(seed_, depth).generate(boss_allowed));
    if (std::ranges::find(made.monsters, &kBoss, &Monster::kind) != made.monsters.end()) {
        boss_placed_ = true;
        say("An ominous presence stalks this floor...", Color::dark_red);
    }
}

}  // namespace rogue::classic
