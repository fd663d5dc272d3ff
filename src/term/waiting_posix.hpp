#pragma once

#include <chrono>
#include <optional>

namespace rogue {

// Waiting for the terminal, which is standard input and standard output. Everything here is
// async-signal-safe.

/// What can be read.
struct InputReady {
    int count = 0;          ///< How many can; 0 if the time is up, -1 if it failed, as errno says.
    bool terminal = false;  ///< The terminal has bytes, or has hung up.
    bool other = false;     ///< The other descriptor has bytes.
};

/// Waits until the terminal or the other descriptor can be read; without a timeout, for ever.
InputReady wait_for_input(int other, std::optional<std::chrono::milliseconds> timeout);

/// Waits until the terminal takes output. Returns 1, 0 if the time is up, or -1, as errno says.
int wait_for_output(std::chrono::milliseconds timeout);

}  // namespace rogue
