#include "rogue/ui/frame_display.hpp"

namespace rogue {

void FrameDisplay::show(const AnyScreen& screen) {
    awaited_ = screen.awaited();
    frame_ = blank_;
    screen.compose_into(frame_);
    present(std::chrono::milliseconds::zero());
}

void FrameDisplay::show_over(const AnyScreen& part, std::chrono::milliseconds stay) {
    awaited_ = part.awaited();
    part.compose_into(frame_);
    present(stay);
}

}  // namespace rogue
