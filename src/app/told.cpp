#include "rogue/app/told.hpp"

#include "rogue/base/text.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {

void report(std::string_view problem) {
    write_standard_error(Lines().add("roguelike: ", problem));
}

std::string with_score(Tally tally) {
    return text(" with a score of ", tally.score, " (depth ", tally.deepest, ", kills ",
                tally.kills, ")");
}

std::string how_it_ended(const Outcome& outcome, std::string_view open) {
    std::string_view how = open;
    if (outcome.ending == Outcome::Ending::died) {
        how = "The run ended in death";
    } else if (outcome.ending == Outcome::Ending::quit) {
        how = "The run was quit";
    }
    return text(how, with_score(outcome.tally), ".");
}

}  // namespace rogue
