#include "rogue/ui/unseen_display.hpp"

#include "rogue/ui/frame_text.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

void UnseenDisplay::show_map(const MapView& view) {
    map_.emplace(view);
    pack_ = nullptr;
    if (audience_ != nullptr) {
        audience_->show_map(view);
    }
}

void UnseenDisplay::show_inventory(const Inventory& pack) {
    map_.reset();
    pack_ = &pack;
    if (audience_ != nullptr) {
        audience_->show_inventory(pack);
    }
}

void UnseenDisplay::show_game_over(Tally tally, std::span<const ScoreLine> high_scores) {
    if (audience_ != nullptr) {
        audience_->show_game_over(tally, high_scores);
    }
}

void UnseenDisplay::show_fireball(Point tile, std::chrono::milliseconds stay) {
    if (audience_ != nullptr) {
        audience_->show_fireball(tile, stay);
    }
}

void UnseenDisplay::reveal(Display& audience) {
    audience_ = &audience;
    if (map_) {
        audience.show_map(*map_);
    } else if (pack_ != nullptr) {
        audience.show_inventory(*pack_);
    }
}

std::uint64_t UnseenDisplay::checksum() const {
    Frame frame;
    if (map_) {
        compose_map(frame, *map_);
    } else if (pack_ != nullptr) {
        compose_inventory(frame, *pack_);
    }
    return rogue::checksum(frame);
}

}  // namespace rogue
