#include "rogue/app/news.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

std::string aim_of(const std::vector<Sighting>& all) {
    const auto aimed =
        std::ranges::find_if(all, [](const Sighting& one) { return one.seen.aimed; });
    if (aimed == all.end()) {
        return {};
    }
    return aimed->seen.name.empty() ? text("aim at ", place(aimed->from_player))
                                    : text("aim at ", told(*aimed));
}

void tell_if_new(std::string_view line, std::string& last, std::string& lines) {
    if (line != last && !line.empty()) {
        lines += text(line, "\n");
    }
    last = line;
}

}  // namespace

std::string News::tell(const Frame& frame, const MapReading& reading, const AnyGame& game) {
    std::string lines;
    const std::vector<Sighting> all = sightings(frame, reading);
    const Point player = game.position();
    tell_messages(game.log(), lines);
    tell_standing(game.standing(), lines);
    tell_sightings(all, player, lines);
    tell_if_new(ways(frame, reading), ways_, lines);
    tell_if_new(aim_of(all), aim_, lines);
    moved_ = player_ && *player_ != player;
    player_ = player;
    return lines;
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
        ways_.clear();
    } else if (standing.hp != standing_->hp || standing.max_hp != standing_->max_hp) {
        lines += hp;
    }
    standing_ = standing;
}

void News::tell_sightings(const std::vector<Sighting>& all, Point player, std::string& lines) {
    std::vector<Known> before = std::move(creatures_);
    creatures_.clear();
    for (const Sighting& sighting : all) {
        const Known one{sighting.seen.name, player + sighting.from_player, sighting.from_player};
        bool is_new = false;
        if (sighting.seen.kind == Seen::Kind::creature) {
            is_new = is_new_creature(one, before);
            creatures_.push_back(one);
        } else if (sighting.seen.kind == Seen::Kind::thing) {
            is_new = is_new_thing(one);
        }
        lines += is_new ? told(sighting) + "\n" : "";
    }
}

bool News::is_new_thing(const Known& thing) {
    const bool known = std::ranges::any_of(things_, [&](const Known& other) {
        return other.name == thing.name && other.position == thing.position;
    });
    if (!known) {
        things_.push_back(thing);
    }
    return !known;
}

// A creature counts as the nearest one of the same name that was seen before and has not been found
// again, if that one was near enough.
bool News::is_new_creature(const Known& creature, std::vector<Known>& before) {
    constexpr int kFarthestMove = 2;
    const auto way = [&](const Known& other) {
        return other.name == creature.name ? manhattan_distance(other.position, creature.position)
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
