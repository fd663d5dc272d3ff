#pragma once

namespace rogue {

/// What a run has achieved so far. The game decides how many points it is worth.
struct Tally {
    int deepest = 1;
    int kills = 0;
    int score = 0;

    friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace rogue
