#pragma once

#include <cstdint>

#include "rogue/term/session.hpp"

namespace rogue {

/// What happens to a run that the player wants to leave.
enum class LeavingAnswer : std::uint8_t { leave, end, play_on };

/// Asks the player. `kept` says whether the run can go on later.
LeavingAnswer ask_whether_to_leave(Session& session, bool kept);

}  // namespace rogue
