#pragma once

#include "rogue/base/key.hpp"

namespace rogue::world {

/// The letters of the pack and the commands.
constexpr KeySet kKeySet{"abcdefghijklmnopqrstzCGIQZ"};

}  // namespace rogue::world
