#include "app/keys/walk.hpp"

#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

std::array<Direction, 2> sides_of(Direction direction) {
    const bool upright = direction == Direction::up || direction == Direction::down;
    return upright ? std::array{Direction::left, Direction::right}
                   : std::array{Direction::up, Direction::down};
}

std::string stopped_by(std::string_view what) {
    return concat("Stopped: ", what, ".");
}

// Says that all is explored, with the nearest stairs down or shut door. Not all games have ways up.
std::string all_explored(const KnownMap& known) {
    std::vector<KnownMap::Named> ways = known.things();
    std::erase_if(ways, [](const KnownMap::Named& thing) {
        return thing.content.leads != TileContent::Leads::down && !thing.content.is_shut();
    });
    const auto nearest = std::ranges::min_element(ways, {}, [&](const KnownMap::Named& way) {
        return manhattan_distance(way.position, known.player());
    });
    return concat("Nothing left to explore here.",
                  nearest == ways.end() ? ""
                                        : concat(" Nearest: ", nearest->content.name, ", ",
                                                 bearing(nearest->position - known.player()), "."));
}

std::string name_at(const Scene& scene, Point place) {
    const std::string name = scene.game.note(place).name;
    return name.empty() ? std::string(scene.known.at(place).name) : name;
}

bool shows_thing(const KnownMap& known, Point place) {
    const TileContent content = known.seen_map().at(place);
    return content.kind == TileContent::Kind::thing && !content.remembered && !content.is_door();
}

// Returns a sentence about a thing in sight that no walk takes and that was not named before, or an
// empty string. Says nothing yet while the route on is shorter or ends at another thing in sight.
std::string not_taken(const Scene& scene, const Route& on, Point end) {
    const KnownMap& known = scene.known;
    const bool goes_on = !on.empty() && shows_thing(known, end);
    for (const KnownMap::Named& thing : known.things()) {
        const Point away = thing.position - known.player();
        const bool near = on.empty() || manhattan_distance({}, away) < static_cast<int>(on.size());
        if (thing.content.step == TileContent::Step::on_purpose && !thing.told_not_taken &&
            !goes_on && near && shows_thing(known, thing.position)) {
            return concat("Not taken: ", name_at(scene, thing.position), ", ", bearing(away),
                          ". _ travels there.");
        }
    }
    return {};
}

// Returns how many borders between parts of the level the route crosses.
int borders_on(const Scene& scene, const Route& route) {
    int borders = 0;
    Point here = scene.known.player();
    for (const Direction step : route) {
        const Point next = here + offset(step);
        borders += scene.game.in_same_part(here, next) ? 0 : 1;
        here = next;
    }
    return borders;
}

// Returns true if a message after the first `before` tells of more than the walk meant to do.
bool tells_more(const MessageLog& log, std::size_t before) {
    const std::size_t added = std::min(log.added() - before, log.size());
    for (std::size_t i = log.size() - added; i < log.size(); ++i) {
        const Event::Kind kind = log[i].event.kind;
        if (kind != Event::Kind::expected && kind != Event::Kind::taken &&
            kind != Event::Kind::here) {
            return true;
        }
    }
    return false;
}

// Returns what a look tells of the shut thing beside the player.
std::string shut_words(const Scene& scene, Point there) {
    const std::string about = scene.game.note(there).about;
    return concat(capitalized(with_article(scene.known.at(there).name)), ", ",
                  bearing(there - scene.known.player()), ": ", about.empty() ? "closed" : about,
                  ".");
}

// Returns true if the tile is a single block, such as a pillar or a boulder, not beside a wall.
bool is_single_block(const KnownMap& known, Point tile) {
    return std::ranges::all_of(
        kClockwise, [&](Direction direction) { return known.open(tile + offset(direction)); });
}

}  // namespace

