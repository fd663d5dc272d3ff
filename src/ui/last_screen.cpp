#include "rogue/ui/last_screen.hpp"

#include "rogue/ui/frame_text.hpp"

namespace rogue {

void LastScreen::show(const AnyScreen& screen) {
    screen_ = screen;
    if (audience_ != nullptr) {
        audience_->show(screen);
    }
}

void LastScreen::show_over(const AnyScreen& part, std::chrono::milliseconds stay) {
    if (audience_ != nullptr) {
        audience_->show_over(part, stay);
    }
}

void LastScreen::reveal(AnyDisplay& audience) {
    audience_ = &audience;
    if (screen_) {
        audience.show(*screen_);
    }
}

Frame LastScreen::frame() const {
    Frame frame;
    if (screen_) {
        screen_->compose_into(frame);
    }
    return frame;
}

std::uint64_t LastScreen::checksum() const {
    return rogue::checksum(frame());
}

}  // namespace rogue
