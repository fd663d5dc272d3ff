#include "app/games.hpp"

#include <algorithm>
#include <array>

#include "rogue/classic/classic.hpp"
#include "rogue/tutorial/tutorial.hpp"
#include "rogue/world/world.hpp"

namespace rogue {

GameList games() {
    static constexpr std::array kGames{&kClassic, &kTutorial, &kWorld};
    // In the same order. This number alone names the game in a run file.
    constexpr auto kSorted = [] {
        std::array numbers{kClassicRules, kTutorialRules, kWorldRules};
        std::ranges::sort(numbers);
        return numbers;
    }();
    static_assert(kSorted.size() == kGames.size(), "the number of a game's rules is missing here");
    static_assert(std::ranges::adjacent_find(kSorted) == kSorted.end(),
                  "two games have the same number: choose one that no game has had");
    return kGames;
}

}  // namespace rogue
