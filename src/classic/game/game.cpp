#include "rogue/classic/game/game.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "rogue/classic/game/rules.hpp"
#include "rogue/classic/map/dungeon_level.hpp"
#include "rogue/classic/map/map_generator.hpp"

namespace rogue {

Game::Game(std::uint64_t seed, KeySource& keys, Display& display)
    : Game(seed, keys, display, generate_level(seed, 1, BossAllowed::yes), Player{}) {}

Game::Game(std::uint64_t seed, KeySource& keys, Display& display, DungeonLevel first, Player player)
    : keys_(keys), display_(display), seed_(seed), dice_(seed, 0), player_(std::move(player)) {
    levels_.push_back(std::move(first));
    player_.position = level().spawn;
    say("Welcome to the dungeon. Depth 1.", Color::yellow);
}

Outcome Game::run() {
    look();
    while (!ending_) {
        show_map();
        if (!player_.alive()) {
            ending_ = Outcome::Ending::died;
        } else if (carry_out(next_key()) == TookTurn::yes) {
            end_turn();
        }
    }
    return {*ending_, tally_of(deepest_, kills_)};
}

void Game::look() {
    compute_fov(level(), player_.position);
}

void Game::end_turn() {
    monsters_act();
    look();
}

TookTurn Game::carry_out(Key key) {
    if (const auto direction = direction_of(key)) {
        return move_or_attack(*direction);
    }
    static constexpr auto kCommands = std::to_array<Command<Game>>({
        {"gG", &Game::pick_up},
        {"iI", &Game::open_inventory},
        {"zZ", &Game::zap},
        {">", &Game::descend},
        {"<", &Game::ascend},
        {"qQ", &Game::quit},
    });
    static_assert(std::ranges::all_of(
                      kCommands, [](const auto& command) { return command.can_be_typed(kKeySet); }),
                  "give the characters of every command a place in kKeySet (rules.hpp)");
    return carry_out_command(*this, kCommands, key);
}

Key Game::next_key() {
    const Key key = keys_.next();
    if (key == Key::end) {
        ending_ = Outcome::Ending::open;
    }
    return key;
}

TookTurn Game::quit() {
    ending_ = Outcome::Ending::quit;
    return TookTurn::no;
}

void Game::show_map(Waits waits) {
    display_.show(MapView{level(), player_, log_, depth_, tally_of(deepest_, kills_),
                          waits == Waits::for_direction});
}

}  // namespace rogue
