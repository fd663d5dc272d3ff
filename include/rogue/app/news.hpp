#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/ui/frame.hpp"
#include "rogue/ui/game_kind.hpp"
#include "rogue/ui/known_map.hpp"

namespace rogue {

/// A line that tells what is underfoot, as far as the maps have shown it; or nothing.
std::string underfoot(const KnownMap& known);

/// Whether the player makes one step, or walks on, so that the ways from each place need no word.
enum class Pace : std::uint8_t { step, walk };

/// Tells in words what a map shows that the maps before it did not. It tells each thing once,
/// briefly, and always in the same order.
class News {
public:
    /// Returns a line for each piece of news in the map that the frame shows of the game: the
    /// messages; the HP when it changes, with the depth before it on another level; what has rested
    /// and can be used again; what the player has stepped onto; what comes into sight, the nearest
    /// first; which creatures are hurt, the ways from here and where the player aims, each when it
    /// changes.
    ///
    /// A thing is told once as long as the player stays on its level and the map does not show that
    /// it is gone. A creature is told again after it has been out of sight and when it comes to
    /// stand beside the player.
    ///
    /// `known` takes the map in. With the first map of a run that was resumed, all that it shows is
    /// news.
    std::string tell(const Frame& frame, const MapReading& reading, const AnyGame& game,
                     KnownMap& known, Pace pace);

    /// Returns the line of the ways from here, if they have changed since they were told.
    std::string tell_ways(const Frame& frame, const MapReading& reading);

    /// Whether the player aims on the last map.
    bool aims() const { return !aim_.empty(); }

private:
    /// A creature on the map.
    struct Creature {
        Seen seen;
        Point position;  ///< On the level.
        Point from_player;
    };

    void tell_messages(const MessageLog& log, std::string& lines);
    void tell_standing(Standing standing, std::string& lines);
    void tell_rested(std::vector<std::string> resting, std::string& lines);
    void tell_sightings(const Frame& frame, const MapReading& reading, const KnownMap& known,
                        bool first, std::string& lines);
    static bool is_new_creature(const Creature& creature, std::vector<Creature>& before);

    std::size_t messages_told_ = 0;
    std::optional<Standing> standing_;
    std::vector<Creature> creatures_;
    std::vector<std::string> resting_;
    std::string wounds_;
    std::string ways_;
    std::string aim_;
};

}  // namespace rogue
