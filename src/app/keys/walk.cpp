#include "app/keys/walk.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <limits>

#include "app/runs/plane.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

enum class Detour { round, none };

/// Visits the open tiles around the player in the order of their distance. To what asks it goes
/// only if that is the goal.
class Flood {
public:
    Flood(const KnownMap& known, Detour detour, std::optional<Point> goal = {})
        : known_(known), detour_(detour), goal_(goal) {
        reach(known.player(), {});
    }

    /// Returns the next tile, or nothing after the last. It does not go beyond what changes when
    /// somebody walks there, unless detours are off.
    std::optional<Point> next() {
        if (waiting_.empty()) {
            return std::nullopt;
        }
        const Point here = waiting_.front();
        waiting_.pop_front();
        const Seen::Step step = known_.at(here).step;
        const bool stops = detour_ == Detour::round && here != known_.player() &&
                           (step == Seen::Step::works || step == Seen::Step::takes);
        for (const Direction direction : kClockwise) {
            const Point there = here + offset(direction);
            const bool wanted = known_.at(there).step != Seen::Step::asks || there == goal_;
            if (!stops && wanted && !came_by_.at(there) && known_.open(there)) {
                reach(there, direction);
            }
        }
        return here;
    }

    /// The way to a tile that next() has returned.
    Route route(Point to) const {
        Route steps;
        while (to != known_.player()) {
            steps.push_back(*came_by_.at(to));
            to = to - offset(steps.back());
        }
        std::ranges::reverse(steps);
        return steps;
    }

private:
    void reach(Point there, Direction by) {
        came_by_.put(there, by);
        waiting_.push_back(there);
    }

    const KnownMap& known_;
    Detour detour_;
    std::optional<Point> goal_;
    std::deque<Point> waiting_;
    Plane<std::optional<Direction>> came_by_;
};

// Nothing if no known way leads to the tile or beside one that is shut.
std::optional<Route> route_to(const KnownMap& known, Point goal, Detour detour) {
    const bool shut = !known.open(goal);
    Flood flood(known, detour, goal);
    while (const auto here = flood.next()) {
        if (here == goal || (shut && manhattan_distance(*here, goal) == 1)) {
            return flood.route(*here);
        }
    }
    return std::nullopt;
}

// Whether something shut with unknown ground behind it lies beside the tile.
bool beside_unopened(const KnownMap& known, Point tile) {
    return std::ranges::any_of(kClockwise, [&](Direction direction) {
        const Point there = tile + offset(direction);
        return known.at(there).step == Seen::Step::shut &&
               known.at(there + offset(direction)).kind == Seen::Kind::unknown;
    });
}

// Takes the edge with the fewest steps so far plus the distance to the goal, of equal ones the
// last. The player's own tile is none of them: a shut door there stays shut. Empty if there is no
// such tile.
Route route_into_unknown(const KnownMap& known, Point goal, Detour detour,
                         bool (*is_edge)(const KnownMap& known, Point tile)) {
    Flood flood(known, detour);
    Route best;
    int least = std::numeric_limits<int>::max();
    while (const auto here = flood.next()) {
        if (*here == known.player() || !is_edge(known, *here)) {
            continue;
        }
        Route way = flood.route(*here);
        const int whole = static_cast<int>(way.size()) + manhattan_distance(*here, goal);
        if (whole <= least) {
            least = whole;
            best = std::move(way);
        }
    }
    return best;
}

Route route_near(const KnownMap& known, Point goal) {
    Flood flood(known, Detour::round);
    Point nearest = known.player();
    while (const auto here = flood.next()) {
        const bool stays = known.at(*here).step == Seen::Step::free;
        if (stays && manhattan_distance(*here, goal) < manhattan_distance(nearest, goal)) {
            nearest = *here;
        }
    }
    return flood.route(nearest);
}

// Doors are only ways, and what the player has stood on is known, if he can't take it.
bool is_worth_a_step(const KnownMap::Named& thing, const AnyGame& game) {
    if (thing.seen.kind != Seen::Kind::thing || is_door(thing.seen.name) ||
        (thing.seen.step != Seen::Step::free && thing.seen.step != Seen::Step::takes)) {
        return false;
    }
    const Wish wish = game.wish(thing.position);
    return wish == Wish::take || (wish == Wish::visit && !thing.stood_on);
}

