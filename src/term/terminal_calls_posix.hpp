#pragma once

#include <sys/types.h>

#include <span>
#include <string_view>

namespace rogue {

// The two calls that pass bytes between the program and its terminal. They set errno if they
// return -1. Tests have others in their place, which fail.

/// read() from standard input.
ssize_t read_terminal(std::span<char> bytes);

/// write() to standard output. It is async-signal-safe.
ssize_t write_terminal(std::string_view bytes);

}  // namespace rogue
