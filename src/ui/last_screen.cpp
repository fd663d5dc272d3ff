#include "rogue/ui/last_screen.hpp"

#include "rogue/ui/frame_text.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

void LastScreen::show(const Screen& screen) {
    screen_.emplace(screen);
    if (audience_ != nullptr) {
        audience_->show(screen);
    }
}

void LastScreen::show_over(Point tile, Appearance appearance, std::chrono::milliseconds stay) {
    if (audience_ != nullptr) {
        audience_->show_over(tile, appearance, stay);
    }
}

void LastScreen::reveal(Display& audience) {
    audience_ = &audience;
    if (screen_) {
        audience.show(*screen_);
    }
}

std::uint64_t LastScreen::checksum() const {
    Frame frame;
    if (screen_) {
        compose(frame, *screen_);
    }
    return rogue::checksum(frame);
}

}  // namespace rogue
