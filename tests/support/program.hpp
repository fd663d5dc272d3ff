#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace rogue::test {

/// The result of a program that has ended.
struct ProgramResult {
    int status;  ///< The exit status, or 128 + n after signal n.
    std::string out;
    std::string err;
};

/// Runs a program to its end, without a terminal and with `input` on its standard input. `argv`
/// begins with the path of the program. On POSIX the process that becomes the program first calls
/// `prepare`.
ProgramResult run_program(const std::vector<std::string>& argv, std::string_view input = "",
                          const std::function<void()>& prepare = {});

/// Runs the game itself with these arguments.
ProgramResult run_roguelike(std::vector<std::string> arguments, std::string_view input = "");

/// Runs the program whose first game is the one on paper (paper_game.hpp).
ProgramResult run_paper(std::vector<std::string> arguments, std::string_view input = "");

/// How often the part stands in what a program has printed.
std::size_t occurrences(std::string_view printed, std::string_view part);

}  // namespace rogue::test
