#include "rogue/ui/frame_display.hpp"

#include <variant>

namespace rogue {

void FrameDisplay::show_waiting(const auto& screen, Awaited awaited) {
    awaited_ = awaited;
    compose(frame_, screen);
    present(std::chrono::milliseconds::zero());
}

void FrameDisplay::show(const Screen& screen) {
    struct {
        Awaited operator()(const MapView&) const { return Awaited::command; }
        Awaited operator()(const PackView&) const { return Awaited::letter; }
    } constexpr kAwaited;
    show_waiting(screen, std::visit(kAwaited, screen));
}

void FrameDisplay::show(const GameOver& over) {
    show_waiting(over, Awaited::answer);
}

void FrameDisplay::show(const Offer& offer) {
    show_waiting(offer, Awaited::answer);
}

void FrameDisplay::show_over(Point tile, Appearance appearance, std::chrono::milliseconds stay) {
    draw_over(frame_, tile, appearance);
    present(stay);
}

}  // namespace rogue
