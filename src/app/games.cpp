#include "rogue/app/games.hpp"

#include <algorithm>
#include <array>

#include "rogue/game/rules.hpp"
#include "rogue/tutorial/rules.hpp"
#include "rogue/world/rules/rules.hpp"

namespace rogue {

// This file holds nothing else, so that another program can have its own games.
std::span<const GameKind* const> games() {
    static constexpr std::array kGames{&kClassic, &kTutorial, &kWorld};
    // In the same order. A run file names its game by this number alone.
    constexpr auto kSorted = [] {
        std::array numbers{kRulesNumber, tutorial::kRulesNumber, world::kRulesNumber};
        std::ranges::sort(numbers);
        return numbers;
    }();
    static_assert(kSorted.size() == kGames.size(), "the number of a game's rules is missing here");
    static_assert(std::ranges::adjacent_find(kSorted) == kSorted.end(),
                  "two games have the same number: choose one that no game has had");
    return kGames;
}

}  // namespace rogue
