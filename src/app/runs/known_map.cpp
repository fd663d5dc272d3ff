#include "app/runs/known_map.hpp"

#include <algorithm>
#include <cstring>

namespace rogue {
namespace {

// Returns true if something else may be there once somebody has stepped onto it.
bool may_change(Seen::Step step) {
    return step == Seen::Step::takes || step == Seen::Step::on_purpose || step == Seen::Step::opens;
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
    sight_ = game.sight();
    opened_ = opened_ && previous == player();
    creatures_.clear();
    for (int y = sight_.part().y; y < sight_.part().y + sight_.part().height; ++y) {
        look_at_row(y);
    }
    if (Seen below = sight_.below(); !below.name.empty()) {
        below.remembered = true;  // A thing hides it.
        replace_thing(below, player());
    }
    for (Named& thing : things_) {
        const Seen now = sight_.at(thing.position);
        const bool shown = now.name == thing.seen.name;
        thing.seen.remembered = now.remembered || !shown;
        if (shown && now.step != thing.seen.step) {
            thing.seen.step = now.step;
            known_.put(thing.position, sight_.number_at(thing.position));
        }
        thing.stood_on |= thing.position == player() || thing.position == previous;
    }
}

void KnownMap::told_not_taken() {
    for (Named& thing : things_) {
        thing.told_not_taken |= thing.seen.step == Seen::Step::on_purpose && !thing.seen.remembered;
    }
}

void KnownMap::look_at_row(int y) {
    Point place{sight_.part().x, y};
    for (auto row = sight_.row(y); !row.empty();) {
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
    using Kind = Seen::Kind;
    const Seen& now = sight_.seen(number);
    const Seen& before = sight_.seen(known);
    if (now.kind == Kind::creature) {
        creatures_.push_back({now, position});
        if (now.takes && before.kind == Kind::thing && may_change(before.step)) {
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

// Replaces a known thing by another one in its place. A thing hides the fixture on which it lies,
// and out of sight a map may show the fixture alone.
void KnownMap::replace_thing(const Seen& seen, Point position) {
    using Kind = Seen::Kind;
    bool known = seen.name.empty();
    int opened = 0;  // The number of the door that the player opened.
    std::erase_if(things_, [&](const Named& one) {
        if (one.position != position) {
            return false;
        }
        const bool below = one.seen.kind == Kind::fixture &&
                           (seen.kind == Kind::thing || seen.kind == Kind::unknown);
        const bool above = one.seen.kind == Kind::thing && seen.kind == Kind::fixture &&
                           seen.remembered && !seen.is_door();
        if (position == player() && one.seen.step == Seen::Step::opens && seen.is_door()) {
            opened = one.number;
        }
        known |= one.seen.name == seen.name;
        return one.seen.name != seen.name && !below && !above;
    });
    if (!known) {
        opened_ |= opened > 0;
        const int number = opened > 0 ? opened : ++found_;
        const int place = place_numbers_.at(position) == 0 ? number : place_numbers_.at(position);
        place_numbers_.put(position, place);
        things_.push_back({seen, position, number, place});
    }
}

const KnownMap::Named* KnownMap::creature_at(Point position) const {
    const auto creature = std::ranges::find(creatures_, position, &Named::position);
    return creature == creatures_.end() ? nullptr : &*creature;
}

std::optional<Seen> KnownMap::underfoot() const {
    Seen here = at(player());
    here.remembered = false;
    return here.name.empty() || opened_ ? std::nullopt : std::optional(here);
}

bool KnownMap::open(Point position) const {
    if (position == player()) {
        return true;
    }
    const Seen& seen = at(position);
    return seen.kind != Seen::Kind::unknown && seen.kind != Seen::Kind::wall && !seen.is_shut();
}

}  // namespace rogue
