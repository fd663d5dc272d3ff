#pragma once

#include <optional>

#include "rogue/game/display.hpp"

namespace rogue {

/// A display nobody looks at, until it is revealed. It composes the frame last shown only if asked
/// for it: a run can be replayed at the speed of the rules, and be proven by some of its frames.
class UnseenDisplay final : public Display {
public:
    void show_map(const MapView& view) override;
    void show_inventory(const Inventory& pack) override;
    void show_game_over(Tally tally, std::span<const ScoreLine> high_scores) override;
    void show_fireball(Point tile, std::chrono::milliseconds stay) override;

    /// From now on all is shown on that display too, the screen last shown to begin with. It is
    /// borrowed.
    void reveal(Display& audience);

    /// The checksum of the frame last shown, while the game waits for a key behind it.
    std::uint64_t checksum() const;

private:
    std::optional<MapView> map_;  // Of map and pack the one last shown.
    const Inventory* pack_ = nullptr;
    Display* audience_ = nullptr;
};

}  // namespace rogue
