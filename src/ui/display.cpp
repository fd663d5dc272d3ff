#include "rogue/ui/display.hpp"

#include "rogue/base/text.hpp"

namespace rogue {

void Display::show(const AnyScreen& screen) {
    awaited_ = screen.awaited();
    frame_ = screen.frame(lit_);
    present(std::chrono::milliseconds::zero());
}

void Display::show(const Flash& flash) {
    awaited_ = Prompt::nothing;
    compose(frame_, flash);
    present(flash.stay);
}

void TextDisplay::present(std::chrono::milliseconds stay) {
    if (detail_ == Detail::last_frame) {
        return;
    }
    const std::string shown = frame_text(frame());
    const char key = taken_.count == 0 ? '-' : static_cast<char>(taken_.last);
    print_(concat(taken_.count, " ", key, " ", stay.count(), " ", hex(fnv1a(shown)), "\n"));
    if (detail_ == Detail::frames) {
        print_(shown);
    }
}

}  // namespace rogue
