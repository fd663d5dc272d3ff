#pragma once

#include <string>
#include <vector>

#include "tests/support/program.hpp"

namespace rogue::test {

/// From now on this system call of this process, and of programs that take its place, does nothing
/// and fails with that error, as on a file system that knows no such thing.
void refuse(long call, int error);

/// A program of which one system call has failed.
struct FaultyRun {
    bool met;  ///< There were that many calls.
    ProgramResult result;
};

/// Runs the program, as run_program() does. Its nth call of that number, counted from 1, does
/// nothing and fails with that error; all others work. The calls before the program has begun, such
/// as those that look for libraries, are counted too.
FaultyRun run_with_fault(const std::vector<std::string>& argv, std::string_view input, long call,
                         int nth, int error);

}  // namespace rogue::test
