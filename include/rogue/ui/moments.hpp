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

/// A moment of a run that is worth seeing.
struct Moment {
    enum class Kind : std::uint8_t {
        level,     ///< The player reached another level.
        fight,     ///< A fight begins.
        wound,     ///< The player was hurt.
        gathered,  ///< As in Event::Kind.
        other,     ///< Any other; --story tells those that have words.
    };

    std::size_t key;  ///< The number of the key that led to it.
    Kind kind;
    std::string words;  ///< What --story says of it; empty if nothing.

    bool is_milestone() const { return !words.empty(); }
};

/// The moments of a run, in order. A wound or a kill begins a fight if none came in the ten keys
/// before.
class Moments {
public:
    /// Notes the moments after so many keys. Call it before the first key and after each. A second
    /// call for the same key changes nothing.
    void update(const GameKind& kind, const AnyGame& game, std::size_t key);

    const std::vector<Moment>& all() const { return all_; }

    /// Returns the lowest HP that the player survived, with when and why, as in `7 of 30 after key
    /// 71: The rat hits you for 2.` Empty if the player was never hurt.
    const std::string& lowest() const { return lowest_; }

    /// Returns how often each kind of monster was killed, by its name.
    const Counts& kills() const { return killed_; }

private:
    std::string note_messages(const MessageLog& log, std::size_t key);

    std::vector<Moment> all_;
    Counts killed_;
    std::string lowest_;
    int lowest_hp_ = 0;
    std::size_t next_ = 0;                // The key to note next.
    std::size_t messages_ = 0;            // How many were looked at.
    std::set<std::string_view> reached_;  // The milestones so far.
    int deepest_ = 0;
    Vitals last_{};
    int kills_ = 0;
    std::size_t fight_over_ = 0;  // Blows before this key belong to the last fight.
};

}  // namespace rogue
