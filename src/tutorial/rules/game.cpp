#include "tutorial/rules/game.hpp"

#include <cassert>
#include <string_view>
#include <utility>

#include "tutorial/rules/acting.hpp"

namespace rogue::tutorial {

Game::Game(std::uint64_t seed) : Game(new_world(seed)) {}

Game::Game(World world) : world_(std::move(world)) {
    others_act();
}

Tally Game::tally() const {
    const int level = world_.level.number;
    return {.deepest = level, .kills = world_.kills, .score = 100 * level + world_.player.gold};
}

void Game::press(Key key) {
    assert(!ending_);
    if (key == Key{'Q'}) {
        ending_ = Ending::quit;
    } else if (targeting_) {
        take_aim(key);
    } else if (carry_out(key) == TookTurn::yes) {
        end_turn();
    }
}

// If the turn was used up by beginning to aim, the others wait for the aim.
void Game::end_turn() {
    rest_abilities(world_.player);
    if (!targeting_) {
        others_act();
    }
}

// The turn was used up when the aim began. Once the aim is confirmed, the others act.
void Game::take_aim(Key key) {
    if (const auto arrow = direction_of(key)) {
        move_aim(*targeting_, *arrow, world_.level);
    } else if (key == Key::enter) {
        strike(world_, *std::exchange(targeting_, std::nullopt));
        others_act();
    }
}

TookTurn Game::carry_out(Key key) {
    constexpr std::string_view kAbilities = "qwer";
    constexpr std::string_view kItems = "1234";
    const char letter = static_cast<char>(key);
    if (const auto direction = direction_of(key)) {
        return move_or_attack(*direction);
    }
    if (const auto slot = kAbilities.find(letter); slot != std::string_view::npos) {
        return TookTurn{use_ability(world_, slot, targeting_)};
    }
    if (const auto slot = kItems.find(letter); slot != std::string_view::npos) {
        return TookTurn{use_item(world_, slot)};
    }
    return key == Key{'>'} ? descend() : TookTurn::no;
}

TookTurn Game::move_or_attack(Direction direction) {
    const Point target = world_.player.position + offset(direction);
    return TookTurn{move_to(world_, world_.player, target) ||
                    attack_monster_at(world_, target, attacker(world_.player))};
}

TookTurn Game::descend() {
    if (world_.player.position != world_.level.stairs_down) {
        return TookTurn::no;
    }
    enter_level(world_, world_.level.number + 1);
    world_.log.clear_shown();
    return TookTurn::yes;
}

// Monsters act until the player is next, or dead. Then the player is scheduled again at once, at
// the speed of that moment.
void Game::others_act() {
    while (world_.player.alive()) {
        const int next = world_.schedule.next();
        if (next == World::kPlayer) {
            world_.schedule.add(World::kPlayer, world_.player.total().speed);
            return;
        }
        act(world_, *world_.level.monster_of(next));
        world_.schedule.add(next, world_.level.monster_of(next)->total().speed);
    }
    ending_ = Ending::died;
}

}  // namespace rogue::tutorial
