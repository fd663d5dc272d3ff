#include "rogue/ui/display.hpp"

namespace rogue {

void Display::show(const AnyScreen& screen) {
    awaited_ = screen.awaited();
    frame_ = blank_;
    screen.compose_into(frame_);
    present(std::chrono::milliseconds::zero());
}

void Display::show(const Flash& flash) {
    awaited_ = Awaited::kNothing;
    compose(frame_, flash);
    present(flash.stay);
}

}  // namespace rogue
