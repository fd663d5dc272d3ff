#pragma once

#include <chrono>

#include "rogue/ui/any_screen.hpp"

namespace rogue {

/// Shows the screens of any game.
class AnyDisplay {
public:
    virtual ~AnyDisplay() = default;

    /// Shows a screen. The caller waits for a key next.
    virtual void show(const AnyScreen& screen) = 0;

    /// Draws what `part` composes over the last screen and waits for the time `stay`; then the game
    /// goes on by itself. The drawing stays until the next screen.
    virtual void show_over(const AnyScreen& part, std::chrono::milliseconds stay) = 0;
};

}  // namespace rogue
