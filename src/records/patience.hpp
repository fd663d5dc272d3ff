#pragma once

#include <chrono>
#include <thread>

namespace rogue {

/// Limits how long something that others prevent is tried again.
class Patience {
public:
    explicit Patience(std::chrono::milliseconds how_long)
        : until_(std::chrono::steady_clock::now() + how_long) {}

    /// Waits a little and returns true; returns false at once if the time is up.
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
