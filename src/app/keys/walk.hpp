#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/keys/routes.hpp"
#include "app/runs/known_map.hpp"
#include "rogue/base/point.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// What a journey does where it would otherwise stop.
struct TravelOptions {
    ForcedDoors forcing = ForcedDoors::allowed;
    bool insists = false;  ///< Takes a detour: a route that leads far from the goal.
};

/// Several steps that the player has asked for at once. Each is an ordinary key. A walk never
/// attacks: it makes no step beside a creature, except to fight on. It stops when one comes into
/// sight, when the player is hurt, when the game adds a message that it does not expect, and where
/// the player can't walk on. Each kind of walk is a derived class in a file of its own.
class Walk {
public:
    /// Runs in that direction, follows passages round their corners and goes through doors. Also
    /// stops where the way branches or widens, beside everything that has a name, and when
    /// something new other than a door comes into sight.
    static std::unique_ptr<Walk> running(Direction direction);

    /// Travels there by route_towards(), from one edge of the unknown to the next. Stops beside a
    /// door to be forced, beside a goal that is shut or entered on purpose only, and where the only
    /// way on is a detour. Begins no route that leads more than kForcedDoorCost steps away from the
    /// goal, unless the player insists. Makes no step while a creature is in sight.
    static std::unique_ptr<Walk> travelling(Point goal, TravelOptions options = {});

    /// Explores: goes to what is to be explored next, takes it if a key does so, and so on, until
    /// something new comes into sight that it does not go to, other than a door. Makes no step
    /// while a creature is in sight. Stops before a route through more than two parts of the level,
    /// and before one that leaves behind a door that the player can open, unless the player
    /// insists, which counts until the walk has left the part where it began.
    static std::unique_ptr<Walk> exploring(bool insists = false);

    /// Repeats a step, whatever is beside the way, until something new comes into sight; or the key
    /// that waits a turn, until another creature comes into sight, one is beside the player, or
    /// many turns are over.
    static std::unique_ptr<Walk> repeating(Key key);

    /// Attacks the creature that is there beside the player, until half of the health is gone,
    /// another comes into sight, or it is no longer there.
    static std::unique_ptr<Walk> fighting(Direction direction);

    /// What a walk stopped to tell.
    enum class Stop : std::uint8_t {
        none,
        door,       ///< A door to be forced is beside the player and on the way.
        detour,     ///< The only way on is long, or leads back.
        not_taken,  ///< No walk takes something that is in sight.
        far,        ///< What is to be explored next is far, or a door is to be opened before.
    };

    virtual ~Walk() = default;

    /// Returns the next key, or nothing if the walk is over. The player knows the last map.
    std::optional<Key> next(const Scene& scene);

    std::size_t steps() const { return steps_; }
    virtual bool waits() const { return false; }
    virtual bool fights() const { return false; }

    /// Returns a sentence that says why the walk stopped before its end, or an empty string.
    const std::string& reason() const { return end_.reason; }

    /// Returns true if the last map's news tells the reason too: a message, wounds, a new thing.
    bool stopped_by_news() const { return end_.by_news; }

    Stop stop() const { return end_.stop; }

    /// Returns where the walk began. REQUIRES: next() was called.
    Point start() const { return start_; }

protected:
    /// How a walk ends: what reason(), stopped_by_news() and stop() return.
    struct End {
        std::string reason = {};
        bool by_news = false;
        Stop stop = Stop::none;
    };

    /// What a step may change.
    struct Situation {
        Point position;
        int level = 0;
        int hp = 0;
        std::size_t messages = 0;
        int found = 0;
        std::size_t creatures = 0;
    };

    Situation before_;  ///< Before the last key; before the first key, the present one.

    /// Returns a sentence about the nearest creature if the walk stops for it, or an empty string.
    /// A walk always stops for one beside the player.
    std::string creature_near(const Scene& scene) const;

    /// Returns the name of what is there, as a look calls it.
    static std::string name_at(const Scene& scene, Point place);

    /// Returns the key of a step, or ends the walk where the player can't make it. A walk enters
    /// what is entered on purpose only if the player `asked_for` just this step.
    std::optional<Key> step(const Scene& scene, Direction direction, bool asked_for = false);

    /// Ends the walk for that reason. Returns nothing.
    std::optional<Key> end(std::string reason, Stop stop = Stop::none);
    std::optional<Key> end_before(std::string_view what);

    /// Returns how the walk ends if it is over before it chooses a key.
    virtual std::optional<End> interruption(const Scene& scene, const Situation& now);

private:
    /// Returns the next key, or what end() returns.
    virtual std::optional<Key> choose(const Scene& scene) = 0;

    /// Returns true if the walk stops for creatures that are not beside the player.
    virtual bool minds_creatures(const KnownMap& /*known*/) const { return true; }

    /// Returns true if the walk stops for a thing that the player may want. `is_new`: the last step
    /// has brought it into sight. Doors are many and are never new.
    virtual bool minds(const Scene& /*scene*/, const KnownMap::Thing& /*thing*/,
                       bool is_new) const {
        return is_new;
    }

    bool matters(const Scene& scene, const KnownMap::Thing& thing) const;

    End end_;
    std::size_t steps_ = 0;
    Point start_;
    Point there_;  // Where the last key leads.
};

}  // namespace rogue
