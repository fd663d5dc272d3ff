#pragma once

#include <chrono>

#include "rogue/base/glyph.hpp"
#include "rogue/base/point.hpp"

namespace rogue {

/// Shows the screens of a game. The rules of each game know the outside by this and by KeySource.
/// Screen is what a screen of that game shows.
template <typename Screen>
class DisplayOf {
public:
    virtual ~DisplayOf() = default;

    /// Shows a screen. The game waits for a key next.
    virtual void show(const Screen& screen) = 0;

    /// Draws something over a tile of the map and waits for the time `stay`. The drawing stays
    /// until the next screen. A display on which nobody looks at the map does nothing.
    virtual void show_over(Point /*tile*/, Appearance /*appearance*/,
                           std::chrono::milliseconds /*stay*/) {}
};

}  // namespace rogue
