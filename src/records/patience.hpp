#pragma once

#include <chrono>
#include <thread>

namespace rogue {

/// How long to try again what others keep us from.
class Patience {
public:
    explicit Patience(std::chrono::milliseconds how_long)
        : until_(std::chrono::steady_clock::now() + how_long) {}

    /// Waits a little; false, at once, when it has run out.
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
