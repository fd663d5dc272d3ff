#include <algorithm>
#include <vector>

#include "app/keys/walk.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

// Returns what a look tells of the shut thing beside the player.
std::string shut_words(const Scene& scene, Point there) {
    const std::string about = scene.game.note(there).about;
    return concat(capitalized(with_article(scene.known.at(there).name)), ", ",
                  bearing(there - scene.known.player()), ": ", about.empty() ? "closed" : about,
                  ".");
}

class Travelling final : public Walk {
public:
    Travelling(Point goal, TravelOptions options) : goal_(goal), options_(options) {}

private:
    std::optional<End> interruption(const Scene& scene, const Situation& now) override {
        const bool arrived = steps() > 0 && now.position == goal_;
        return arrived ? std::optional<End>(End{}) : Walk::interruption(scene, now);
    }

    bool minds(const Scene& /*scene*/, const KnownMap::Thing& /*thing*/,
               bool /*is_new*/) const override {
        return false;
    }

    std::optional<Key> choose(const Scene& scene) override {
        if (route_.empty()) {
            find_route(scene);
        }
        if (route_.empty()) {
            return std::nullopt;
        }
        const Direction next = route_.front();
        const Point there = scene.known.player() + offset(next);
        if (scene.known.at(there).step == TileContent::Step::forced) {
            const bool has_detour =
                !route_towards(scene.known, goal_, ForcedDoors::avoided).empty();
            return end(concat(shut_words(scene, there),
                              has_detour ? " Same keys: a detour." : " The only known way."),
                       Stop::door);
        }
        route_.erase(route_.begin());
        return step(scene, next);
    }

    // Takes the next route, unless that would lead to and fro. The first may not end more than
    // kForcedDoorCost steps farther from the goal, and a later long one must end nearer to it,
    // unless the player insists. None may end where an earlier one did.
    void find_route(const Scene& scene) {
        constexpr std::size_t kShort = 8;
        const Point here = scene.known.player();
        if (here == goal_) {
            end("You are already there.");
            return;
        }
        const TileContent there = scene.known.at(goal_);
        if (manhattan_distance(here, goal_) == 1 && there.is_shut()) {
            const bool forced = there.step == TileContent::Step::forced;
            end(concat(shut_words(scene, goal_), forced ? " A step against it pushes it." : ""));
            return;
        }
        route_ = route_towards(scene.known, goal_, options_.forcing);
        const Point route_end = end_of_route(route_, here);
        const int away = manhattan_distance(route_end, goal_) - manhattan_distance(here, goal_);
        const bool back =
            std::ranges::find(ends_, route_end) != ends_.end() ||
            (!options_.insists &&
             (steps() == 0 ? away > kForcedDoorCost : route_.size() > kShort && away >= 0));
        if (route_.empty()) {
            end("No known way leads closer. Press o to explore.");
        } else if (back) {
            route_.clear();
            end(steps() > 0
                    ? concat("No direct way: ", bearing(goal_ - here),
                             " to go. Same keys: a detour. o: explore.")
                    : "The only known way is a detour: press the same keys again to take it.",
                Stop::detour);
        }
        ends_.push_back(route_end);
    }

    Point goal_;
    TravelOptions options_;
    std::vector<Point> ends_;  // Where the routes ended.
    Route route_;              // The steps to come.
};

}  // namespace

std::unique_ptr<Walk> Walk::travelling(Point goal, TravelOptions options) {
    return std::make_unique<Travelling>(goal, options);
}

}  // namespace rogue
