#pragma once

#include <string_view>

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
};

/// Returns the word for an ending in traces and run files.
constexpr std::string_view word_for(Outcome::Ending ending) {
    switch (ending) {
        case Outcome::Ending::died:
            return "died";
        case Outcome::Ending::quit:
            return "quit";
        case Outcome::Ending::open:
            return "open";
    }
    return {};
}

}  // namespace rogue
