#pragma once

#include "rogue/base/key.hpp"

namespace rogue::tutorial {

/// The keys for abilities, items, the stairs and the end of the run; also Enter and Escape.
constexpr KeySet kKeySet{"qwer1234>Q", KeySet::EnterAndEscape::known};

}  // namespace rogue::tutorial
