#pragma once

#include <chrono>
#include <cstddef>
#include <optional>

#include "rogue/app/narration.hpp"
#include "rogue/base/key_source.hpp"
#include "rogue/ui/frame_display.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// A run that somebody else plays or has played, told by lines of text on standard output: first
/// the map that it shows first, then each key, as in `118: east`, and what it led to.
class ToldRun final : public KeySource, public FrameDisplay {
public:
    /// Both are borrowed.
    ToldRun(const GameKind& kind, KeySource& keys) : kind_(kind), keys_(keys) {}

    /// Tells the maps of this game from now on. The game is borrowed. Call this before it is run.
    void use(const AnyGame& game) { game_ = &game; }

    /// Waits so long before each key.
    void wait_between_keys(std::chrono::microseconds wait) { wait_ = wait; }

    /// Returns the next key of the run.
    Key next() override;

private:
    void present(std::chrono::milliseconds stay) override;

    const GameKind& kind_;
    KeySource& keys_;
    const AnyGame* game_ = nullptr;
    std::chrono::microseconds wait_{0};
    std::size_t taken_ = 0;
    Key key_ = Key::end;           // The last one.
    std::optional<Prompt> shown_;  // That of the last screen; nothing before the first.
    Narration narration_;
    KnownMap known_;
};

}  // namespace rogue
