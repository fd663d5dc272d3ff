#pragma once

#include <string>
#include <vector>

namespace rogue {

/// The arguments of the program in UTF-8, the program's name first. `argc` and `argv` are main's.
std::vector<std::string> program_arguments(int argc, char** argv);

/// The value of $ROGUELIKE_OPTIONS, in UTF-8; empty if it is not set.
std::string default_arguments();

}  // namespace rogue
