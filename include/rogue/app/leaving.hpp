#pragma once

#include <cstdint>

#include "rogue/term/session.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

/// What happens to a run that the player wants to leave.
enum class LeavingAnswer : std::uint8_t { leave, end, play_on };

/// Asks the player.
LeavingAnswer ask_whether_to_leave(Session& session, Kept kept);

}  // namespace rogue
