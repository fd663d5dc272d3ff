#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "rogue/ui/any_display.hpp"

namespace rogue {

/// A display that keeps the last screen shown and passes it on to another display, if there is one.
/// It composes a frame only when it is asked for the frame or its checksum. So a replay is as fast
/// as the rules, and the checksums of a few frames prove the run.
class LastScreen final : public AnyDisplay {
public:
    void show(const AnyScreen& screen) override;
    void show_over(const AnyScreen& part, std::chrono::milliseconds stay) override;

    /// Shows the last screen on `audience` and, from now on, everything else too. `audience` is
    /// borrowed.
    void reveal(AnyDisplay& audience);

    /// What the last screen waits for. REQUIRES: there was one.
    const Awaited& awaited() const { return screen_->awaited(); }

    /// The frame of the last screen. REQUIRES: the game waits for a key.
    Frame frame() const;

    /// The checksum of the last screen's frame. REQUIRES: the game waits for a key.
    std::uint64_t checksum() const;

private:
    std::optional<AnyScreen> screen_;  // Empty before the first screen.
    AnyDisplay* audience_ = nullptr;
};

}  // namespace rogue
