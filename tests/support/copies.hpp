#pragma once

#include <set>
#include <string>
#include <string_view>

#include "rogue/base/text.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/game_of.hpp"
#include "tests/support/check.hpp"
#include "tests/support/press_keys.hpp"

namespace rogue::test {

/// What a run by the rules of a game has come to: its last screen, its tally and its messages.
template <typename Game>
std::string state_of(const Game& game) {
    std::string state = frame_text(any_screen(game.screen()).frame());
    state += text_of(Outcome{game.ending(), game.tally()});
    for (std::size_t i = 0; i < game.log().size(); ++i) {
        state += "\n" + game.log()[i].text;
    }
    return state;
}

/// Presses the keys, and copies the game at its beginning and after each. Checks that each copy
/// goes on to the same end, and the game too. Returns all that the game has waited for.
template <typename Game>
std::set<Prompt> check_copies(Game game, std::string_view keys) {
    Game whole = game;
    press(whole, keys);
    const std::string end = state_of(whole);
    std::set<Prompt> prompts;
    for (std::size_t pressed = 0; pressed <= keys.size(); ++pressed) {
        const check::Context context(concat("copied after ", pressed, " keys"));
        prompts.insert(any_screen(game.screen()).awaited());
        Game copy = game;
        press(copy, keys.substr(pressed));
        CHECK_EQ(state_of(copy), end);
        press(game, keys.substr(pressed, 1));
    }
    CHECK_EQ(state_of(game), end);
    return prompts;
}

}  // namespace rogue::test
