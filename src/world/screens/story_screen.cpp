#include <algorithm>
#include <cstddef>

#include "rogue/world/rules/story.hpp"
#include "rogue/world/screens/screens.hpp"

namespace rogue::world {

void compose(Frame& frame, const Story& story) {
    const auto& [stones, brands] = story;
    int row = 0;
    frame.put_text(0, row, "-- THE STORY SO FAR --", Color::yellow);
    if (stones == 0 && brands == 0) {
        frame.put_text(0, 2,
                       "Nothing yet. Stones tell it, and the hearth does when a brand comes home.",
                       Color::gray);
    }
    for (std::size_t i = 0; i < std::min(stones, kStoneLines.size()); ++i) {
        frame.put_text(0, ++row, kStoneLines[i], Color::white);
    }
    row += stones > 0 ? 1 : 0;
    for (std::size_t i = 0; i < std::min(brands, kHearthLines.size()); ++i) {
        frame.put_text(0, ++row, kHearthLines[i], Color::white);
    }
    frame.put_text(0, Frame::kRows - 1, "any other key: back to the game", Color::gray);
}

static_assert(1 + kStoneLines.size() + 1 + kHearthLines.size() < Frame::kRows,
              "the whole story is on one screen");

}  // namespace rogue::world
