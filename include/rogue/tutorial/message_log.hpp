#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <utility>

namespace rogue::tutorial {

/// What happened last on this level: the newest messages.
class MessageLog {
public:
    static constexpr std::size_t kKept = 9;

    void add(std::string message) { newest_[added_++ % kKept] = std::move(message); }

    void clear() { added_ = 0; }

    std::size_t size() const { return added_ < kKept ? added_ : kKept; }

    /// The messages kept, oldest first. REQUIRES: i < size().
    const std::string& operator[](std::size_t i) const {
        return newest_[(added_ - size() + i) % kKept];
    }

private:
    std::array<std::string, kKept> newest_;
    std::size_t added_ = 0;
};

}  // namespace rogue::tutorial
