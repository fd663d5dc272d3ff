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
template <typename Rules, typename Derived, const MapLayout& kMap>
class GameOf : public AnyGame {
public:
    explicit GameOf(std::uint64_t seed) : rules_(seed) {}

    void play(const NextKey& next, const ShowGame& show) final { play_rules(next, show); }
    void press(Key key) final {
        std::optional<Key> once = key;
        play_rules([&] { return std::exchange(once, std::nullopt); }, [] {});
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
    AnyScreen screen() const final { return with_light(any_screen(rules_.screen())); }
    AnyScreen map() const final { return with_light(any_screen(rules_.map())); }
    SeenMap seen_map() const final { return seen_map_of(rules_.map()); }
    std::vector<StatusLine> status() const final { return status_of(rules_.map()); }
    Note note(Point place) const final { return note_at(rules_.map(), place); }

protected:
    const Rules& rules() const { return rules_; }

private:
    // The one way of keys to the rules. What they lead to shows which way the player looks. Stairs
    // and the like are no step.
    void play_rules(const auto& next, const auto& show) {
        rules_.play(next, [&] {
            if (const Point now = rules_.position(); now != here_) {
                ahead_ = manhattan_distance(here_, now) == 1 ? now - here_ : ahead_;
                here_ = now;
            }
            show();
        });
    }

    AnyScreen with_light(AnyScreen screen) const {
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
