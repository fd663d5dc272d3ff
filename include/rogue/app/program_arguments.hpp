#pragma once

#include <string>
#include <vector>

namespace rogue {

/// What the program was called with, its name first, in UTF-8. `argc` and `argv` are main's.
std::vector<std::string> program_arguments(int argc, char** argv);

/// The value of $ROGUELIKE_OPTIONS, in UTF-8; empty if it is not set.
std::string default_arguments();

}  // namespace rogue
