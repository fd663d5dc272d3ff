#include "tests/support/scenario.hpp"

#include <stdexcept>
#include <utility>

#include "rogue/classic/game/rules.hpp"
#include "rogue/classic/glyphs.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {
namespace {

// Both ends of a game: types the script and writes down what is shown.
class Stage final : public KeySource, public Display {
public:
    explicit Stage(std::string_view script) : script_(script) {}

    Key next() override {
        if (script_.empty()) {
            note("end");
            return Key::end;
        }
        const auto key = kKeySet.scripted(script_.front());
        if (!key) {
            throw std::invalid_argument("no such key: " + std::string(script_.substr(0, 1)));
        }
        note(script_.substr(0, 1));
        script_.remove_prefix(1);
        return *key;
    }

    void show(const Screen& screen) override {
        std::visit([this](const auto& view) { take(view); }, screen);
    }
    void show_over(Point tile, Appearance appearance, std::chrono::milliseconds stay) override {
        note(appearance == Appearance{glyph::kFireball, Color::red} ? "fire" : "?");
        fireballs.push_back({tile, stay});
    }

    std::string trace;
    std::vector<MapShown> maps;
    std::vector<FireballShown> fireballs;

private:
    void take(const MapView& view) {
        note("map");
        maps.push_back({view.level, view.player, view.log, view.depth, view.tally});
    }
    void take(const PackView&) { note("pack"); }

    void note(std::string_view word) {
        if (!trace.empty()) {
            trace += ' ';
        }
        trace += word;
    }

    std::string_view script_;
};

}  // namespace

Played play(const Scenario& scenario) {
    Stage stage(scenario.keys);
    Game game(scenario.seed, stage, stage, scenario.level, scenario.player);
    const Outcome outcome = game.run();
    return {outcome,
            std::move(stage.trace),
            std::move(stage.maps),
            std::move(stage.fireballs),
            std::as_const(game).level(),
            game.player(),
            game.log()};
}

DungeonLevel with_turns_to_pass(DungeonLevel level, int turns) {
    for (int i = 0; i < turns; ++i) {
        level.items.push_back({level.spawn, kPotion});
    }
    return level;
}

}  // namespace rogue::test