bool is_to_be_explored(const KnownMap& known, const AnyGame& game, Point tile) {
    return leads_on(known, tile) ||
           std::ranges::any_of(known.things(), [&](const KnownMap::Named& thing) {
               return thing.position == tile && is_worth_a_step(thing, game);
           });
}

enum class Where { in_this_part, anywhere };

Route route_to_explore(const KnownMap& known, const AnyGame& game, Where where, Detour detour) {
    std::vector<Point> things;
    for (const KnownMap::Named& thing : known.things()) {
        if (is_worth_a_step(thing, game)) {
            things.push_back(thing.position);
        }
    }
    Flood flood(known, detour);
    std::optional<Point> edge;
    while (const auto here = flood.next()) {
        if (*here == known.player() ||
            (where == Where::in_this_part && !game.in_same_part(*here, known.player()))) {
            continue;
        }
        if (std::ranges::find(things, *here) != things.end()) {
            return flood.route(*here);
        }
        if (!edge && leads_on(known, *here)) {
            edge = here;
        }
    }
    return edge ? flood.route(*edge) : Route();
}

}  // namespace

Route route_to_explore(const KnownMap& known, const AnyGame& game) {
    for (const Where where : {Where::in_this_part, Where::anywhere}) {
        for (const Detour detour : {Detour::round, Detour::none}) {
            Route route = route_to_explore(known, game, where, detour);
            if (!route.empty()) {
                return route;
            }
        }
    }
    return {};
}

Route route_towards(const KnownMap& known, Point goal) {
    for (const Detour detour : {Detour::round, Detour::none}) {
        if (auto route = route_to(known, goal, detour)) {
            return *std::move(route);
        }
    }
    if (known.at(goal).kind == Seen::Kind::wall) {
        return route_near(known, goal);
    }
    for (const auto is_edge : {leads_on, beside_unopened}) {
        for (const Detour detour : {Detour::round, Detour::none}) {
            Route route = route_into_unknown(known, goal, detour, is_edge);
            if (!route.empty()) {
                return route;
            }
        }
    }
    return route_near(known, goal);
}

bool leads_on(const KnownMap& known, Point tile) {
    return std::ranges::any_of(kClockwise, [&](Direction direction) {
        const Point there = tile + offset(direction);
        return known.at(there).kind == Seen::Kind::unknown && there != known.player();
    });
}

std::vector<Point> unexplored_ends(const KnownMap& known) {
    constexpr int kSameEdge = 5;
    std::vector<Point> ends;
    Flood flood(known, Detour::none);
    while (const auto here = flood.next()) {
        const auto is_told = [&] {
            return std::ranges::any_of(
                ends, [&](Point end) { return manhattan_distance(end, *here) <= kSameEdge; });
        };
        if (*here != known.player() && leads_on(known, *here) && !is_told()) {
            ends.push_back(*here);
        }
    }
    return ends;
}

namespace {

std::array<Direction, 2> sides_of(Direction direction) {
    const bool upright = direction == Direction::up || direction == Direction::down;
    return upright ? std::array{Direction::left, Direction::right}
                   : std::array{Direction::up, Direction::down};
}

std::string stopped_by(std::string_view what) {
    return text("Stopped: ", what, ".");
}

// Says so, and where the nearest stairs down or shut door are, which lead on. Not every game goes
// up.
std::string nothing_left(const KnownMap& known) {
    std::vector<KnownMap::Named> ways = known.things();
    std::erase_if(ways, [](const KnownMap::Named& thing) {
        return thing.seen.name != "stairs down" && thing.seen.step != Seen::Step::shut;
    });
    const auto nearest = std::ranges::min_element(ways, {}, [&](const KnownMap::Named& way) {
        return manhattan_distance(way.position, known.player());
    });
    return text("Nothing left to explore here.",
                nearest == ways.end() ? ""
                                      : text(" Nearest: ", nearest->seen.name, ", ",
                                             place(nearest->position - known.player()), "."));
}

// Whether any message since there were so many is of no such form.
bool tells_more(const MessageLog& log, std::size_t before,
                std::span<const std::string_view> expected) {
    const std::size_t added = std::min(log.added() - before, log.size());
    for (std::size_t i = log.size() - added; i < log.size(); ++i) {
        if (std::ranges::none_of(expected, [&](std::string_view pattern) {
                return match(pattern, log[i].text).has_value();
            })) {
            return true;
        }
    }
    return false;
}

Point end_of(const Route& route, Point begin) {
    for (const Direction step : route) {
        begin = begin + offset(step);
    }
    return begin;
}

// Whether the tile is a single block, such as a pillar or a boulder: nothing shut lies beside it.
bool is_single_block(const KnownMap& known, Point tile) {
    return std::ranges::all_of(
        kClockwise, [&](Direction direction) { return known.open(tile + offset(direction)); });
}

}  // namespace

