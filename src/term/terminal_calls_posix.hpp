#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <span>
#include <string_view>

namespace rogue {

// The calls between the program and its terminal, which is standard input and standard output. They
// set errno if they return -1, and are async-signal-safe.

// Tests replace these two by ones that fail.

/// read() from standard input.
ssize_t read_terminal(std::span<char> bytes);

/// write() to standard output.
ssize_t write_terminal(std::string_view bytes);

/// What can be read.
struct InputReady {
    bool terminal = false;   ///< The terminal has bytes, or has hung up.
    bool other = false;      ///< The other descriptor has bytes.
    bool timed_out = false;  ///< The time is up. A signal may come first; then nothing is set.
};

/// Waits until the terminal or the other descriptor can be read, or for the timeout, if any.
InputReady wait_for_input(int other, std::optional<std::chrono::milliseconds> timeout);

/// Waits until the terminal takes output. Returns 1, or 0 if the time is up, or -1.
int wait_for_output(std::chrono::milliseconds timeout);

}  // namespace rogue
