#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "rogue/base/glyph.hpp"

namespace rogue {

/// What a message tells of, for whoever does not read its words.
struct Event {
    enum class Kind : std::uint8_t {
        other,
        meant,     ///< What a walk does on purpose: it stops none.
        here,      ///< What the player now stands on: it stops no walk, and is true only there.
        blow,      ///< The player was hit.
        kill,      ///< Somebody was killed.
        death,     ///< The player was killed.
        gathered,  ///< Something that the run gathers was taken, or brought home.
    };

    Kind kind = Kind::other;
    std::string_view milestone = {};  ///< As --story calls it; empty if it tells nothing of it.
    std::string name = {};            ///< Of who was killed, or has killed.
    bool each = false;                ///< --story tells every occurrence, not only the first.
};

inline const Event kMeant{Event::Kind::meant};
inline const Event kHere{Event::Kind::here};

struct Message {
    std::string text;
    Color color = Color::gray;
    Event event = {};
};

/// The newest messages to the player. They are kept so that the player can read them again. The map
/// shows as many as it has rows for.
class MessageLog {
public:
    static constexpr std::size_t kKept = 200;
    static constexpr std::size_t kShown = 4;

    void add(std::string text, Color color, Event event = {});

    /// Returns how many messages have been added, whether they are kept or not.
    std::size_t added() const { return added_; }

    std::size_t size() const { return std::min(added_, kKept); }

    /// Returns the messages that are kept, the oldest first. REQUIRES: i < size().
    const Message& operator[](std::size_t i) const {
        return newest_[(added_ - size() + i) % kKept];
    }

    std::size_t shown_size() const { return std::min(added_ - old_, kShown); }

    /// Returns the messages that the map shows, the oldest first. REQUIRES: i < shown_size().
    const Message& shown(std::size_t i) const { return (*this)[size() - shown_size() + i]; }

    /// From now on the map shows none of the messages so far.
    void clear_shown() { old_ = added_; }

private:
    std::array<Message, kKept> newest_;
    std::size_t added_ = 0;
    std::size_t old_ = 0;  // How many of the oldest the map does not show.
};

}  // namespace rogue
