#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// A moment of a run that one may want to see.
struct Moment {
    enum class Kind : std::uint8_t {
        level,     ///< The player has come to another one.
        fight,     ///< One begins.
        wound,     ///< The player was hurt.
        gathered,  ///< See Event::Kind.
        other,     ///< Something else of which --story tells the first.
    };

    std::size_t key;  ///< The number of the key that led to it.
    Kind kind;
    std::string words;  ///< What is to be told of it; else empty.

    bool is_milestone() const { return !words.empty(); }
};

/// The moments of a run, in their order. A fight begins with a wound or a kill after ten keys
/// without any.
class Moments {
public:
    /// Notes the moments to which so many keys have led. Call it before the first key and after
    /// each; a call for a key that was noted changes nothing.
    void note(const GameKind& kind, const AnyGame& game, std::size_t key);

    const std::vector<Moment>& all() const { return all_; }

    /// Returns the lowest HP that the player survived, when and why: `7 of 30 after key 71: The rat
    /// hits you for 2.` Empty if the player was never hurt.
    const std::string& lowest() const { return lowest_; }

    /// Returns what was killed, by its name.
    const Counts& kills() const { return killed_; }

private:
    std::string note_messages(const MessageLog& log, std::size_t key);

    std::vector<Moment> all_;
    Counts killed_;
    std::string lowest_;
    int lowest_hp_ = 0;
    std::size_t next_ = 0;                // The key to be noted next.
    std::size_t messages_ = 0;            // How many were looked at.
    std::set<std::string_view> reached_;  // The milestones so far.
    int deepest_ = 0;
    Standing last_{};
    int kills_ = 0;
    std::size_t fight_over_ = 0;  // A blow before this key is one of the last fight.
};

}  // namespace rogue