std::optional<Key> Walk::next(const Scene& scene) {
    const Situation now{scene.known.player(),   scene.game.level(),
                        scene.game.vitals().hp, scene.game.log().added(),
                        scene.known.found(),    scene.known.creatures().size()};
    if (steps_ == 0) {
        start_ = now.position;
    }
    if (kind_ == Kind::fight) {
        return blow(scene, now);
    }
    reason_ = creature_near(scene);
    if (steps_ == 0 ? !reason_.empty() : interrupted(scene, now)) {
        return std::nullopt;
    }
    if (const auto key = key_in_place(scene)) {
        before_ = now;
        there_ = now.position;
        ++steps_;
        return key;
    }
    const auto step = decide(scene);
    if (!step) {
        return std::nullopt;
    }
    there_ = now.position + offset(*step);
    if (stops_before(scene, *step)) {
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

// Returns true, with the reason, if the walk does not make that step.
bool Walk::stops_before(const Scene& scene, Direction step) {
    const TileContent ahead = scene.known.at(there_);
    if (kind_ == Kind::travel && ahead.step == TileContent::Step::forced) {
        stop_ = Stop::door;
        const bool round = !route_towards(scene.known, goal_, ForcedDoors::avoided).empty();
        reason_ = concat(shut_words(scene, there_),
                         round ? " Same keys: a detour." : " The only known way.");
    } else if (ahead.step == TileContent::Step::on_purpose &&
               (kind_ == Kind::travel || steps_ > 0)) {
        reason_ = stopped_by(concat(name_at(scene, there_), ", ", bearing(offset(step))));
    } else if (!scene.known.open(there_)) {
        reason_ = steps_ > 0 ? stopped_by("wall") : "";
    } else {
        return false;
    }
    return true;
}

// Returns the key that attacks, or nothing if the fight is over.
std::optional<Key> Walk::blow(const Scene& scene, const Situation& now) {
    const auto* const foe = scene.known.creature_at(now.position + offset(direction_));
    if (steps_ == 0 && foe != nullptr) {
        const int whole = scene.game.vitals().max_hp;
        foe_ = foe->content.name;
        least_hp_ = (2 * now.hp > whole ? whole : now.hp) / 2;
        before_ = now;
    }
    if (now.creatures > before_.creatures) {
        reason_ = "Stopped: another is in sight.";
    } else if (foe == nullptr || foe->content.name != foe_) {
        reason_ = creature_near(scene);
        reason_ = reason_.empty() ? "The fight is over." : reason_;
    } else if (now.hp <= least_hp_) {
        reason_ = "Stopped: half of your health is gone.";
    } else {
        before_ = now;
        ++steps_;
        return key_of(direction_);
    }
    return std::nullopt;
}

// Waits, or takes what exploring has led to if the player would take it.
std::optional<Key> Walk::key_in_place(const Scene& scene) {
    constexpr std::size_t kPatience = 100;
    if (kind_ == Kind::wait) {
        reason_ = steps_ < kPatience ? "" : concat("Stopped after ", kPatience, " turns.");
        return steps_ < kPatience ? std::optional(scene.kind.waiting) : std::nullopt;
    }
    const auto here = scene.known.underfoot();
    if (!here || here->kind != TileContent::Kind::thing) {
        return std::nullopt;
    }
    const Wish wish = scene.game.wish(scene.game.position());
    if (kind_ != Kind::explore || scene.kind.taking == Key::other ||
        taken_ == scene.game.position() ||
        (wish != Wish::take && (wish == Wish::none || steps_ == 0 || !route_.empty()))) {
        return std::nullopt;
    }
    taken_ = scene.game.position();
    return scene.kind.taking;
}

// Returns a sentence about the nearest creature if the walk stops for it, or an empty string. A
// walk always stops for one beside the player.
std::string Walk::creature_near(const Scene& scene) const {
    const auto away = [&](const KnownMap::Named& creature) {
        return manhattan_distance(creature.position, scene.known.player());
    };
    const auto nearest = std::ranges::min_element(scene.known.creatures(), {}, away);
    if (nearest == scene.known.creatures().end() ||
        (away(*nearest) > 1 && !minds_creatures(scene.known))) {
        return {};
    }
    const Note note = scene.game.note(nearest->position);
    return concat(capitalized(note.name.empty() ? with_article(nearest->content.name) : note.name),
                  away(*nearest) > 1 ? " is in sight." : " is beside you.");
}

// Returns true if the walk stops for creatures that are not beside the player. A run makes its
// first step while they are in sight, so that the player can run on by the same keys. A wait lets
// them come.
bool Walk::minds_creatures(const KnownMap& known) const {
    if (steps_ == 0) {
        return kind_ == Kind::travel || kind_ == Kind::explore;
    }
    return kind_ != Kind::wait || known.creatures().size() > before_.creatures;
}

bool Walk::interrupted(const Scene& scene, const Situation& now) {
    if (kind_ == Kind::travel && now.position == goal_) {
        reason_.clear();  // The walk has reached its end.
        return true;
    }
    if (!reason_.empty() || now.position != there_ || now.level != before_.level) {
        const bool blocked = reason_.empty() && now.position == before_.position;
        reason_ = blocked ? "Stopped: the way is blocked." : reason_;
        return true;
    }
    if (now.hp < before_.hp || tells_more(scene.game.log(), before_.messages)) {
        stopped_by_news_ = true;
        reason_ = now.hp < before_.hp ? "Stopped: you are hurt." : stopped_by("new message");
        return true;
    }
    const auto thing = std::ranges::find_if(
        scene.known.things(), [&](const KnownMap::Named& each) { return matters(scene, each); });
    if (thing != scene.known.things().end()) {
        stopped_by_news_ = thing->number > before_.found;
        reason_ = stopped_by(thing->content.name);
    }
    return !reason_.empty();
}

// Returns true if the walk stops for the thing: one that is new since the last step, or, on a run,
// one that is now beside or under the player. A journey ignores both, and exploring what it goes to
// anyway. Doors are many and matter only beside the way. The place that the player comes from is
// not new, even if the map did not show it before. An unwanted thing never matters, and a thing
// that the player has stood on stops no run again.
bool Walk::matters(const Scene& scene, const KnownMap::Named& thing) const {
    const bool door = thing.content.is_door();
    const Point here = scene.known.player();
    if (thing.content.leads == TileContent::Leads::nowhere &&
        scene.game.wish(thing.position) == Wish::none) {
        return false;
    }
    if (thing.number > before_.found && !door && thing.position != before_.position &&
        thing.position != here) {
        return kind_ != Kind::travel && (kind_ != Kind::explore || !is_worth_a_step(scene, thing));
    }
    const bool on_the_way = thing.position == here || thing.position == here + offset(direction_);
    const bool done = thing.stood_on && thing.content.kind == TileContent::Kind::thing && !door;
    return kind_ == Kind::straight && !done && manhattan_distance(thing.position, here) <= 1 &&
           !(door && on_the_way && thing.content.step == TileContent::Step::free) &&
           manhattan_distance(thing.position, before_.position) > (thing.position == here ? 0 : 1);
}

std::optional<Direction> Walk::decide(const Scene& scene) {
    switch (kind_) {
        case Kind::straight:
            return steps_ == 0 ? direction_ : run_on(scene.known);
        case Kind::explore:
            find_more(scene);
            return route_.empty() ? std::nullopt : std::optional(route_.front());
        case Kind::travel:
            find_on(scene);
            return route_.empty() ? std::nullopt : std::optional(route_.front());
        case Kind::again:
            return direction_;
        case Kind::wait:
        case Kind::fight:
            break;
    }
    return std::nullopt;
}

// At the end of a route, takes the next one, unless that would lead to and fro. The first may not
// end more than kForcedDoorCost steps farther from the goal, and a later long one must end nearer
// to it, unless the player insists. None may end where an earlier one did.
void Walk::find_on(const Scene& scene) {
    constexpr std::size_t kShort = 8;
    const KnownMap& known = scene.known;
    const Point here = known.player();
    if (!route_.empty()) {
        return;
    }
    if (here == goal_) {
        reason_ = "You are already there.";
        return;
    }
    const TileContent there = known.at(goal_);
    if (manhattan_distance(here, goal_) == 1 && there.is_shut()) {
        const bool forced = there.step == TileContent::Step::forced;
        reason_ = concat(shut_words(scene, goal_), forced ? " An arrow pushes it." : "");
        return;
    }
    route_ = route_towards(known, goal_, options_.forcing);
    const Point end = end_of_route(route_, here);
    const int away = manhattan_distance(end, goal_) - manhattan_distance(here, goal_);
    const bool back = std::ranges::find(ends_, end) != ends_.end() ||
                      (!options_.insists && (steps_ == 0 ? away > kForcedDoorCost
                                                         : route_.size() > kShort && away >= 0));
    if (route_.empty()) {
        reason_ = "No known way leads closer. Press o to explore.";
    } else if (back) {
        stop_ = Stop::detour;
        reason_ = steps_ > 0
                      ? concat("No direct way: ", bearing(goal_ - here),
                               " to go. Same keys: a detour. o: explore.")
                      : "The only known way is a detour: press the same keys again to take it.";
        route_.clear();
    }
    ends_.push_back(end);
}

// Takes another route at the end of one, when its end no longer needs exploring, or for something
// new. Something that stays unknown while the player is beside it can't be explored.
void Walk::find_more(const Scene& scene) {
    if (route_.empty() && steps_ > 0 && borders_unknown(scene.known, scene.known.player())) {
        reason_ = "Stopped: there is nothing more to see here.";
        return;
    }
    const bool found = std::ranges::any_of(scene.known.things(), [&](const auto& thing) {
        return thing.number > before_.found && is_worth_a_step(scene, thing);
    });
    if (route_.empty() || found ||
        !is_to_be_explored(scene, end_of_route(route_, scene.known.player()))) {
        route_ = route_to_explore(scene);
        const Point end = end_of_route(route_, scene.known.player());
        reason_ = not_taken(scene, route_, end);
        stop_ = reason_.empty() ? stop_ : Stop::not_taken;
        if (reason_.empty() && !(options_.insists && steps_ == 0) &&
            borders_on(scene, route_) > 1) {
            const std::string_view name = scene.known.at(end).name;
            reason_ = concat("Next: ", name.empty() ? "unexplored ground" : name, ", ",
                             bearing(end - scene.known.player()), ". Press again to go there.");
            stop_ = Stop::far;
        }
        if (!reason_.empty()) {
            route_.clear();
        }
    }
    if (route_.empty() && reason_.empty()) {
        reason_ = all_explored(scene.known);
    }
}

// Goes on until a side opens that was shut a step ago, unless only single blocks shut it. Where the
// way ahead ends, turns if the player is in a passage: the tile inside the corner is not open.
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
