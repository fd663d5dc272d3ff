#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rogue::test {

/// What a program that has ended left behind.
struct ProgramResult {
    int status;  ///< Its exit status, or 128 + n after signal n.
    std::string out;
    std::string err;
};

/// Runs a program to its end, with `input` on its standard input and no terminal. `argv` begins
/// with the path of the program.
ProgramResult run_program(const std::vector<std::string>& argv, std::string_view input = "");

/// The game itself, with these arguments.
ProgramResult run_roguelike(std::vector<std::string> arguments, std::string_view input = "");

}  // namespace rogue::test
