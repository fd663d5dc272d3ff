#include <array>

#include "app/games.hpp"
#include "rogue/tutorial/tutorial.hpp"
#include "rogue/world/world.hpp"
#include "tests/support/paper_game.hpp"

// The games of the program that tests of terminals and files run, as src/games.cpp lists those of
// the program: it plays the game on paper unless it is told to play another.

namespace rogue {

GameList games() {
    static constexpr std::array kGames{&test::kPaperGame, &kTutorial, &kWorld};
    return kGames;
}

}  // namespace rogue
