#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

#include "rogue/ui/game_kind.hpp"

namespace rogue::test {

/// Gives the keys of a script, in its letters, one after the other, and then nothing: what
/// a game's play() asks for keys. The text is borrowed.
class ScriptedKeys {
public:
    explicit ScriptedKeys(std::string_view keys) : keys_(keys) {}

    std::optional<Key> operator()() {
        return taken_ < keys_.size() ? std::optional(Key{keys_[taken_++]}) : std::nullopt;
    }

    std::size_t taken() const { return taken_; }

private:
    std::string_view keys_;
    std::size_t taken_ = 0;
};

/// Presses these keys until the run ends. Returns how many were pressed.
template <typename Game>
std::size_t press(Game& game, std::string_view keys) {
    std::size_t pressed = 0;
    while (pressed < keys.size() && !game.ending()) {
        game.press(Key{keys[pressed++]});
    }
    return pressed;
}

/// A run of that game after these keys, or at its end.
inline std::unique_ptr<AnyGame> pressed(const GameKind& kind, std::uint64_t seed,
                                        std::string_view keys) {
    auto game = kind.start(seed);
    press(*game, keys);
    return game;
}

}  // namespace rogue::test
