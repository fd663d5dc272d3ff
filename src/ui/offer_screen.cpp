#include "rogue/base/text.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

void compose(Frame& frame, const Offer& offer) {
    constexpr int kIndent = 4;
    int row = 0;
    const auto put = [&](std::string_view line, Color color) {
        frame.put_text(kIndent, ++row, line, color);
    };
    put(offer.count == 1
            ? "-- A RUN WAS CUT OFF --"
            : text("-- A RUN WAS CUT OFF (", offer.number, " of ", offer.count, ") --"),
        Color::yellow);
    ++row;
    put(text("Game:  ", offer.game), Color::white);
    put(text("Depth: ", offer.depth), Color::white);
    put(text("HP:    ", offer.hp, "/", offer.max_hp), Color::white);
    put(text("Score: ", offer.score), Color::white);
    put(text("Last played ", offer.last_played), Color::gray);
    ++row;
    put("y: resume it", Color::white);
    put("n: keep it, and start a new run", Color::white);
    put("d: drop it for good", Color::white);
    if (offer.count > 1) {
        put("right or s: see the next", Color::white);
    }
    put("q: leave", Color::white);
    ++row;
    put(offer.problem, Color::red);
}

}  // namespace rogue
