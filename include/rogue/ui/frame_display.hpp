#pragma once

#include <chrono>

#include "rogue/ui/any_display.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

/// A display that composes each screen into a frame. Derived classes decide how to show the frame.
class FrameDisplay : public AnyDisplay {
public:
    void show(const AnyScreen& screen) final;
    void show_over(const AnyScreen& part, std::chrono::milliseconds stay) final;

    /// What the last screen waits for.
    const Awaited& awaited() const { return awaited_; }

    /// The last screen, with what was shown over it.
    const Frame& frame() const { return frame_; }

private:
    /// Called when frame() has changed. `stay` is 0 if the game waits for a key. Otherwise it is
    /// how long the frame must be seen before the game goes on by itself.
    virtual void present(std::chrono::milliseconds stay) = 0;

    const Frame blank_;  // Copying it is several times as fast as filling a frame.
    Frame frame_;
    Awaited awaited_ = Awaited::kCommand;
};

}  // namespace rogue
