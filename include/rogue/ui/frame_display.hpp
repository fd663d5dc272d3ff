#pragma once

#include <chrono>
#include <cstdint>

#include "rogue/game/display.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

/// A display that works in frames: it composes each screen and leaves to its heirs what becomes of
/// the frame. Beside the game's screens it shows those of the application around it.
class FrameDisplay : public Display {
public:
    void show(const Screen& screen) final;
    void show_over(Point tile, Appearance appearance, std::chrono::milliseconds stay) final;

    void show(const GameOver& over);
    void show(const Offer& offer);

protected:
    /// What the key is that the screen waits for.
    enum class Awaited : std::uint8_t {
        command,  ///< On the map.
        letter,   ///< In the pack.
        answer,   ///< To the application: it can't have been meant before the screen was there.
    };

    const Frame& frame() const { return frame_; }
    Awaited awaited() const { return awaited_; }

private:
    /// Called when frame() has changed. `stay` is 0 if the game goes on to wait for a key, else how
    /// long the frame is to be seen before the game goes on by itself.
    virtual void present(std::chrono::milliseconds stay) = 0;

    void show_waiting(const auto& screen, Awaited awaited);

    Frame frame_;
    Awaited awaited_ = Awaited::command;
};

}  // namespace rogue
