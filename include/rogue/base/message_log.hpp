#pragma once

#include <algorithm>
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

/// The newest messages to the player. They are kept to be read again; the map shows as many as it
/// has rows for.
class MessageLog {
public:
    static constexpr std::size_t kKept = 200;
    static constexpr std::size_t kShown = 4;

    void add(std::string text, Color color) {
        newest_[added_ % kKept] = {std::move(text), color};
        ++added_;
    }

    std::size_t size() const { return std::min(added_, kKept); }

    /// The messages kept, oldest first. REQUIRES: i < size().
    const Message& operator[](std::size_t i) const {
        return newest_[(added_ - size() + i) % kKept];
    }

    std::size_t shown_size() const { return std::min(size(), kShown); }

    /// The messages that the map shows, oldest first. REQUIRES: i < shown_size().
    const Message& shown(std::size_t i) const { return (*this)[size() - shown_size() + i]; }

private:
    std::array<Message, kKept> newest_;
    std::size_t added_ = 0;
};

}  // namespace rogue
