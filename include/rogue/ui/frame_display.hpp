#pragma once

#include <chrono>

#include "rogue/ui/any_display.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

/// A display that works in frames: it composes each screen and leaves to its heirs what becomes of
/// the frame.
class FrameDisplay : public AnyDisplay {
public:
    void show(const AnyScreen& screen) final;
    void show_over(const AnyScreen& part, std::chrono::milliseconds stay) final;

    /// What the last screen waits for.
    Awaited awaited() const { return awaited_; }

protected:
    const Frame& frame() const { return frame_; }

private:
    /// Called when frame() has changed. `stay` is 0 if a key is waited for, else how long the frame
    /// is to be seen before the game goes on by itself.
    virtual void present(std::chrono::milliseconds stay) = 0;

    Frame frame_;
    Awaited awaited_ = Awaited::command;
};

}  // namespace rogue
