#include "rogue/world/rules/game.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>
#include <utility>

#include "rogue/classic/entities/fighting.hpp"
#include "rogue/classic/entities/using_items.hpp"
#include "rogue/world/rules/acting.hpp"
#include "rogue/world/rules/moving.hpp"

namespace rogue::world {

Game::Game(std::uint64_t seed, KeySource& keys, Display& display)
    : Game(new_world(seed), keys, display) {}

Game::Game(World world, KeySource& keys, Display& display)
    : keys_(keys), display_(display), world_(std::move(world)) {}

Game::Game(const Game& waiting, Display& display) : Game(waiting.world_, waiting.keys_, display) {}

Outcome Game::run() {
    look();
    while (!ending_) {
        display_.show(MapView{world_});
        if (!world_.player.alive()) {
            ending_ = Outcome::Ending::died;
        } else if (carry_out(next_key()) == TookTurn::yes) {
            end_turn();
        }
    }
    return {*ending_, world_.tally()};
}

void Game::look() {
    world_.sight.look(world_.map, world_.player.position);
}

void Game::end_turn() {
    monsters_act(world_);
    if (world_.player.alive()) {
        hunt(world_);
    }
    look();
}

TookTurn Game::carry_out(Key key) {
    if (const auto direction = direction_of(key)) {
        return move_or_attack(world_, *direction) ? TookTurn::yes : TookTurn::no;
    }
    static constexpr auto kCommands = std::to_array<Command<Game>>({
        {"gG", &Game::pick_up},
        {"iI", &Game::open_pack},
        {"zZ", &Game::zap},
        {"cC", &Game::look_at_chart},
        {"qQ", &Game::quit},
    });
    static_assert(std::ranges::all_of(
                      kCommands, [](const auto& command) { return command.can_be_typed(kKeySet); }),
                  "give the characters of every command a place in kKeySet (game.hpp)");
    return carry_out_command(*this, kCommands, key);
}

Key Game::next_key() {
    const Key key = keys_.next();
    if (key == Key::end) {
        ending_ = Outcome::Ending::open;
    }
    return key;
}

TookTurn Game::pick_up() {
    const Point here = world_.player.position;
    const Item* item = item_at(world_, here);
    if (!rogue::pick_up(world_.player, item, world_.log)) {
        return TookTurn::no;
    }
    auto& things = world_.map.tile_with(here).things;
    things.erase(std::ranges::find_if(
        things, [&](const Thing& thing) { return std::get_if<Item>(&thing.what) == item; }));
    return TookTurn::yes;
}

TookTurn Game::open_pack() {
    const Inventory& pack = world_.player.pack;
    display_.show(PackView{pack});
    const char letter = static_cast<char>(next_key());
    if (letter >= 'a' && letter < 'a' + static_cast<int>(pack.items().size())) {
        use_item(world_.player, static_cast<std::size_t>(letter - 'a'), Charges::untold,
                 world_.log);
    }
    return TookTurn::no;
}

TookTurn Game::zap() {
    Wand* wand = wand_to_zap(world_.player, world_.log);
    if (wand == nullptr) {
        return TookTurn::no;
    }
    display_.show(MapView{world_, true});
    const auto direction = direction_of(next_key());
    if (ending_) {
        return TookTurn::no;
    }
    if (!direction) {
        world_.log.add("You hold the wand. Nothing happens.", Color::dark_gray);
        return TookTurn::no;
    }
    --wand->charges;
    fire(*wand, *direction);
    return TookTurn::yes;
}

// A monster is looked for first: in a wall a wraith stops the bolt.
void Game::fire(const Wand& wand, Direction direction) {
    constexpr std::chrono::milliseconds kFlight{40};
    constexpr std::chrono::milliseconds kBurst{60};
    const WandKind& kind = *wand.kind;
    Point flown;
    for (int i = 0; i < kind.range; ++i) {
        flown = flown + offset(direction);
        const Point target = world_.player.position + flown;
        if (Monster* monster = world_.monsters.at(target)) {
            display_.show_over(flown, kind.bolt, kFlight);
            monster->awake = true;
            strike_monster(*monster, wand, world_.dice, world_.log);
            if (!monster->alive()) {
                bury(world_, *monster);
            }
            return;
        }
        if (stops_sight(world_.map.at(target).terrain())) {
            display_.show_over(flown, kind.bolt, kBurst);
            world_.say(kind.bolt.color, "The ", kind.name, " bursts against the wall.");
            return;
        }
        display_.show_over(flown, kind.bolt, kFlight);
    }
    world_.say(Color::dark_gray, "The ", kind.name, " fizzles in the air.");
}

TookTurn Game::look_at_chart() {
    display_.show(ChartView{world_});
    next_key();
    return TookTurn::no;
}

TookTurn Game::quit() {
    ending_ = Outcome::Ending::quit;
    return TookTurn::no;
}

}  // namespace rogue::world
