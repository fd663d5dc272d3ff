#pragma once

#include <chrono>

#include "rogue/ui/any_screen.hpp"

namespace rogue {

/// Where any game is seen.
class AnyDisplay {
public:
    virtual ~AnyDisplay() = default;

    /// Shows a screen. A key is waited for next.
    virtual void show(const AnyScreen& screen) = 0;

    /// Shows over the last screen what this one composes, for that long, before the game goes on
    /// by itself. It stays drawn until the next screen.
    virtual void show_over(const AnyScreen& part, std::chrono::milliseconds stay) = 0;
};

}  // namespace rogue
