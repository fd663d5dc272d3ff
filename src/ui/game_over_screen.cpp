#include "rogue/base/text.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

void compose(Frame& frame, const GameOver& over) {
    const auto& [tally, high_scores] = over;
    constexpr int kIndent = 4;
    constexpr int kTableIndent = 3;
    int row = 0;
    const auto put = [&](std::string_view line, Color color) {
        frame.put_text(kIndent, ++row, line, color);
    };
    put("##############################", Color::red);
    put("#         GAME OVER          #", Color::red);
    put("##############################", Color::red);
    ++row;
    put(text("You reached depth ", tally.deepest, "."), Color::white);
    put(text("Slain monsters: ", tally.kills), Color::white);
    put(text("Final score:    ", tally.score), Color::white);
    ++row;
    put("-- HIGH SCORES --", Color::yellow);
    std::size_t rank = 0;
    for (const ScoreLine& line : high_scores) {
        frame.put_text(kTableIndent, ++row, text_of(line, ++rank),
                       line.this_run ? Color::cyan : Color::gray);
    }
    ++row;
    put("Press any key to exit.", Color::gray);
}

}  // namespace rogue
