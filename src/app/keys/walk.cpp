#include "app/keys/walk.hpp"

#include <algorithm>
#include <utility>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

// Returns true if a message after the first `before` tells of more than the walk meant to do.
bool tells_more(const MessageLog& log, std::size_t before) {
    for (std::size_t i = log.first_after(before); i < log.size(); ++i) {
        const Event::Kind kind = log[i].event.kind;
        if (kind != Event::Kind::expected && kind != Event::Kind::taken &&
            kind != Event::Kind::here) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::optional<Key> Walk::next(const Scene& scene) {
    const Situation now{scene.known.player(),   scene.game.level(),
                        scene.game.vitals().hp, scene.game.log().added(),
                        scene.known.found(),    scene.known.creatures().size()};
    if (steps_ == 0) {
        start_ = now.position;
        before_ = now;
    }
    const auto key = interrupted(scene, now) ? std::nullopt : choose(scene);
    if (key) {
        const auto direction = direction_of(*key);
        there_ = now.position + (direction ? offset(*direction) : Point{});
        before_ = now;
        ++steps_;
    }
    return key;
}

bool Walk::interrupted(const Scene& scene, const Situation& now) {
    end(creature_near(scene));
    if (steps_ == 0 || !reason_.empty()) {
        return !reason_.empty();
    }
    if (now.position != there_ || now.level != before_.level) {
        end(now.position == before_.position ? "Stopped: the way is blocked." : "");
        return true;
    }
    if (now.hp < before_.hp || tells_more(scene.game.log(), before_.messages)) {
        stopped_by_news_ = true;
        end(now.hp < before_.hp ? "Stopped: you are hurt." : "Stopped: new message.");
        return true;
    }
    const auto thing = std::ranges::find_if(
        scene.known.things(), [&](const KnownMap::Thing& each) { return matters(scene, each); });
    if (thing != scene.known.things().end()) {
        stopped_by_news_ = thing->number > before_.found;
        end_before(thing->content.name);
    }
    return !reason_.empty();
}

// An unwanted thing never matters. The place that the player comes from is not new, even if the map
// did not show it before.
bool Walk::matters(const Scene& scene, const KnownMap::Thing& thing) const {
    if (thing.content.leads == TileContent::Leads::nowhere &&
        scene.game.wish(thing.position) == Wish::none) {
        return false;
    }
    const bool is_new = thing.number > before_.found && !thing.content.is_door() &&
                        thing.position != before_.position &&
                        thing.position != scene.known.player();
    return minds(scene, thing, is_new);
}

std::string Walk::creature_near(const Scene& scene) const {
    const auto away = [&](const KnownMap::Creature& creature) {
        return manhattan_distance(creature.position, scene.known.player());
    };
    const auto nearest = std::ranges::min_element(scene.known.creatures(), {}, away);
    if (nearest == scene.known.creatures().end() ||
        (away(*nearest) > 1 && !minds_creatures(scene.known))) {
        return {};
    }
    const std::string name =
        scene.note({nearest->content, nearest->position - scene.known.player()}).name;
    return concat(capitalized(name == nearest->content.name ? with_article(name) : name),
                  away(*nearest) > 1 ? " is in sight." : " is beside you.");
}

std::string Walk::name_at(const Scene& scene, Point place) {
    return scene.note({scene.known.at(place), place - scene.known.player()}).name;
}

std::optional<Key> Walk::step(const Scene& scene, Direction direction, bool asked_for) {
    const Point there = scene.known.player() + offset(direction);
    if (scene.known.at(there).step == TileContent::Step::on_purpose && !asked_for) {
        return end_before(concat(name_at(scene, there), ", ", bearing(offset(direction))));
    }
    if (!scene.known.open(there)) {
        return steps_ > 0 ? end_before("wall") : std::nullopt;
    }
    return key_of(direction);
}

std::optional<Key> Walk::end(std::string reason, Stop stop) {
    reason_ = std::move(reason);
    stop_ = stop;
    return std::nullopt;
}

std::optional<Key> Walk::end_before(std::string_view what) {
    return end(concat("Stopped: ", what, "."));
}

}  // namespace rogue
