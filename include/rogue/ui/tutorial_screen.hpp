#pragma once

#include "rogue/tutorial/display.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue::tutorial {

/// The part of the map around the player, the sidebar to its right, the health of the monsters in
/// sight and the newest messages below. Replaces all that was in the frame.
void compose(Frame& frame, const Screen& screen);

}  // namespace rogue::tutorial
