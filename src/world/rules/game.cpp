#include "world/rules/game.hpp"

#include <cassert>
#include <utility>

#include "world/rules/turn.hpp"

namespace rogue::world {

Game::Game(std::uint64_t seed) : Game(new_world(seed)) {}

Game::Game(World world) : world_(std::move(world)) {
    world_.sight.update(world_.map, world_.player.position);
}

void Game::press(Key key) {
    assert(!ending_);
    flight_.clear();
    world_.heard.reset();
    if (carry_out(key) == TookTurn::yes) {
        end_turn();
    }
    for (Monster& monster : world_.monsters) {
        monster.was_awake = monster.awake;
    }
    world_.sight.update(world_.map, world_.player.position);
}

Screen Game::screen() const {
    if (waits_ == Waits::for_letter) {
        return PackView{world_};
    }
    return waits_ == Waits::for_any_key ? Screen(ChartView{world_}) : map();
}

void Game::end_turn() {
    monsters_act(world_);
    if (world_.player.alive()) {
        hunt(world_);
    } else {
        ending_ = Ending::died;
    }
}

TookTurn Game::carry_out(Key key) {
    switch (std::exchange(waits_, Waits::for_command)) {
        case Waits::for_letter:
            return use_item(key);
        case Waits::for_direction:
            return fire(key);
        case Waits::for_any_key:
            return TookTurn::no;
        case Waits::for_command:
            break;
    }
    if (const auto direction = direction_of(key)) {
        return TookTurn{move_or_attack(world_, *direction)};
    }
    return carry_out_command(*this, kCommands, key);
}

TookTurn Game::pick_up() {
    const Point here = world_.player.position;
    const Item* item = thing_at<Item>(world_, here);
    if (!classic::pick_up(world_.player, item, world_.log)) {
        return TookTurn::no;
    }
    std::erase_if(world_.map.chunk_with(here).things,
                  [&](const Thing& thing) { return std::get_if<Item>(&thing.what) == item; });
    return TookTurn::yes;
}

TookTurn Game::open_inventory() {
    waits_ = Waits::for_letter;
    return TookTurn::no;
}

TookTurn Game::use_item(Key letter) {
    Inventory& pack = world_.player.pack;
    const std::size_t slot = slot_of(letter);
    const Item* item = slot < pack.items().size() ? &pack.items()[slot] : nullptr;
    const bool free = std::get_if<Potion>(item) != nullptr && world_.has(Gift::flask);
    const auto* wand = std::get_if<Wand>(item);
    if (wand != nullptr) {
        pack.ready_wand(slot);
        world_.say({.milestone = "wand"}, Color::magenta, "You ready the wand of ",
                   wand->kind->bolt.name, ".");
    }
    const bool used = wand != nullptr || classic::use_item(world_.player, slot, world_.log);
    return TookTurn{used && !free};
}

TookTurn Game::zap() {
    if (ask_where_to_zap(world_.player, world_.log, "cold")) {
        waits_ = Waits::for_direction;
    }
    return TookTurn::no;
}

TookTurn Game::fire(Key key) {
    const auto direction = direction_of(key);
    flight_ = fire_wand(world_.player, direction, world_.log, std::bind_front(&Game::strike, this));
    Inventory& pack = world_.player.pack;
    const Wand& wand = *pack.wand();
    if (wand.charges == 0 && !world_.has(Gift::ember)) {
        world_.say(Color::dark_gray, "The wand of ", wand.kind->bolt.name, " crumbles to dust.");
        std::size_t slot = 0;
        while (std::get_if<Wand>(&pack.items()[slot]) != &wand) {
            ++slot;
        }
        pack.remove(slot);
    }
    return TookTurn{direction.has_value()};
}

// Looks for a monster first: a wraith in a wall stops the bolt.
BoltMet Game::strike(Point cell, const Wand& wand) {
    Monster* monster = monster_at(world_, cell);
    if (monster == nullptr) {
        return stops_sight(world_.map.at(cell).terrain()) ? BoltMet::wall : BoltMet::nothing;
    }
    monster->awake = true;
    strike_monster(*monster, monster->name(), wand, world_.dice, world_.log);
    bury_the_dead(world_);
    return BoltMet::monster;
}

TookTurn Game::look_at_chart() {
    waits_ = Waits::for_any_key;
    return TookTurn::no;
}

bool Game::quitting_wins() const {
    return world_.brands_home >= World::kBrandsToWin &&
           world_.map.at(world_.player.position).terrain() == Terrain::hearth;
}

TookTurn Game::quit() {
    ending_ = quitting_wins() ? Ending::won : Ending::quit;
    if (ending_ == Ending::won) {
        world_.say({.milestone = "rest by the fire"}, Color::yellow,
                   "You sit down by the fire. You are home.");
    }
    return TookTurn::no;
}

}  // namespace rogue::world
