#pragma once

#include <chrono>
#include <optional>

namespace rogue {

// Waiting for the terminal, which is standard input and standard output. Everything here is
// async-signal-safe.

enum class Waited { ready, timed_out, interrupted, failed };

/// What can be read.
struct InputReady {
    Waited waited = Waited::timed_out;
    bool terminal = false;  ///< The terminal has bytes, or has hung up.
    bool hung_up = false;   ///< If a read then gets no byte, the terminal is gone.
    bool other = false;     ///< The other descriptor has bytes.
};

/// Waits until the terminal or the other descriptor can be read; without a timeout, for ever.
InputReady wait_for_input(int other, std::optional<std::chrono::milliseconds> timeout);

/// Waits until the terminal takes output.
Waited wait_for_output(std::chrono::milliseconds timeout);

}  // namespace rogue
