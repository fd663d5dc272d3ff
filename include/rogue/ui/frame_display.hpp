#pragma once

#include "rogue/game/display.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

/// A display that works in frames: it composes each screen and leaves to its heirs what becomes of
/// the frame.
class FrameDisplay : public Display {
public:
    void show_map(const MapView& view) final;
    void show_inventory(const Inventory& pack) final;
    void show_game_over(Tally tally, std::span<const ScoreLine> high_scores) final;
    void show_fireball(Point tile, std::chrono::milliseconds stay) final;

    /// Asks whether to resume a run that was cut off.
    void show_offer(const Offer& offer);

protected:
    /// Which screen is up, for those who treat keys by it.
    enum class Screen { map, inventory, game_over, offer };

    const Frame& frame() const { return frame_; }
    Screen screen() const { return screen_; }

private:
    /// Called when frame() has changed. `stay` is 0 if the game goes on to wait for a key, else how
    /// long the frame is to be seen before the game goes on by itself.
    virtual void present(std::chrono::milliseconds stay) = 0;

    Frame frame_;
    Screen screen_ = Screen::map;
};

}  // namespace rogue
