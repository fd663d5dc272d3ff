#include "classic/map/fov.hpp"

namespace rogue::classic {

static_assert(DungeonLevel::kStride == kRayStride);

void compute_fov(DungeonLevel& level, Point eye) {
    if (level.seen_from == eye) {
        return;
    }
    level.clear_visibility();
    level.seen_from = eye;
    level.reveal(eye);
    cast_rays([&](int distance) { return level.reveal(eye, distance).terrain == Terrain::wall; });
}

}  // namespace rogue::classic
