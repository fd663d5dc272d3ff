#include "tests/support/scenario.hpp"

#include <optional>
#include <stdexcept>
#include <variant>

#include "rogue/classic/game/game.hpp"
#include "rogue/classic/glyphs.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

// The key that the letter stands for.
Key key_of(char letter) {
    const auto key = kKeySet.scripted(letter);
    if (!key) {
        throw std::invalid_argument("no such key: " + std::string(1, letter));
    }
    return *key;
}

}  // namespace

Played play(const Scenario& scenario) {
    Game game(scenario.seed, scenario.level, scenario.player);
    Played played;
    const auto note = [&](std::string_view word) {
        played.trace += played.trace.empty() ? "" : " ";
        played.trace += word;
    };
    std::string_view keys = scenario.keys;
    const auto next = [&]() -> std::optional<Key> {
        note(keys.empty() ? "end" : keys.substr(0, 1));
        if (keys.empty()) {
            return std::nullopt;
        }
        const Key key = key_of(keys.front());
        keys.remove_prefix(1);
        return key;
    };
    const auto show = [&] {
        for (const Flash& flash : game.flashes()) {
            const bool fire = flash.appearance == Appearance{glyph::kFireball, Color::red};
            note(fire ? "fire" : "?");
            played.fireballs.push_back(flash);
        }
        const Screen screen = game.screen();
        if (const auto* map = std::get_if<MapView>(&screen)) {
            note("map");
            played.maps.emplace_back(*map);
        } else {
            note("pack");
        }
    };
    game.run(next, show);
    played.outcome = {game.ending(), game.tally()};
    played.level = game.map().level;
    played.player = game.player();
    played.log = game.log();
    return played;
}

DungeonLevel with_turns_to_pass(DungeonLevel level, int turns) {
    for (int i = 0; i < turns; ++i) {
        level.items.push_back({level.spawn, kPotion});
    }
    return level;
}

}  // namespace rogue::test
