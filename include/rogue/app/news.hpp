#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/ui/frame.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

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
    std::string tell(const Frame& frame, const MapReading& reading, const AnyGame& game);

    /// Whether the player has moved between the last two maps.
    bool moved() const { return moved_; }

    /// Whether the player aims on the last map.
    bool aims() const { return !aim_.empty(); }

    /// A line that tells what is underfoot, as far as the maps have shown it; or nothing.
    std::string underfoot() const;

private:
    /// Something on the map and its place on the level.
    struct Known {
        Seen seen;
        Point position;
        Point from_player;
    };

    /// A map that waits for a key.
    struct Map {
        const Frame& frame;
        const MapReading& reading;
        Point player;           ///< On the level.
        Point player_on_frame;  ///< The tile of the frame.
        bool has_messages;      ///< Of the step that led to it.

        Seen at(Point position) const {
            return seen_at(frame, reading, player_on_frame + (position - player));
        }
    };

    void tell_messages(const MessageLog& log, std::string& lines);
    void tell_standing(Standing standing, std::string& lines);
    void tell_rested(std::vector<std::string> resting, std::string& lines);
    void step_onto(const Map& map, std::string& lines);
    void forget_what_is_gone(const Map& map);
    void tell_sightings(const Map& map, std::string& lines);
    bool is_new_thing(const Known& thing);
    static bool is_new_creature(const Known& creature, std::vector<Known>& before);

    std::size_t messages_told_ = 0;
    std::optional<Standing> standing_;
    std::optional<Point> player_;
    bool moved_ = false;
    std::vector<Known> things_;
    std::vector<Known> creatures_;
    std::optional<Seen> underfoot_;
    std::vector<std::string> resting_;
    std::string wounds_;
    std::string ways_;
    std::string aim_;
};

}  // namespace rogue
