#include "rogue/base/outcome.hpp"

#include <array>

#include "rogue/base/text.hpp"

namespace rogue {

std::string achievements(const Tally& tally, std::string_view depth_word) {
    return concat(depth_word.empty() ? "" : concat(depth_word, " ", tally.deepest, ", "), "kills ",
                  tally.kills);
}

std::string_view word_for(std::optional<Ending> ending) {
    if (!ending) {
        return "open";
    }
    constexpr std::array<std::string_view, 3> kWords{"died", "quit", "won"};  // As in Ending.
    return kWords[static_cast<std::size_t>(*ending)];
}

std::string text_of(const Outcome& outcome) {
    return concat(word_for(outcome.ending), " score ", outcome.tally.score, " depth ",
                  outcome.tally.deepest, " kills ", outcome.tally.kills);
}

std::string text_of(const ScoreLine& line, std::size_t rank, std::string_view depth_word) {
    return concat(right_aligned(static_cast<int>(rank), 2), ".", line.this_run ? " *" : "  ",
                  right_aligned(line.tally.score, 5), "   ", depth_word, " ",
                  right_aligned(line.tally.deepest, 2), "   kills ",
                  right_aligned(line.tally.kills, 3));
}

}  // namespace rogue
