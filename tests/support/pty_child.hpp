#pragma once

#include <sys/types.h>

#include "tests/support/pty.hpp"

namespace rogue::test {

/// Starts the program of the options as the leader of a session whose standard streams are the
/// terminal. Returns its process id, or -1 with errno if there can be no more processes.
pid_t start_on_terminal(int terminal, PtyOptions& options);

}  // namespace rogue::test
