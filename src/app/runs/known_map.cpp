#include "app/runs/known_map.hpp"

#include <algorithm>
#include <cstring>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

// Returns true if something else may be there once somebody has stepped onto it.
bool may_change(TileContent::Step step) {
    return step == TileContent::Step::item || step == TileContent::Step::on_purpose ||
           step == TileContent::Step::opens;
}

// Returns true if a place that shows `now` no longer has `before`. A thing hides the fixture on
// which it lies, and out of sight a map may show the fixture alone.
bool replaces(const TileContent& now, const TileContent& before) {
    using Kind = TileContent::Kind;
    const bool below =
        before.kind == Kind::fixture && (now.kind == Kind::thing || now.kind == Kind::unknown);
    const bool above =
        before.kind == Kind::thing && now.kind == Kind::fixture && now.remembered && !now.is_door();
    return now.name != before.name && !below && !above;
}

}  // namespace

void KnownMap::learn(const AnyGame& game) {
    if (!shows_map(game.screen().awaited())) {
        return;
    }
    const bool arrived = level_ != game.level();
    if (arrived) {
        *this = KnownMap();
        level_ = game.level();
    }
    const Point previous = arrived ? game.position() : player();
    seen_map_ = game.seen_map();
    opened_ = opened_ && previous == player();
    creatures_.clear();
    for (int y = seen_map_.part().y; y < seen_map_.part().y + seen_map_.part().height; ++y) {
        look_at_row(y);
    }
    if (TileContent below = seen_map_.below(); !below.name.empty()) {
        below.remembered = true;  // A thing hides it.
        replace_thing(below, player());
    }
    for (Thing& thing : things_) {
        const TileContent now = seen_map_.at(thing.position);
        const bool shown = now.name == thing.content.name;
        thing.content.remembered = now.remembered || !shown;
        if (shown && now.step != thing.content.step) {
            thing.content.step = now.step;
            known_.put(thing.position, seen_map_.number_at(thing.position));
        }
        thing.stood_on |= thing.position == player() || thing.position == previous;
    }
}

void KnownMap::told_not_taken() {
    for (Thing& thing : things_) {
        thing.told_not_taken |= is_on_purpose(thing) && !thing.content.remembered;
    }
}

void KnownMap::look_at_row(int y) {
    Point place{seen_map_.part().x, y};
    for (auto row = seen_map_.row(y); !row.empty();) {
        const auto known = known_.from(place);
        const std::size_t count = std::min(row.size(), known.size());
        const bool same = std::memcmp(row.data(), known.data(), count) == 0;  // As most rows are.
        for (std::size_t i = same ? count : 0; i < count; ++i) {
            if (row[i] != known[i]) {
                look_at(row[i], known[i], place + Point{static_cast<int>(i), 0});
            }
        }
        place.x += static_cast<int>(count);
        row = row.subspan(count);
    }
}

// Takes in what a tile shows now. A creature hides what is below; one that takes things may have
// taken it. Maps do not draw things out of sight.
void KnownMap::look_at(LookNumber number, LookNumber& known, Point position) {
    using Kind = TileContent::Kind;
    const TileContent& now = seen_map_.content(number);
    const TileContent& before = seen_map_.content(known);
    if (now.kind == Kind::creature) {
        creatures_.push_back({now, position});
        if (now.picks_up && before.kind == Kind::thing && may_change(before.step)) {
            replace_thing({}, position);
            known = LookNumber::ground;
        }
        return;
    }
    const bool hidden = now.kind == Kind::ground && now.remembered && !before.name.empty();
    if (now.kind != Kind::unknown && !hidden) {
        if (now.name != before.name) {
            replace_thing(now, position);
        }
        known = number;
    }
}

// Replaces a known thing by another one in its place.
void KnownMap::replace_thing(const TileContent& content, Point position) {
    bool known = content.name.empty();
    int opened = 0;  // The number of the door that the player opened.
    for (const Thing& one : things_) {
        const bool here = one.position == position;
        known |= here && one.content.name == content.name;
        if (here && position == player() && one.content.step == TileContent::Step::opens &&
            content.is_door()) {
            opened = one.number;
        }
    }
    std::erase_if(things_, [&](const Thing& one) {
        return one.position == position && replaces(content, one.content);
    });
    if (!known) {
        opened_ |= opened > 0;
        const int number = opened > 0 ? opened : ++found_;
        const int place = place_numbers_.at(position) == 0 ? number : place_numbers_.at(position);
        place_numbers_.put(position, place);
        things_.push_back({content, position, number, place});
    }
}

const KnownMap::Thing* KnownMap::fixture_under(Point position) const {
    const Thing* fixture = nullptr;
    bool covered = false;
    for (const Thing& thing : things_) {
        if (thing.position == position) {
            const bool is_fixture = thing.content.kind == TileContent::Kind::fixture;
            fixture = is_fixture ? &thing : fixture;
            covered |= !is_fixture;
        }
    }
    return covered ? fixture : nullptr;
}

std::string KnownMap::lies_on(const TileContent& content, Point position) const {
    const Thing* const fixture = fixture_under(position);
    return fixture != nullptr && content.kind == TileContent::Kind::thing
               ? concat(" on ", fixture->content.name)
               : "";
}

bool KnownMap::is_on_purpose(const Thing& thing) const {
    const Thing* const fixture = fixture_under(thing.position);
    return thing.content.step == TileContent::Step::on_purpose ||
           (fixture != nullptr && (fixture->content.step == TileContent::Step::used_up ||
                                   fixture->content.step == TileContent::Step::on_purpose));
}

bool KnownMap::knows_way_down() const {
    return std::ranges::any_of(things_, [](const Thing& thing) {
        return thing.content.leads == TileContent::Leads::down;
    });
}

Note Scene::note(const Sighting& sighting) const {
    const Point place = known.player() + sighting.from_player;
    Note note = sighting.content.remembered ? Note{} : game.note(place);
    if (note.name.empty()) {
        note.name = sighting.content.name;
    }
    note.name += known.lies_on(sighting.content, place);
    return note;
}

const KnownMap::Creature* KnownMap::creature_at(Point position) const {
    const auto creature = std::ranges::find(creatures_, position, &Creature::position);
    return creature == creatures_.end() ? nullptr : &*creature;
}

std::optional<TileContent> KnownMap::underfoot() const {
    TileContent here = at(player());
    here.remembered = false;
    return here.name.empty() || opened_ ? std::nullopt : std::optional(here);
}

bool KnownMap::open(Point position) const {
    if (position == player()) {
        return true;
    }
    const TileContent& content = at(position);
    return content.kind != TileContent::Kind::unknown && content.kind != TileContent::Kind::wall &&
           !content.is_shut();
}

}  // namespace rogue