std::optional<Key> Walk::next(const KnownMap& known, const GameKind& kind, const AnyGame& game) {
    const Moment now{known.player(),     game.level(),  game.standing().hp,
                     game.log().added(), known.found(), known.creatures().size()};
    reason_ = creature_near(known);
    if (steps_ == 0) {
        start_ = now.position;
    } else if (interrupted(known, kind, game, now)) {
        return std::nullopt;
    }
    if (const auto key = reason_.empty() ? key_in_place(kind, game) : std::nullopt) {
        before_ = now;
        there_ = now.position;
        ++steps_;
        return key;
    }
    const auto step = reason_.empty() ? decide(known, game) : std::nullopt;
    if (!step) {
        return std::nullopt;
    }
    there_ = now.position + offset(*step);
    const bool asks = known.at(there_).step == Seen::Step::asks && steps_ > 0 &&
                      !(kind_ == Kind::travel && there_ == goal_);
    if (asks || !known.open(there_)) {
        reason_ = steps_ > 0 ? stopped_by(asks ? known.at(there_).name : "wall") : "";
        return std::nullopt;
    }
    before_ = now;
    direction_ = *step;
    if (!route_.empty()) {
        route_.erase(route_.begin());
    }
    ++steps_;
    return key_of(*step);
}

// Waits, or takes what exploring has led to and the player would take.
std::optional<Key> Walk::key_in_place(const GameKind& kind, const AnyGame& game) {
    constexpr std::size_t kPatience = 100;
    if (kind_ == Kind::wait) {
        reason_ = steps_ < kPatience ? "" : text("Stopped: ", kPatience, " turns.");
        return steps_ < kPatience ? std::optional(kind.waiting) : std::nullopt;
    }
    const Wish wish = game.wish(game.position());
    if (kind_ != Kind::explore || kind.taking == Key::other || taken_ == game.position() ||
        (wish != Wish::take && (wish == Wish::none || steps_ == 0 || !route_.empty()))) {
        return std::nullopt;
    }
    taken_ = game.position();
    return kind.taking;
}

// Names the nearest creature, if it lets nobody walk on. A run makes its first step while a
// creature is in sight, so that the player can do so by the same keys. Who waits lets it come.
std::string Walk::creature_near(const KnownMap& known) const {
    const auto away = [&](const KnownMap::Named& creature) {
        return manhattan_distance(creature.position, known.player());
    };
    const auto nearest = std::ranges::min_element(known.creatures(), {}, away);
    if (nearest == known.creatures().end() ||
        (away(*nearest) > 1 &&
         (steps_ == 0 ? kind_ != Kind::travel && kind_ != Kind::explore
                      : kind_ == Kind::wait && known.creatures().size() <= before_.creatures))) {
        return {};
    }
    return text(capitalized(with_article(nearest->seen.name)),
                away(*nearest) > 1 ? " is in sight." : " is beside you.");
}

