#pragma once

namespace rogue {

/// What a run has achieved so far. How many points that is worth, its game decides.
struct Tally {
    int deepest = 1;
    int kills = 0;
    int score = 0;

    friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace rogue
