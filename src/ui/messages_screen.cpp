#include <algorithm>

#include "rogue/base/text.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

void compose(Frame& frame, const Messages& messages) {
    const auto& [log, first] = messages;
    const std::size_t end = std::min(log.size(), first + Messages::kRows);
    for (std::size_t i = first; i < end; ++i) {
        frame.put_text(0, static_cast<int>(i - first), log[i].text, log[i].color);
    }
    frame.put_text(0, Frame::kRows - 1,
                   text("-- MESSAGES ", first + 1, " to ", end, " of ", log.size(),
                        ": up, down, space scroll; any other key leaves. --"),
                   Color::gray);
}

}  // namespace rogue
