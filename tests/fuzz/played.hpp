#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "rogue/ui/game_kind.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/support/press_keys.hpp"

namespace rogue::fuzz {

/// How a run begins, and its keys.
struct Script {
    bool strong;  ///< The player is hard to kill, and able to do everything.
    int depth;
    std::uint64_t seed;
    std::string keys;  ///< Those that end the run at once are left out.
};

/// Takes a script from the input.
Script script_of(std::string_view input, const GameKind& game);

/// Plays the keys. `look` looks at the game at its beginning and after each key. Throws
/// std::logic_error if the run ends in another way than by a death or after its last key.
template <typename Game>
void play_out(Game game, std::string_view keys, auto look) {
    test::ScriptedKeys next(keys);
    game.play(std::ref(next), [&] { look(game); });
    expect(game.ending() != Ending::quit, "the run has quit by itself");
    expect(game.ending() || next.taken() == keys.size(), "the run has stopped by itself");
}

}  // namespace rogue::fuzz
