#include "rogue/base/score_line.hpp"

#include "rogue/base/text.hpp"

namespace rogue {

std::string text_of(const ScoreLine& line, std::size_t rank) {
    return text(right_aligned(static_cast<int>(rank), 2), ".", line.this_run ? " *" : "  ",
                right_aligned(line.score, 5), "   depth ", right_aligned(line.depth, 2),
                "   kills ", right_aligned(line.kills, 3));
}

}  // namespace rogue
