#pragma once

#include <optional>
#include <vector>

#include "app/runs/plane.hpp"
#include "rogue/base/point.hpp"
#include "rogue/ui/game_kind.hpp"
#include "rogue/ui/seen_map.hpp"

namespace rogue {

/// What the player knows of a level: all that its maps have shown, also beyond the part that the
/// screen shows now. Another level makes it forget everything.
class KnownMap {
public:
    /// Something with a name and its place on the level.
    struct Named {
        Seen seen;
        Point position;
        int number = 0;         ///< In the order of finding, from 1. Creatures have none.
        int place = 0;          ///< The number of the first thing that was found there.
        bool stood_on = false;  ///< The player stands or has stood there since it was found.
        bool left = false;      ///< The player was told, here, that no walk takes it unasked.
    };

    /// Takes in what the game shows now, if that is a map.
    void learn(const AnyGame& game);

    /// The player was told what is in sight and no walk takes unasked.
    void leave_things();

    /// Returns what the last map showed.
    const SeenMap& sight() const { return sight_; }

    /// Returns where the player is on the level. REQUIRES: a map was learned.
    Point player() const { return sight_.player(); }

    /// Returns what the tile showed when it was last seen without a creature. Only things() tells
    /// whether it is in sight now.
    Seen at(Point position) const { return known_.at(position); }

    /// Returns true if the player can walk onto the tile, as far as is known. What is shut is not
    /// open.
    bool open(Point position) const;

    /// Returns what stays where it is and has a name, in no order. `remembered` if the last map
    /// does not show it. A thing may lie on a fixture, and both are known.
    const std::vector<Named>& things() const { return things_; }

    /// Returns the creatures on the last map.
    const std::vector<Named>& creatures() const { return creatures_; }

    /// Returns how many things were found on the level. What is found has numbers from 1 on, in a
    /// resumed run too. Another thing in the same place gets a new one, but not the door that the
    /// player has opened by stepping onto it.
    int found() const { return found_; }

    /// Returns the number of the first thing that was found where the player stands; or 0.
    int place_here() const { return places_.at(player()); }

    /// Returns what the player stands on, if it has a name. No map has told of what lies where he
    /// arrived, and he needs no word of the door that he has just opened.
    std::optional<Seen> underfoot() const;

private:
    void look_at_row(int y);
    void look_at(const Seen& now, Seen& known, Point position);
    bool replace_thing(const Seen& seen, Point position);

    std::optional<int> level_;
    SeenMap sight_;
    Plane<Seen> known_;  // Without creatures.
    Plane<int> places_;
    std::vector<Named> things_;
    std::vector<Named> creatures_;
    int found_ = 0;
    bool opened_ = false;  // By the step to where the player stands.
};

/// A game as it stands, and what its player knows: what walks go by, and what is told.
struct Scene {
    const GameKind& kind;
    const AnyGame& game;
    const KnownMap& known;
};

}  // namespace rogue
