#include "rogue/classic/game/game.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "rogue/classic/game/rules.hpp"
#include "rogue/classic/map/dungeon_level.hpp"
#include "rogue/classic/map/map_generator.hpp"

namespace rogue {

Game::Game(std::uint64_t seed)
    : Game(seed, generate_level(seed, 1, BossAllowed::yes), Player{}) {}

Game::Game(std::uint64_t seed, DungeonLevel first, Player player)
    : seed_(seed), dice_(seed, 0), player_(std::move(player)) {
    levels_.push_back(std::move(first));
    player_.position = level().spawn;
    say("Welcome to the dungeon. Depth 1.", Color::yellow);
    look();
}

void Game::press(Key key) {
    assert(!ending_);
    flashes_.clear();
    if (carry_out(key) == TookTurn::yes) {
        end_turn();
    }
}

Screen Game::screen() const {
    return waits_ == Waits::for_letter ? Screen(PackView{player_.pack}) : map();
}

void Game::look() {
    compute_fov(level(), player_.position);
}

void Game::end_turn() {
    monsters_act();
    look();
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
    return carry_out_command(key);
}

TookTurn Game::carry_out_command(Key key) {
    if (const auto direction = direction_of(key)) {
        return move_or_attack(*direction);
    }
    return rogue::carry_out_command(*this, kCommands, key);
}

TookTurn Game::quit() {
    ending_ = Ending::quit;
    return TookTurn::no;
}

}  // namespace rogue
