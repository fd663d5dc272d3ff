#pragma once

#include <chrono>
#include <thread>

namespace rogue {

/// Limits for how long a failing call is retried.
class Patience {
public:
    explicit Patience(std::chrono::milliseconds how_long)
        : until_(std::chrono::steady_clock::now() + how_long) {}

    /// Waits a moment and returns true, or returns false at once if the time is up.
    bool wait() const {
        if (std::chrono::steady_clock::now() >= until_) {
            return false;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        return true;
    }

private:
    std::chrono::steady_clock::time_point until_;
};

}  // namespace rogue
