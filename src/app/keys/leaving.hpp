#pragma once

#include <cstdint>
#include <string_view>

#include "app/runs/live_run.hpp"
#include "rogue/records/record_state.hpp"
#include "rogue/term/session.hpp"

namespace rogue {

/// What the player wants who has pressed a key that would end the run.
enum class LeaveAnswer : std::uint8_t {
    stay,
    leave,  ///< Keep the run and leave it.
    end,
};

/// Returns a sentence about what is not recorded, or an empty string.
std::string_view what_is_lost(RecordState kept);

/// Asks whether to keep the run, and shows the game again if the player stays. No key that was
/// typed ahead or is held down loses keys. Returns LeaveAnswer::stay if the session is over.
LeaveAnswer ask_to_leave(Session& session, LiveRun& run);

}  // namespace rogue
