#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/app/games.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

/// Tells in words what a map shows that the maps before it did not. It tells each thing once,
/// briefly, and always in the same order.
class News {
public:
    /// Returns a line for each piece of news in the map that the frame shows of the game: the
    /// messages; the HP when it changes, with the depth before it on another level; what comes into
    /// sight, the nearest first; the ways from here when they change; where the player aims.
    ///
    /// A thing is told once as long as the player stays on its level. A creature is told again
    /// after it has been out of sight and when it comes to stand beside the player.
    std::string tell(const Frame& frame, const MapReading& reading, const AnyGame& game);

    /// Whether the player has moved between the last two maps.
    bool moved() const { return moved_; }

private:
    /// Something on the map and its place on the level.
    struct Known {
        std::string_view name;
        Point position;
        Point from_player;
    };

    void tell_messages(const MessageLog& log, std::string& lines);
    void tell_standing(Standing standing, std::string& lines);
    void tell_sightings(const std::vector<Sighting>& all, Point player, std::string& lines);
    bool is_new_thing(const Known& thing);
    static bool is_new_creature(const Known& creature, std::vector<Known>& before);

    std::size_t messages_told_ = 0;
    std::optional<Standing> standing_;
    std::optional<Point> player_;
    bool moved_ = false;
    std::vector<Known> things_;
    std::vector<Known> creatures_;
    std::string ways_;
    std::string aim_;
};

}  // namespace rogue
