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

std::string stopped_before(std::string_view what) {
    return concat("Stopped: ", what, ".");
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
    if (auto over = interruption(scene, now)) {
        end_ = *std::move(over);
        return std::nullopt;
    }
    const auto key = choose(scene);
    if (key) {
        const auto direction = direction_of(*key);
        there_ = now.position + (direction ? offset(*direction) : Point{});
        before_ = now;
        ++steps_;
    }
    return key;
}

std::optional<Walk::End> Walk::interruption(const Scene& scene, const Situation& now) {
    if (std::string creature = creature_near(scene); !creature.empty()) {
        return End{std::move(creature)};
    }
    if (steps_ == 0) {
        return std::nullopt;
    }
    if (now.position != there_ || now.level != before_.level) {
        return End{now.position == before_.position ? "Stopped: the way is blocked." : ""};
    }
    if (now.hp < before_.hp) {
        return End{"Stopped: you are hurt.", true};
    }
    if (tells_more(scene.game.log(), before_.messages)) {
        return End{"Stopped: new message.", true};
    }
    const auto thing = std::ranges::find_if(
        scene.known.things(), [&](const KnownMap::Thing& each) { return matters(scene, each); });
    if (thing == scene.known.things().end()) {
        return std::nullopt;
    }
    return End{stopped_before(thing->content.name), thing->number > before_.found};
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
    end_ = {.reason = std::move(reason), .stop = stop};
    return std::nullopt;
}

std::optional<Key> Walk::end_before(std::string_view what) {
    return end(stopped_before(what));
}

}  // namespace rogue
