#include "rogue/app/news.hpp"

#include <algorithm>
#include <utility>

#include "rogue/base/place.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

void tell_if_new(std::string_view line, std::string& last, std::string& lines) {
    if (line != last && !line.empty()) {
        lines += text(line, "\n");
    }
    last = line;
}

}  // namespace

std::string News::tell(const Frame& frame, const MapReading& reading, const AnyGame& game) {
    std::string lines;
    tell_messages(game.log(), lines);
    const bool has_messages = !lines.empty();
    tell_standing(game.standing(), lines);
    tell_rested(reading.resting(frame), lines);
    const Point player = game.position();
    moved_ = player_ && *player_ != player;
    player_ = player;
    const auto player_on_frame = player_on(frame, reading);
    if (player_on_frame) {
        const Map map{frame, reading, player, *player_on_frame, has_messages};
        step_onto(map, lines);
        forget_what_is_gone(map);
        tell_sightings(map, lines);
    }
    tell_if_new(wounds(frame, reading), wounds_, lines);
    tell_if_new(ways(frame, reading), ways_, lines);
    tell_if_new(aim(frame, reading), aim_, lines);
    return lines;
}

std::string News::underfoot() const {
    return underfoot_ ? told({*underfoot_, {}}) + "\n" : "";
}

// With the first map, only the messages that it shows are told, because the run may have been
// resumed.
void News::tell_messages(const MessageLog& log, std::string& lines) {
    const std::size_t most = standing_ ? log.size() : log.shown_size();
    const std::size_t count = std::min(log.added() - messages_told_, most);
    for (std::size_t i = log.size() - count; i < log.size(); ++i) {
        lines += log[i].text + "\n";
    }
    messages_told_ = log.added();
}

void News::tell_standing(Standing standing, std::string& lines) {
    const bool elsewhere = !standing_ || standing.depth != standing_->depth;
    const std::string hp = text("HP ", standing.hp, " of ", standing.max_hp, "\n");
    if (elsewhere) {
        lines += text("depth ", standing.depth, ", ", hp);
        things_.clear();
        creatures_.clear();
        underfoot_.reset();
        ways_.clear();
    } else if (standing.hp != standing_->hp || standing.max_hp != standing_->max_hp) {
        lines += hp;
    }
    standing_ = standing;
}

void News::tell_rested(std::vector<std::string> resting, std::string& lines) {
    for (const std::string& name : resting_) {
        if (std::ranges::find(resting, name) == resting.end()) {
            append(lines, text(name, " is ready\n"));
        }
    }
    resting_ = std::move(resting);
}

// The map does not show what the player stands on, but the maps before did. A thing may have been
// taken if there were messages: by the step, or by a command since then.
void News::step_onto(const Map& map, std::string& lines) {
    const bool taken = map.has_messages && (!moved_ || map.reading.walking_takes);
    if (moved_) {
        const auto here = std::ranges::find(things_, map.player, &Known::position);
        underfoot_ = here == things_.end() ? std::nullopt : std::optional(here->seen);
        if (underfoot_) {
            underfoot_->remembered = false;
        }
    }
    if (underfoot_ && underfoot_->kind == Seen::Kind::thing && taken) {
        underfoot_.reset();
    }
    if (moved_ && map.reading.walking_takes) {
        lines += underfoot();
    }
}

// A thing is gone if its place is seen to be bare, or if somebody who may take it is there.
void News::forget_what_is_gone(const Map& map) {
    std::erase_if(things_, [&](const Known& known) {
        const Seen now = map.at(known.position);
        const bool bare = now.kind == Seen::Kind::ground && !now.remembered && !now.struck;
        const bool covered = now.kind == Seen::Kind::creature || now.kind == Seen::Kind::player;
        const bool taken = covered && map.reading.walking_takes;
        return bare || (taken && known.seen.kind == Seen::Kind::thing);
    });
}

void News::tell_sightings(const Map& map, std::string& lines) {
    std::vector<Known> before = std::move(creatures_);
    creatures_.clear();
    for (const Sighting& sighting : sightings(map.frame, map.reading)) {
        const Known one{sighting.seen, map.player + sighting.from_player, sighting.from_player};
        const bool creature = sighting.seen.kind == Seen::Kind::creature;
        const bool is_new = creature ? is_new_creature(one, before) : is_new_thing(one);
        if (creature) {
            creatures_.push_back(one);
        }
        lines += is_new ? told(sighting) + "\n" : "";
    }
}

// Another thing may have come to lie where one is known.
bool News::is_new_thing(const Known& thing) {
    const auto known = std::ranges::find(things_, thing.position, &Known::position);
    if (known == things_.end()) {
        things_.push_back(thing);
        return true;
    }
    const bool is_new = known->seen.name != thing.seen.name;
    *known = thing;
    return is_new;
}

// A creature counts as the nearest one of the same name that was seen before and has not been found
// again, if that one was near enough.
bool News::is_new_creature(const Known& creature, std::vector<Known>& before) {
    constexpr int kFarthestMove = 2;
    const auto way = [&](const Known& other) {
        return other.seen.name == creature.seen.name
                   ? manhattan_distance(other.position, creature.position)
                   : kFarthestMove + 1;
    };
    const auto same = std::ranges::min_element(before, {}, way);
    if (same == before.end() || way(*same) > kFarthestMove) {
        return true;
    }
    const bool was_there = same->from_player == creature.from_player;
    before.erase(same);
    return !was_there && manhattan_distance({}, creature.from_player) == 1;
}

}  // namespace rogue
