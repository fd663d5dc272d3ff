#include "rogue/app/program_arguments.hpp"

namespace rogue {

std::vector<std::string> program_arguments(int argc, char** argv) {
    return {argv, argv + argc};
}

}  // namespace rogue
