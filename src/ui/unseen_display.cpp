#include "rogue/ui/unseen_display.hpp"

#include "rogue/ui/frame_text.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

void UnseenDisplay::show_map(const MapView& view) {
    map_.emplace(view);
    pack_ = nullptr;
}

void UnseenDisplay::show_inventory(const Inventory& pack) {
    map_.reset();
    pack_ = &pack;
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
