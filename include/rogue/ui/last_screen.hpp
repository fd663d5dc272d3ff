#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "rogue/ui/any_display.hpp"

namespace rogue {

/// A display that keeps the screen last shown and hands it on to an audience, if there is one. It
/// composes a frame only if asked for its checksum: a run can be replayed at the speed of the
/// rules, and be proven by some of its frames.
class LastScreen final : public AnyDisplay {
public:
    void show(const AnyScreen& screen) override;
    void show_over(const AnyScreen& part, std::chrono::milliseconds stay) override;

    /// From now on all is shown on that display too, the last screen to begin with. It is borrowed.
    void reveal(AnyDisplay& audience);

    /// The screen's frame, while the game waits for a key behind it.
    Frame frame() const;

    /// The checksum of the screen's frame, while the game waits for a key behind it.
    std::uint64_t checksum() const;

private:
    std::optional<AnyScreen> screen_;  // None before the first.
    AnyDisplay* audience_ = nullptr;
};

}  // namespace rogue
