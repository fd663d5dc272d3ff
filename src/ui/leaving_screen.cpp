#include "rogue/ui/screens.hpp"

namespace rogue {

void compose(Frame& frame, const Leaving& leaving) {
    constexpr int kIndent = 4;
    int row = 0;
    const auto put = [&](std::string_view line, Color color) {
        frame.put_text(kIndent, ++row, line, color);
    };
    put("-- LEAVE THE RUN? --", Color::yellow);
    ++row;
    if (leaving.kept == Kept::nothing) {
        put("Nothing is kept of this run: it has no record.", Color::red);
        ++row;
        put("q: leave", Color::white);
    } else {
        if (leaving.kept == Kept::beginning) {
            put("Its last keys can't be written. It is kept as it was before them.", Color::red);
            ++row;
        }
        put("q: leave, and keep it: the next start offers to go on", Color::white);
    }
    put("e: end it for good", Color::white);
    put("any other key: play on", Color::white);
}

}  // namespace rogue
