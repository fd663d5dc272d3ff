#pragma once

#include <chrono>

#include "rogue/classic/game/display.hpp"
#include "rogue/ui/any_display.hpp"

namespace rogue {

/// Shows the screens of the dungeon crawl on a display for any game.
class ClassicDisplay final : public Display {
public:
    /// The display is borrowed.
    explicit ClassicDisplay(AnyDisplay& display) : display_(display) {}

    void show(const Screen& screen) override;
    void show_over(Point tile, Appearance appearance, std::chrono::milliseconds stay) override;

private:
    AnyDisplay& display_;
};

}  // namespace rogue
