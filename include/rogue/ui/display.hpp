#pragma once

#include <chrono>

#include "rogue/base/glyph.hpp"
#include "rogue/ui/any_screen.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

/// Composes each screen of any game, or of the application around it, into a frame. Derived classes
/// decide how to show the frame.
class Display {
public:
    virtual ~Display() = default;

    /// Shows a screen. The caller waits for a key next.
    void show(const AnyScreen& screen);

    /// Draws a flash over the last screen, on whose map its tile is, and waits for its time.
    void show(const Flash& flash);

    /// What the last screen waits for.
    const Awaited& awaited() const { return awaited_; }

    /// The last screen, with what was shown over it.
    const Frame& frame() const { return frame_; }

private:
    /// Called when frame() has changed. `stay` is 0 if the caller waits for a key. Otherwise it is
    /// how long the frame must be seen.
    virtual void present(std::chrono::milliseconds stay) = 0;

    const Frame blank_;  // Copying it is several times as fast as filling a frame.
    Frame frame_;
    Awaited awaited_ = Awaited::kCommand;
};

}  // namespace rogue
