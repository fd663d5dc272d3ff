#pragma once

#include <string>
#include <vector>

namespace rogue::test {

/// Lets a program take the place of this process, which is a child that has just been forked.
/// `argv` begins with the program's path, or its name in PATH. If there is no such program, the
/// process ends with status 127.
[[noreturn]] void execute(const std::vector<std::string>& argv);

}  // namespace rogue::test
