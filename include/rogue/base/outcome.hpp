#pragma once

#include <string>

#include "rogue/base/tally.hpp"

namespace rogue {

/// How a run ended.
struct Outcome {
    enum class Ending {
        died,
        quit,
        open,  ///< The keys ran out, so the run can be resumed.
    };

    Ending ending;
    Tally tally;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// The outcome in traces, run files and verdicts: `died score 600 depth 5 kills 10`. The first word
/// may also be `quit` or `open`.
std::string text_of(const Outcome& outcome);

}  // namespace rogue
