#pragma once

#include <optional>

#include "rogue/game/display.hpp"

namespace rogue {

/// A display nobody looks at. It composes the frame last shown only if asked for it: a run can be
/// replayed at the speed of the rules, and be proven by some of its frames.
class UnseenDisplay final : public Display {
public:
    void show_map(const MapView& view) override;
    void show_inventory(const Inventory& pack) override;
    void show_game_over(Tally, std::span<const ScoreLine>) override {}
    void show_fireball(Point, std::chrono::milliseconds) override {}

    /// The checksum of the frame last shown, while the game waits for a key behind it.
    std::uint64_t checksum() const;

private:
    std::optional<MapView> map_;  // Of map and pack the one last shown.
    const Inventory* pack_ = nullptr;
};

}  // namespace rogue
