#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

// Lines of at most 20 columns, in a colour that can be read on black and on white.
void compose(Frame& frame, const TooSmall& window) {
    const auto [columns, rows] = window;
    const std::array<std::string, 4> lines{"Terminal too small",
                                           text("need ", Frame::kColumns, "x", Frame::kRows),
                                           text("have ", columns, "x", rows), "q leaves"};
    const int shown = std::min(static_cast<int>(lines.size()), rows);
    for (int row = 0; row < shown; ++row) {
        const std::string_view line = lines[static_cast<std::size_t>(row)];
        frame.put_text(0, row, line.substr(0, static_cast<std::size_t>(columns)), Color::red);
    }
}

}  // namespace rogue
