#include "rogue/ui/frame_display.hpp"

namespace rogue {

using std::chrono::milliseconds;

void FrameDisplay::show_map(const MapView& view) {
    screen_ = Screen::map;
    compose_map(frame_, view);
    present(milliseconds::zero());
}

void FrameDisplay::show_inventory(const Inventory& pack) {
    screen_ = Screen::inventory;
    compose_inventory(frame_, pack);
    present(milliseconds::zero());
}

void FrameDisplay::show_game_over(Tally tally, std::span<const ScoreLine> high_scores) {
    screen_ = Screen::game_over;
    compose_game_over(frame_, tally, high_scores);
    present(milliseconds::zero());
}

void FrameDisplay::show_fireball(Point tile, milliseconds stay) {
    draw_fireball(frame_, tile);
    present(stay);
}

void FrameDisplay::show_offer(const Offer& offer) {
    screen_ = Screen::offer;
    compose_offer(frame_, offer);
    present(milliseconds::zero());
}

}  // namespace rogue
