#include <algorithm>
#include <array>

#include "app/keys/walk.hpp"

namespace rogue {
namespace {

std::array<Direction, 2> sides_of(Direction direction) {
    const bool upright = direction == Direction::up || direction == Direction::down;
    return upright ? std::array{Direction::left, Direction::right}
                   : std::array{Direction::up, Direction::down};
}

// Returns true if the tile is a single block, such as a pillar or a boulder, not beside a wall.
bool is_single_block(const KnownMap& known, Point tile) {
    return std::ranges::all_of(
        kClockwise, [&](Direction direction) { return known.open(tile + offset(direction)); });
}

class Running final : public Walk {
public:
    explicit Running(Direction direction) : direction_(direction) {}

private:
    // The first step is made while creatures are in sight, so that the player can run on by the
    // same keys.
    bool minds_creatures(const KnownMap& /*known*/) const override { return steps() > 0; }

    // Stops also for what is now beside or under the player, but not for what the player has stood
    // on. Doors matter only beside the way.
    bool minds(const Scene& scene, const KnownMap::Thing& thing, bool is_new) const override {
        const bool door = thing.content.is_door();
        const Point here = scene.known.player();
        const bool on_the_way =
            thing.position == here || thing.position == here + offset(direction_);
        const bool done = thing.stood_on && thing.content.kind == TileContent::Kind::thing && !door;
        return is_new || (!done && manhattan_distance(thing.position, here) <= 1 &&
                          !(door && on_the_way && thing.content.step == TileContent::Step::free) &&
                          manhattan_distance(thing.position, before_.position) >
                              (thing.position == here ? 0 : 1));
    }

    // Goes on until a side opens that was shut a step ago, unless only single blocks shut it. Where
    // the way ahead ends, turns if the player is in a passage: the tile inside the corner is not
    // open.
    std::optional<Key> choose(const Scene& scene) override {
        if (steps() == 0) {
            return step(scene, direction_, true);
        }
        const KnownMap& known = scene.known;
        const Point here = known.player();
        const Point back = here - offset(direction_);
        const bool goes_on = known.open(here + offset(direction_));
        std::optional<Direction> turn;
        for (const Direction side : sides_of(direction_)) {
            if (!known.open(here + offset(side))) {
                continue;
            }
            const bool was_open =
                known.open(back + offset(side)) || is_single_block(known, back + offset(side));
            if ((goes_on && !was_open) || (!goes_on && (was_open || turn))) {
                return end_before(goes_on ? "opening" : "wall");
            }
            if (!goes_on) {
                turn = side;
            }
        }
        if (!goes_on && !turn) {
            return end_before("wall");
        }
        direction_ = turn.value_or(direction_);
        return step(scene, direction_);
    }

    Direction direction_;  // The last step's.
};

}  // namespace

std::unique_ptr<Walk> Walk::running(Direction direction) {
    return std::make_unique<Running>(direction);
}

}  // namespace rogue
