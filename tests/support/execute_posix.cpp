#include "tests/support/execute.hpp"

#include <unistd.h>

namespace rogue::test {

void execute(const std::vector<std::string>& argv) {
    std::vector<char*> arguments;
    for (const std::string& argument : argv) {
        arguments.push_back(const_cast<char*>(argument.c_str()));  // execvp() changes nothing.
    }
    arguments.push_back(nullptr);
    execvp(arguments[0], arguments.data());
    constexpr int kNotFound = 127;
    _exit(kNotFound);
}

}  // namespace rogue::test