bool Walk::interrupted(const KnownMap& known, const GameKind& kind, const AnyGame& game,
                       const Moment& now) {
    if (kind_ == Kind::travel && now.position == goal_) {
        reason_.clear();  // This is its end.
        return true;
    }
    if (!reason_.empty() || now.position != there_ || now.level != before_.level) {
        const bool blocked = reason_.empty() && now.position == before_.position;
        reason_ = blocked ? "Stopped: the way is blocked." : reason_;
        return true;
    }
    if (now.hp < before_.hp || tells_more(game.log(), before_.messages, kind.expected)) {
        stopped_by_news_ = true;
        reason_ = now.hp < before_.hp ? "Stopped: you are hurt." : stopped_by("message");
        return true;
    }
    const auto thing = std::ranges::find_if(
        known.things(), [&](const KnownMap::Named& each) { return matters(known, game, each); });
    if (thing != known.things().end()) {
        stopped_by_news_ = thing->number > before_.found;
        reason_ = stopped_by(thing->seen.name);
    }
    return !reason_.empty();
}

// Whether the thing is new since the last step, or to a run lies beside or under the player and did
// not before that step. Who travels looks at neither. Doors are many: only those beside the way
// matter. What the player has just left is nothing new, though the map has not shown it before, and
// neither is what nobody wants.
bool Walk::matters(const KnownMap& known, const AnyGame& game, const KnownMap::Named& thing) const {
    const bool door = is_door(thing.seen.name);
    const Point here = known.player();
    if (thing.number > before_.found && !door && thing.position != before_.position) {
        return kind_ != Kind::travel &&
               (thing.seen.kind != Seen::Kind::thing || game.wish(thing.position) != Wish::none);
    }
    const bool on_the_way = thing.position == here || thing.position == here + offset(direction_);
    return kind_ == Kind::straight && manhattan_distance(thing.position, here) <= 1 &&
           !(door && on_the_way && thing.seen.step == Seen::Step::free) &&
           manhattan_distance(thing.position, before_.position) > (thing.position == here ? 0 : 1);
}

std::optional<Direction> Walk::decide(const KnownMap& known, const AnyGame& game) {
    switch (kind_) {
        case Kind::straight:
            return steps_ == 0 ? direction_ : run_on(known);
        case Kind::explore:
            find_more(known, game);
            return route_.empty() ? std::nullopt : std::optional(route_.front());
        case Kind::travel:
            find_on(known);
            return route_.empty() ? std::nullopt : std::optional(route_.front());
        case Kind::again:
            return direction_;
        case Kind::wait:
            break;
    }
    return std::nullopt;
}

// Takes the next way at the end of one, unless that would lead to and fro: a long one leads nearer
// to the goal, and none to where one has led.
void Walk::find_on(const KnownMap& known) {
    constexpr std::size_t kShort = 8;
    const Point here = known.player();
    const bool arrived =
        here == goal_ || (!known.open(goal_) && manhattan_distance(here, goal_) == 1);
    if (!route_.empty() || arrived) {
        return;
    }
    route_ = route_towards(known, goal_);
    const Point end = end_of(route_, here);
    const bool back =
        steps_ > 0 && (std::ranges::find(ends_, end) != ends_.end() ||
                       (route_.size() > kShort &&
                        manhattan_distance(end, goal_) >= manhattan_distance(here, goal_)));
    if (route_.empty() || back) {
        reason_ = route_.empty() ? "No known way leads nearer." : "Stopped: the way leads back.";
        route_.clear();
    }
    ends_.push_back(end);
}

// Takes another way at the end of one, or when its end needs no exploring any more. What stays
// unknown though the player stands beside it can't be explored.
void Walk::find_more(const KnownMap& known, const AnyGame& game) {
    if (route_.empty() && steps_ > 0 && leads_on(known, known.player())) {
        reason_ = "Stopped: nothing more is to be seen here.";
        return;
    }
    if (route_.empty() || !is_to_be_explored(known, game, end_of(route_, known.player()))) {
        route_ = route_to_explore(known, game);
    }
    if (route_.empty()) {
        reason_ = nothing_left(known);
    }
}

// Goes on until a side opens that was shut a step ago, but for single blocks. Where the way ahead
// ends, it turns if the player is in a passage: there the tile that one would cut the corner by is
// no way.
std::optional<Direction> Walk::run_on(const KnownMap& known) {
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
            reason_ = stopped_by(goes_on ? "opening" : "wall");
            return std::nullopt;
        }
        if (!goes_on) {
            turn = side;
        }
    }
    if (!goes_on && !turn) {
        reason_ = stopped_by("wall");
    }
    return goes_on ? direction_ : turn;
}

}  // namespace rogue
