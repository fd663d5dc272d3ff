#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/runs/plane.hpp"
#include "rogue/base/point.hpp"
#include "rogue/ui/game_kind.hpp"
#include "rogue/ui/map_words.hpp"

namespace rogue {

/// What the player knows of a level: all that its maps have shown, also beyond the part that the
/// screen shows now. Another level makes it forget everything. It is made of nothing but frames and
/// of where the player was meanwhile.
class KnownMap {
public:
    /// Something with a name and its place on the level.
    struct Named {
        Seen seen;
        Point position;
        int number = 0;         ///< In the order of finding, from 1. Creatures have none.
        int place = 0;          ///< The number of the first thing that was found there.
        bool stood_on = false;  ///< The player stands or has stood there since it was found.
    };

    /// Takes in the map that the frame shows of the game. A frame without the player on it teaches
    /// nothing.
    void learn(const Frame& frame, const MapReading& reading, const AnyGame& game);

    /// The same for what the game shows now, if that is a map.
    void learn(const AnyGame& game, const MapReading& reading);

    /// Where the player is on the level. REQUIRES: a map was learned.
    Point player() const { return *player_; }

    /// What the tile showed when it was last seen without a creature. Only things() tells whether
    /// it is in sight now.
    Seen at(Point position) const;

    /// Whether the player can walk onto the tile, as far as is known. A shut door is not open.
    bool open(Point position) const;

    /// What stays where it is and has a name, in no order. `remembered` if the last map does not
    /// show it. A thing may lie on a fixture, and both are known.
    const std::vector<Named>& things() const { return things_; }

    /// The creatures on the last map.
    const std::vector<Named>& creatures() const { return creatures_; }

    /// How many things were found on the level. What is found has numbers from 1 on, in a resumed
    /// run too. Another thing in the same place gets a new one. What the player has made of a thing
    /// by stepping onto it, such as an open door of a closed one, keeps its number.
    int found() const { return found_; }

    /// The number of the first thing that was found where the player stands; or 0.
    int place_here() const { return places_.at(*player_); }

    /// What the player stands on, unless it has no name.
    const std::optional<Seen>& underfoot() const { return underfoot_; }

private:
    void look_at_row(const Frame& frame, int row, Point start);
    void look_at(const Cell& shown, Cell& known, Point position);
    void replace_thing(const Seen& seen, Point position);
    std::optional<Seen> lying_here(Seen::Kind kind) const;
    void step_onto(bool moved, bool something_was_told);

    const MapReading* reading_ = nullptr;
    std::optional<int> level_;
    std::optional<Point> player_;
    std::size_t messages_ = 0;  // How many there were on the last map.
    // A blank cell is unknown. Creatures and the player stand above the cells.
    Plane<Cell> known_;
    Cell ground_;  // Some ground, to put where a thing was taken.
    Plane<int> places_;
    std::vector<Named> things_;
    std::vector<Named> creatures_;
    int found_ = 0;
    std::optional<Seen> underfoot_;
    // What the player has taken or changed where he stands. It also says whether the next map, when
    // he has gone on, shows the same there.
    std::optional<Named> changed_;
};

}  // namespace rogue
