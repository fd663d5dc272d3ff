#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <type_traits>

#include "rogue/ui/game_kind.hpp"

namespace rogue {

// That of which a game makes its GameKind.

/// A run by the rules of a game, whose screens `Screens` shows on a display for any game.
template <typename Rules, typename Screens>
class GameOf : public AnyGame {
public:
    GameOf(std::uint64_t seed, KeySource& keys, AnyDisplay& display)
        : screens_(display), rules_(seed, keys, screens_) {}

    GameOf(const GameOf& waiting)
        : AnyGame(waiting), screens_(waiting.screens_), rules_(waiting.rules_, screens_) {}

    /// Nothing if the rules can't be copied. A class that is derived from this overrides it.
    std::unique_ptr<AnyGame> copy() const override {
        if constexpr (std::is_constructible_v<Rules, const Rules&, Screens&>) {
            return std::make_unique<GameOf>(*this);
        } else {
            return nullptr;
        }
    }

    Outcome run() final { return rules_.run(); }
    Standing standing() const final { return rules_.standing(); }
    Point position() const final { return rules_.position(); }
    const MessageLog& log() const final { return rules_.log(); }

protected:
    const Rules& rules() const { return rules_; }

private:
    Screens screens_;
    Rules rules_;
};

/// Starts a run of that class.
template <typename Game>
std::unique_ptr<AnyGame> start(std::uint64_t seed, KeySource& keys, AnyDisplay& display) {
    return std::make_unique<Game>(seed, keys, display);
}

/// That screen of help. The given letters move as the arrows do.
template <typename Help>
AnyScreen help(std::string_view moving_letters) {
    return {Help{moving_letters}, Awaited::kAnswer};
}

}  // namespace rogue
