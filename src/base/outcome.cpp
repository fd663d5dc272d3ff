#include "rogue/base/outcome.hpp"

#include <string_view>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

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

}  // namespace

std::string text_of(const Outcome& outcome) {
    return text(word_for(outcome.ending), " score ", outcome.tally.score, " depth ",
                outcome.tally.deepest, " kills ", outcome.tally.kills);
}

}  // namespace rogue
