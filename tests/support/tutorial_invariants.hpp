#pragma once

#include <string>

#include "tutorial/rules/game.hpp"

namespace rogue::test {

/// What is wrong with a screen of the tutorial, in words; empty if nothing is. On a sound screen
/// nobody stands in a wall, everybody but a player who has just died lives, everything lies on the
/// map, what is in sight is explored, the aim is in sight, and no counter is beyond its end.
std::string fault_of(const tutorial::Screen& screen);

}  // namespace rogue::test
