#pragma once

#include <string>
#include <vector>

namespace rogue {

/// What the program was called with, its name first, in UTF-8. `argc` and `argv` are main's.
std::vector<std::string> program_arguments(int argc, char** argv);

}  // namespace rogue
