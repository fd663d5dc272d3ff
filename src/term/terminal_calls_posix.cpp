#include "term/terminal_calls_posix.hpp"

#include <unistd.h>

namespace rogue {

ssize_t read_terminal(std::span<char> bytes) {
    return read(STDIN_FILENO, bytes.data(), bytes.size());
}

ssize_t write_terminal(std::string_view bytes) {
    return write(STDOUT_FILENO, bytes.data(), bytes.size());
}

}  // namespace rogue
