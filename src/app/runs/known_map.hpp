#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/runs/sparse_grid.hpp"
#include "rogue/base/point.hpp"
#include "rogue/ui/game_kind.hpp"
#include "rogue/ui/seen_map.hpp"

namespace rogue {

/// What the player knows of a level: everything that its maps have shown, even beyond the part on
/// the screen now. On another level it forgets everything.
class KnownMap {
public:
    /// Something with a name that stays in its place on the level.
    struct Thing {
        TileContent content;
        Point position;
        int number = 0;               ///< In the order of finding, from 1.
        int place_number = 0;         ///< The number of the first thing that was found there.
        bool stood_on = false;        ///< The player has stood there since it was found.
        bool told_not_taken = false;  ///< The player was told here that no walk takes it.
    };

    /// A creature on the last map.
    struct Creature {
        TileContent content;
        Point position;
    };

    /// Takes in what the game shows now, if that is a map.
    void learn(const AnyGame& game);

    /// Call this when the player was told which things in sight no walk takes unasked.
    void told_not_taken();

    /// Returns what the last map showed.
    const SeenMap& seen_map() const { return seen_map_; }

    /// Returns the player's place on the level. REQUIRES: a map was learned.
    Point player() const { return seen_map_.player(); }

    /// Returns what the tile showed when it was last seen without a creature. Only things() tells
    /// if it is in sight now.
    const TileContent& at(Point position) const { return seen_map_.content(known_.at(position)); }

    /// Returns true if the player can walk onto the tile, as far as is known, and it is not shut.
    bool open(Point position) const;

    /// Returns all things, in no order. One is `remembered` if
    /// the last map does not show it. A thing may lie on a fixture; then both are known.
    const std::vector<Thing>& things() const { return things_; }

    /// Returns the fixture on which a thing lies there, or null.
    const Thing* fixture_under(Point position) const;

    /// Returns what follows the name of a thing there: ` on FIXTURE`, or nothing for anything else.
    std::string lies_on(const TileContent& content, Point position) const;

    /// Returns true if stepping there, or onto what it lies on, does something that not everybody
    /// wants.
    bool is_on_purpose(const Thing& thing) const;

    /// Returns true if a thing leads down.
    bool knows_way_down() const;

    const std::vector<Creature>& creatures() const { return creatures_; }

    /// Returns the creature there on the last map, or null.
    const Creature* creature_at(Point position) const;

    /// Returns how many things were found on the level. They are numbered from 1, the same in a
    /// resumed run. Another thing in the same place gets a new number, but not a door that the
    /// player opened by stepping onto it.
    int found() const { return found_; }

    /// Returns the number of the first thing that was found where the player stands, or 0.
    int place_number_here() const { return place_numbers_.at(player()); }

    /// Returns what the player stands on, if it has a name. Nothing for a door just opened.
    std::optional<TileContent> underfoot() const;

private:
    void look_at_row(int y);
    void look_at(LookNumber number, LookNumber& known, Point position);
    void replace_thing(const TileContent& content, Point position);

    std::optional<int> level_;
    SeenMap seen_map_;
    SparseGrid<LookNumber> known_;  // Without creatures.
    SparseGrid<int> place_numbers_;
    std::vector<Thing> things_;
    std::vector<Creature> creatures_;
    int found_ = 0;
    bool opened_ = false;  // The last step opened the door underfoot.
};

/// A game in its present state and what its player knows: what walks go by, and what is told.
struct Scene {
    const GameKind& kind;
    const AnyGame& game;
    const KnownMap& known;

    /// Returns what a look tells of it, always with a name: that of a thing says on which fixture
    /// it lies. Of what is only remembered there is no more to tell than the name.
    Note note(const Sighting& sighting) const;
};

}  // namespace rogue
