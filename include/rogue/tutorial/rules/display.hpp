#pragma once

#include <type_traits>

#include "rogue/base/message_log.hpp"
#include "rogue/tutorial/rules/actors.hpp"
#include "rogue/tutorial/rules/level.hpp"
#include "rogue/tutorial/rules/targeting.hpp"

namespace rogue::tutorial {

/// What the screen shows while the game waits for a key. The parts belong to the game and change
/// with the next key.
struct Screen {
    const Level& level;
    const Player& player;
    const MessageLog& log;
    const Targeting* targeting;  ///< Null unless the game waits for an aim.
};

static_assert(std::is_trivially_copyable_v<Screen>);

}  // namespace rogue::tutorial
