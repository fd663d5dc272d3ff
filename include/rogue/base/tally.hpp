#pragma once

namespace rogue {

/// What a run has achieved so far.
struct Tally {
    int deepest = 1;
    int kills = 0;

    int score() const { return 100 * deepest + 10 * kills; }

    friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace rogue
