#include "rogue/app/program_arguments.hpp"

#include <cstdlib>

#include "rogue/app/options.hpp"

namespace rogue {

std::vector<std::string> program_arguments(int argc, char** argv) {
    return {argv, argv + argc};
}

std::string default_arguments() {
    const char* value = std::getenv(kDefaultsVariable.data());
    return value == nullptr ? "" : value;
}

}  // namespace rogue
