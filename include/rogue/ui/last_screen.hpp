#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "rogue/game/display.hpp"

namespace rogue {

/// A display that keeps the screen last shown and hands it on to an audience, if there is one. It
/// composes a frame only if asked for its checksum: a run can be replayed at the speed of the
/// rules, and be proven by some of its frames.
class LastScreen final : public Display {
public:
    void show(const Screen& screen) override;
    void show_over(Point tile, Appearance appearance, std::chrono::milliseconds stay) override;

    /// From now on all is shown on that display too, the last screen to begin with. It is borrowed.
    void reveal(Display& audience);

    /// The checksum of the screen's frame, while the game waits for a key behind it.
    std::uint64_t checksum() const;

private:
    std::optional<Screen> screen_;  // None before the first.
    Display* audience_ = nullptr;
};

}  // namespace rogue
