#include "tests/support/program.hpp"

namespace rogue::test {

ProgramResult run_roguelike(std::vector<std::string> arguments, std::string_view input) {
    arguments.insert(arguments.begin(), ROGUE_PROGRAM);
    return run_program(arguments, input);
}

ProgramResult run_paper(std::vector<std::string> arguments, std::string_view input) {
    arguments.insert(arguments.begin(), ROGUE_PAPER);
    return run_program(arguments, input);
}

std::size_t occurrences(std::string_view printed, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = 0; (at = printed.find(part, at)) != printed.npos; ++at) {
        ++count;
    }
    return count;
}

}  // namespace rogue::test
