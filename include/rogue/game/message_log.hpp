#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <utility>

#include "rogue/base/color.hpp"

namespace rogue {

struct Message {
    std::string text;
    Color color = Color::gray;
};

/// The newest messages to the player, as many as the screen has rows for.
class MessageLog {
public:
    static constexpr std::size_t kShown = 4;

    void add(std::string text, Color color) {
        newest_[added_ % kShown] = {std::move(text), color};
        ++added_;
    }

    std::size_t size() const { return added_ < kShown ? added_ : kShown; }

    /// The messages kept, oldest first. REQUIRES: i < size().
    const Message& operator[](std::size_t i) const {
        return newest_[(added_ - size() + i) % kShown];
    }

private:
    std::array<Message, kShown> newest_;
    std::size_t added_ = 0;
};

}  // namespace rogue
