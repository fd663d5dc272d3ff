#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "rogue/base/glyph.hpp"

namespace rogue {

/// What a message is about, for code that does not read its words.
struct Event {
    enum class Kind : std::uint8_t {
        other,
        expected,  ///< It stops no walk: one caused it on purpose, or it is about others.
        taken,     ///< The same for something that was taken.
        here,      ///< Tells what the player stands on. It stops no walk, and is true only there.
        blow,      ///< The player was hit.
        kill,      ///< Somebody was killed.
        death,     ///< The player was killed.
        gathered,  ///< Something that the game counts as gathered was taken or brought home.
    };

    Kind kind = Kind::other;
    /// What --story calls it; empty if --story leaves it out. tests/app/story_test.cpp lists all.
    std::string_view milestone = {};
    /// Who was killed, who killed the player, what lies here, or what x told of what was taken.
    std::string name = {};
    bool every_time = false;  ///< True if --story tells every occurrence, not only the first.
};

inline const Event kExpected{Event::Kind::expected};
inline Event here_is(std::string_view name) {
    return {.kind = Event::Kind::here, .name = std::string(name)};
}

struct Message {
    std::string text;
    Color color = Color::gray;
    Event event = {};
};

/// The newest messages to the player, kept for reading again. The map shows the last few.
class MessageLog {
public:
    static constexpr std::size_t kKept = 200;
    static constexpr std::size_t kShown = 4;

    void add(std::string text, Color color, Event event = {});

    /// Returns the number of messages ever added, including those no longer kept.
    std::size_t added() const { return added_; }

    std::size_t size() const { return std::min(added_, kKept); }

    /// Returns the i-th kept message, counted from the oldest. REQUIRES: i < size().
    const Message& operator[](std::size_t i) const {
        return newest_[(added_ - size() + i) % kKept];
    }

    /// Returns the index of the first kept message that was added after so many others.
    std::size_t first_after(std::size_t others) const {
        return size() - std::min(added_ - others, size());
    }

    std::size_t shown_size() const { return std::min(added_ - old_, kShown); }

    /// Returns the i-th message that the map shows, from the oldest. REQUIRES: i < shown_size().
    const Message& shown(std::size_t i) const { return (*this)[size() - shown_size() + i]; }

    /// Hides all messages so far from the map.
    void clear_shown() { old_ = added_; }

private:
    std::array<Message, kKept> newest_;
    std::size_t added_ = 0;
    std::size_t old_ = 0;  // How many of the oldest the map does not show.
};

}  // namespace rogue
