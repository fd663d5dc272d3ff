#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <type_traits>
#include <variant>

#include "rogue/ui/game_kind.hpp"

namespace rogue {

// That of which a game makes its GameKind.

/// The screen that shows this view of a game, for which there are a compose() and an awaited().
template <typename View>
AnyScreen any_screen(const View& view) {
    return {view, awaited(view)};
}

template <typename... Views>
AnyScreen any_screen(const std::variant<Views...>& screen) {
    return std::visit([](const auto& view) { return any_screen(view); }, screen);
}

/// A run by the rules of a game.
template <typename Rules, typename Derived = void>
class GameOf : public AnyGame {
public:
    explicit GameOf(std::uint64_t seed) : rules_(seed) {}

    void press(Key key) final { rules_.press(key); }
    AnyScreen screen() const final { return any_screen(rules_.screen()); }
    AnyScreen map() const final { return any_screen(rules_.map()); }
    std::vector<Flash> flashes() const override { return rules_.flashes(); }
    std::optional<Ending> ending() const final { return rules_.ending(); }
    Tally tally() const final { return rules_.tally(); }
    Standing standing() const final { return rules_.standing(); }
    Point position() const final { return rules_.position(); }
    const MessageLog& log() const final { return rules_.log(); }

    std::unique_ptr<AnyGame> copy() const final {
        using Whole = std::conditional_t<std::is_void_v<Derived>, GameOf, Derived>;
        return std::make_unique<Whole>(static_cast<const Whole&>(*this));
    }

protected:
    const Rules& rules() const { return rules_; }

private:
    Rules rules_;
};

/// Starts a run of that class.
template <typename Game>
std::unique_ptr<AnyGame> start(std::uint64_t seed) {
    return std::make_unique<Game>(seed);
}

/// That screen of help. The given letters move as the arrows do.
template <typename Help>
AnyScreen help(std::string_view moving_letters) {
    return {Help{moving_letters}, Awaited::kAnswer};
}

}  // namespace rogue
