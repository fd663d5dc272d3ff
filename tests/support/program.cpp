#include "tests/support/program.hpp"

namespace rogue::test {

ProgramResult run_roguelike(std::vector<std::string> arguments, std::string_view input) {
    arguments.insert(arguments.begin(), ROGUE_PROGRAM);
    return run_program(arguments, input);
}

}  // namespace rogue::test
