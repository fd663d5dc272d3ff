#include <array>

#include "rogue/tutorial/tutorial.hpp"
#include "rogue/world/world.hpp"
#include "tests/support/paper_game.hpp"

// The games of the program that tests of terminals and files run, in place of app/games.cpp: the
// program plays the game on paper unless it is told to play another.

namespace rogue {

std::span<const GameKind* const> games() {
    static constexpr std::array kGames{&test::kPaperGame, &kTutorial, &kWorld};
    return kGames;
}

}  // namespace rogue
