#include "rogue/base/text.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

void compose(Frame& frame, const Offer& offer) {
    constexpr int kIndent = 4;
    int row = 0;
    const auto put = [&](std::string_view line, Color color = Color::white) {
        frame.put_text(kIndent, ++row, line, color);
    };
    put(text("-- AN UNFINISHED RUN ", offer.only ? "" : text("(", offer.number, ") "), "--"),
        Color::yellow);
    ++row;
    put(text("Game:  ", offer.game));
    put(text("Depth: ", offer.depth));
    put(text("HP:    ", offer.hp, "/", offer.max_hp));
    put(text("Score: ", offer.score));
    put(text("Last played ", offer.last_played));
    ++row;
    const std::string_view drop(&offer.drop, 1);
    if (offer.dropping) {
        put(text(drop, " again: end it for good, without a score"), Color::red);
        put("any other key: keep it");
        return;
    }
    put("y or Enter: resume it");
    put("n: keep it, and start a new run");
    put(text(drop, ": end it for good, without a score"));
    if (!offer.only) {
        put("right or s: see the next");
    }
    put("q: leave");
    ++row;
    put(offer.problem, Color::red);
}

}  // namespace rogue
