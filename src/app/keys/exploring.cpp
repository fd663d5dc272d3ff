#include <algorithm>
#include <vector>

#include "app/keys/walk.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

// Says that all is explored, with the nearest of what leads on: stairs down, a shut door or, while
// no stairs down are known, what was left and may hide them. Not all games have ways up.
std::string all_explored(const KnownMap& known) {
    std::vector<KnownMap::Thing> ways = known.things();
    std::erase_if(ways, [&](const KnownMap::Thing& thing) {
        const bool may_hide_stairs = !known.knows_way_down() && known.is_on_purpose(thing) &&
                                     thing.content.kind == TileContent::Kind::thing;
        return thing.content.leads != TileContent::Leads::down && !thing.content.is_shut() &&
               !may_hide_stairs;
    });
    const auto nearest = std::ranges::min_element(ways, {}, [&](const KnownMap::Thing& way) {
        return manhattan_distance(way.position, known.player());
    });
    return concat("Nothing left to explore here.",
                  nearest == ways.end() ? ""
                                        : concat(" Nearest: ", nearest->content.name, ", ",
                                                 bearing(nearest->position - known.player()), "."));
}

bool shows_thing(const KnownMap& known, Point place) {
    const TileContent content = known.seen_map().at(place);
    return content.kind == TileContent::Kind::thing && !content.remembered && !content.is_door();
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

// Returns a door in this part of the level that the player can open now, or null.
const KnownMap::Thing* to_be_opened(const Scene& scene) {
    const auto door = std::ranges::find_if(scene.known.things(), [&](const auto& thing) {
        return scene.game.in_same_part(thing.position, scene.known.player()) &&
               scene.game.wish(thing.position) == Wish::open;
    });
    return door == scene.known.things().end() ? nullptr : &*door;
}

class Exploring final : public Walk {
public:
    explicit Exploring(bool insists) : insists_(insists) {}

private:
    // What exploring goes to anyway does not stop it.
    bool minds(const Scene& scene, const KnownMap::Thing& thing, bool is_new) const override {
        return is_new && !is_worth_a_step(scene, thing);
    }

    // Takes another route at the end of one, when its end no longer needs exploring, or for
    // something new. Something that stays unknown while the player is beside it can't be explored.
    std::optional<Key> choose(const Scene& scene) override {
        const Point here = scene.known.player();
        if (takes(scene)) {
            taken_ = here;
            return scene.kind.taking;
        }
        if (route_.empty() && steps() > 0 && borders_unknown(scene.known, here)) {
            return end("Stopped: there is nothing more to see here.");
        }
        const bool found = std::ranges::any_of(scene.known.things(), [&](const auto& thing) {
            return thing.number > before_.found && is_worth_a_step(scene, thing);
        });
        if (route_.empty() || found || !is_to_be_explored(scene, end_of_route(route_, here))) {
            route_ = route_to_explore(scene);
            const Point goal = end_of_route(route_, here);
            if (const std::string words = not_taken(scene, goal); !words.empty()) {
                return end(words, Stop::not_taken);
            }
            insists_ = insists_ && scene.game.in_same_part(start(), here);
            const int borders = insists_ ? 0 : borders_on(scene, route_);
            if (const auto* const door = borders > 0 ? to_be_opened(scene) : nullptr) {
                return end(concat("Not opened: ", door->content.name, ", ",
                                  bearing(door->position - here), ". _ travels there."),
                           Stop::far);
            }
            if (borders > 1) {
                const std::string_view name = scene.known.at(goal).name;
                return end(concat("Next: ", name.empty() ? "unexplored ground" : name, ", ",
                                  bearing(goal - here), ". Press again to go there."),
                           Stop::far);
            }
        }
        if (route_.empty()) {
            return end(all_explored(scene.known));
        }
        const Direction next = route_.front();
        route_.erase(route_.begin());
        return step(scene, next);
    }

    // Returns true if the player would take what exploring has led to.
    bool takes(const Scene& scene) const {
        const auto thing = scene.known.underfoot();
        if (!thing || thing->kind != TileContent::Kind::thing || scene.kind.taking == Key::other ||
            taken_ == scene.known.player()) {
            return false;
        }
        const Wish wish = scene.game.wish(scene.known.player());
        return wish == Wish::take || (wish != Wish::none && steps() > 0 && route_.empty());
    }

    // Returns a sentence about a thing in sight that no walk takes and that was not named before,
    // or an empty string. Says nothing yet while the route on is shorter or ends at another thing
    // in sight.
    std::string not_taken(const Scene& scene, Point end) const {
        const KnownMap& known = scene.known;
        const bool goes_on = !route_.empty() && shows_thing(known, end);
        for (const KnownMap::Thing& thing : known.things()) {
            const Point away = thing.position - known.player();
            const bool near =
                route_.empty() || manhattan_distance({}, away) < static_cast<int>(route_.size());
            if (!thing.told_not_taken && !goes_on && near && shows_thing(known, thing.position) &&
                known.is_on_purpose(thing)) {
                return concat("Not taken: ", name_at(scene, thing.position), ", ", bearing(away),
                              ". _ travels there.");
            }
        }
        return {};
    }

    bool insists_;
    Route route_;                 // The steps to come.
    std::optional<Point> taken_;  // Where the walk took something.
};

}  // namespace

std::unique_ptr<Walk> Walk::exploring(bool insists) {
    return std::make_unique<Exploring>(insists);
}

}  // namespace rogue
