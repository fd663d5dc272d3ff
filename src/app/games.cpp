#include "rogue/app/games.hpp"

#include <array>

namespace rogue {

// Nothing else stands in this file, so that another program can have games of its own.
std::span<const GameKind* const> games() {
    static constexpr std::array kGames{&kClassic};
    return kGames;
}

}  // namespace rogue
