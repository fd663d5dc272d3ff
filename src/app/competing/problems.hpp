#pragma once

#include <functional>
#include <string>
#include <vector>

namespace rogue {

/// Files and folders that could not be read or prove nothing.
struct Problems {
    std::vector<std::string> messages;
    int status = 0;        ///< The exit status, as verify() returns it.
    bool all_read = true;  ///< False if a file or a folder could not be read.

    /// Calls `act` and keeps the message of any BadRunFile or other std::runtime_error. A message
    /// that comes twice in succession is kept once.
    void collect_failure_of(const std::function<void()>& act);

    /// The same, but ignores TruncatedHeader: the run may just be beginning.
    void collect_failure_unless_torn(const std::function<void()>& act);

    /// Reports all problems and returns the exit status.
    int report() const;
};

}  // namespace rogue
