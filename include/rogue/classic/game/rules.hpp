#pragma once

#include "rogue/base/outcome.hpp"

namespace rogue {

/// Returns the tally of a run that reached this depth with these kills.
constexpr Tally tally_of(int deepest, int kills) {
    return {deepest, kills, 100 * deepest + 10 * kills};
}

}  // namespace rogue
