#include "rogue/app/games.hpp"

#include <array>

namespace rogue {

// This file holds nothing else, so that another program can have its own games.
std::span<const GameKind* const> games() {
    static constexpr std::array kGames{&kClassic, &kTutorial};
    return kGames;
}

}  // namespace rogue
