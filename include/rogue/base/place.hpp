#pragma once

#include <string>

#include "rogue/base/point.hpp"

namespace rogue {

/// Where something is, by how far it is away: `3 east, 1 north`, or `here`.
std::string place(Point away);

}  // namespace rogue
