#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "rogue/ui/any_game.hpp"
#include "rogue/ui/light.hpp"

namespace rogue {

/// Returns the screen for a view of a game. The view's type needs a compose() and an awaited().
template <typename View>
AnyScreen any_screen(const View& view) {
    return {view, awaited(view)};
}

template <typename... Views>
AnyScreen any_screen(const std::variant<Views...>& screen) {
    return std::visit([](const auto& view) { return any_screen(view); }, screen);
}

/// A run under the rules of a game. `Derived` is the game's own class. `kMap` is where its screen
/// has the map, which the player lights in the direction of the last step.
template <typename Rules, typename Derived, const MapReading& kMap>
class GameOf : public AnyGame {
public:
    explicit GameOf(std::uint64_t seed) : rules_(seed) {}

    void play(const NextKey& next, const ShowGame& show) final {
        rules_.play(next, [&] {
            look_ahead();
            show();
        });
    }
    void press(Key key) final {
        rules_.press(key);
        look_ahead();
    }
    std::unique_ptr<AnyGame> copy() const final {
        return std::make_unique<Derived>(static_cast<const Derived&>(*this));
    }
    Outcome outcome() const final { return {rules_.ending(), rules_.tally()}; }
    PlayerState player_state() const override {
        const Vitals vitals = rules_.vitals();
        return {vitals, vitals.depth, rules_.position()};
    }
    const MessageLog& log() const final { return rules_.log(); }
    AnyScreen screen() const final { return lit(any_screen(rules_.screen())); }
    AnyScreen map() const final { return lit(any_screen(rules_.map())); }
    SeenMap seen_map() const final { return seen_map_of(rules_.map()); }
    std::vector<StatusLine> status() const final { return status_of(rules_.map()); }
    Note note(Point place) const final { return note_at(rules_.map(), place); }

protected:
    const Rules& rules() const { return rules_; }

private:
    // Stairs and the like are no step.
    void look_ahead() {
        const Point step = position() - std::exchange(here_, position());
        ahead_ = manhattan_distance({}, step) == 1 ? step : ahead_;
    }

    AnyScreen lit(AnyScreen screen) const {
        constexpr int kStrength = 9;
        if (shows_map(screen.awaited())) {
            screen.light = [this](Frame& frame) {
                light(frame, kMap, seen_map(), ahead_, kStrength);
            };
        }
        return screen;
    }

    Rules rules_;
    Point here_ = rules_.position();
    Point ahead_ = {};  // The last step.
};

/// Starts a run of that class.
template <typename Game>
std::unique_ptr<AnyGame> start(std::uint64_t seed) {
    return std::make_unique<Game>(seed);
}

}  // namespace rogue
