#include "app/plain/news.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

void tell_if_new(std::string_view line, std::string& last, std::string& lines) {
    if (line != last && !line.empty()) {
        lines += concat(line, "\n");
    }
    last = line;
}

bool lies_here(const KnownMap& known, std::string_view name) {
    return std::ranges::any_of(known.things(), [&](const KnownMap::Thing& thing) {
        return thing.position == known.player() && thing.content.name == name;
    });
}

// What to tell when a map follows that screen.
std::string_view after(Prompt screen, bool is_news) {
    if (screen == Prompt::letter) {
        return "inventory closed\n";
    }
    return is_news || screen == Prompt::page ? "" : "the game goes on\n";
}

}  // namespace

std::string next_page(std::string_view lines, std::string_view key, std::size_t& first,
                      std::size_t most) {
    const auto take = [&lines](std::size_t count) {
        std::size_t end = 0;
        for (; count > 0 && end < lines.size(); --count) {
            end = lines.find('\n', end) + 1;
        }
        return lines.substr(0, end);
    };
    lines.remove_prefix(take(first).size());
    std::string result(take(most));
    const auto more = std::ranges::count(lines.substr(result.size()), '\n');
    first = more > 0 ? first + most : 0;
    if (more > 0) {
        append(result, "and ", more, " more", key.empty() ? "" : ": ", key, "\n");
    }
    return result;
}

std::string underfoot(const KnownMap& known) {
    const auto here = known.underfoot();
    return here ? concat(here->name, known.lies_on(*here, known.player()), ", here\n") : "";
}

std::string News::tell_map(const Scene& scene, std::optional<Key> key, Pace pace) {
    const bool moved = player_ != scene.known.player() && level_ == scene.game.level();
    player_ = scene.known.player();
    const std::string news = tell_new(scene, moved, pace);
    const auto other = std::exchange(other_, std::nullopt);
    if (other) {
        return concat(after(*other, !news.empty()), news);
    }
    return news.empty() && key ? effect_of(*key, moved, pace) : news;
}

std::string News::tell_screen(std::string_view words, Prompt prompt, const AnyGame& game) {
    other_ = prompt;
    const std::string below = prompt == Prompt::page ? game.page_footer() : "";
    return concat(words, below, below.empty() ? "" : "\n");
}

// Returns what to say of a key that has changed nothing on the map.
std::string News::effect_of(Key key, bool moved, Pace pace) const {
    const auto direction = direction_of(key);
    if (!direction) {
        return pace == Pace::step ? "nothing happens\n" : "";
    }
    if (!aim_.empty()) {
        return "the aim stays\n";
    }
    if (!moved) {
        return "blocked\n";
    }
    return pace == Pace::step ? concat(name_of(*direction), "\n") : "";
}

std::string News::tell_new(const Scene& scene, bool moved, Pace pace) {
    std::string lines;
    tell_messages(scene, lines);
    if (level_ != scene.game.level()) {
        level_ = scene.game.level();
        vitals_.reset();
        creatures_.clear();
        ways_.clear();
        found_ = 0;
    }
    const bool first = !vitals_;
    tell_vitals(scene.game.vitals(), scene.kind.depth_word, lines);
    Meters meters = scene.game.meters();
    tell_rested(std::move(meters.resting), lines);
    if (pace == Pace::step && moved && !scene.kind.map.tells_underfoot) {
        lines += underfoot(scene.known);
    }
    if (pace == Pace::step && !scene.game.ending()) {
        tell_sightings(scene, first ? When::first_map : When::step, lines);
    }
    tell_if_new(wounds(meters.health), wounds_, lines);
    if (pace == Pace::step && !scene.game.ending()) {
        tell_if_new(open_ways(scene.known.seen_map()), ways_, lines);
    }
    tell_if_new(aim_words(scene.known.seen_map()), aim_, lines);
    return lines;
}

std::string News::tell_arrival(const Scene& scene, std::size_t steps) {
    std::string lines = scene.kind.map.tells_underfoot || steps == 0 ? "" : underfoot(scene.known);
    tell_sightings(scene, When::arrival, lines);
    tell_if_new(open_ways(scene.known.seen_map()), ways_, lines);
    return lines;
}

// With the first map, only the messages that it shows are told, because the run may have been
// resumed. Equal messages are told once, with their number.
void News::tell_messages(const Scene& scene, std::string& lines) {
    const MessageLog& log = scene.game.log();
    const std::size_t most = vitals_ ? log.size() : log.shown_size();
    const std::size_t count = std::min(log.added() - messages_told_, most);
    std::vector<std::pair<std::string, int>> counted;
    killed_.clear();
    const std::size_t gone = log.added() - log.size();
    for (std::size_t i = log.size() - count; i < log.size(); ++i) {
        if (log[i].event.kind == Event::Kind::here &&
            (gone + i < messages_passed_ || !lies_here(scene.known, log[i].event.name))) {
            continue;
        }
        if (log[i].event.kind == Event::Kind::kill) {
            killed_.push_back(log[i].event.name);
        }
        const bool more = log[i].event.kind == Event::Kind::taken && !log[i].event.name.empty();
        const std::string message =
            more ? concat(log[i].text, "\n", capitalized(log[i].event.name), ".") : log[i].text;
        const auto same =
            std::ranges::find(counted, message, &decltype(counted)::value_type::first);
        if (same == counted.end()) {
            counted.emplace_back(message, 1);
        } else {
            ++same->second;
        }
    }
    for (const auto& [message, times] : counted) {
        append(lines, concat(message, times > 1 ? concat(" (", times, " times)") : "", "\n"));
    }
    messages_told_ = log.added();
}

void News::tell_vitals(Vitals vitals, std::string_view depth_word, std::string& lines) {
    const bool other_depth = !vitals_ || vitals.depth != vitals_->depth;
    const bool other_hp = !vitals_ || vitals.hp != vitals_->hp || vitals.max_hp != vitals_->max_hp;
    if (other_depth || other_hp) {
        append(lines, other_depth ? concat(depth_word, " ", vitals.depth) : "",
               other_depth && other_hp ? ", " : "",
               other_hp ? concat("HP ", vitals.hp, " of ", vitals.max_hp) : "", "\n");
    }
    vitals_ = vitals;
}

void News::tell_rested(std::vector<std::string> resting, std::string& lines) {
    for (const std::string& name : resting_) {
        if (std::ranges::find(resting, name) == resting.end()) {
            append(lines, concat(name, " is ready\n"));
        }
    }
    resting_ = std::move(resting);
}

void News::tell_sightings(const Scene& scene, When when, std::string& lines) {
    const std::string sightings = tell_creatures(scene, when) + tell_things(scene, when);
    std::size_t none = 0;
    lines += next_page(sightings, more_, none);
}

std::string News::tell_creatures(const Scene& scene, When when) {
    std::vector<Creature> before = std::exchange(creatures_, {});
    std::string lines;
    std::set<std::string_view> named;
    for (const Sighting& sighting : sightings(scene.known.seen_map())) {
        if (sighting.content.kind != TileContent::Kind::creature) {
            continue;
        }
        creatures_.push_back(
            {sighting.content, scene.known.player() + sighting.from_player, sighting.from_player});
        const auto old = take_match(before, creatures_.back());
        const bool stays = old && old->from_player == sighting.from_player &&
                           old->position == creatures_.back().position;
        const bool appeared = !old || (!stays && manhattan_distance({}, sighting.from_player) == 1);
        const bool first = !named.contains(sighting.content.name);
        const bool anew = named.empty() && (!killed_.empty() || when == When::arrival);
        if (appeared || (first && !stays) || anew) {
            append(lines, concat(sighting_words(sighting), "\n"));
            named.insert(sighting.content.name);
        }
    }
    const auto has = [](const std::vector<Creature>& creatures, std::string_view name) {
        return std::ranges::any_of(creatures,
                                   [&](const Creature& each) { return each.content.name == name; });
    };
    // A champion dies by a name of its own, which no map shows: then any of these may be dead.
    const bool any_died =
        std::ranges::any_of(killed_, [&](const std::string& name) { return !has(before, name); });
    for (const Creature& gone : before) {
        const std::string_view name = gone.content.name;
        const bool died = any_died || std::ranges::find(killed_, name) != killed_.end();
        if (!died && !has(creatures_, name) && named.insert(name).second) {
            append(lines, concat(name, ", out of sight\n"));
        }
    }
    return lines;
}

// A door that is out of sight is only a way, unless it is shut.
std::string News::tell_things(const Scene& scene, When when) {
    std::multimap<std::pair<bool, int>, Sighting> things;
    for (const KnownMap::Thing& thing : scene.known.things()) {
        const bool passed =
            thing.content.remembered &&
            (when == When::first_map || (thing.content.is_door() && !thing.content.is_shut()));
        if (thing.number > found_ && thing.position != scene.known.player() && !passed) {
            const Point from_player = thing.position - scene.known.player();
            things.emplace(std::pair(thing.content.is_door(), manhattan_distance({}, from_player)),
                           Sighting{thing.content, from_player});
        }
    }
    found_ = scene.known.found();
    std::string lines;
    for (const auto& [order, thing] : things) {
        const auto& [content, away] = thing;
        const std::string name =
            concat(content.name, scene.known.lies_on(content, scene.known.player() + away));
        append(lines, concat(described(thing, {.name = name}), "\n"));
    }
    return lines;
}

// A creature counts as the nearest one of the same name that was seen before and has not been found
// again, if that one was near enough.
std::optional<News::Creature> News::take_match(std::vector<Creature>& before,
                                               const Creature& creature) {
    constexpr int kFarthestMove = 2;
    const auto way = [&](const Creature& other) {
        return other.content.name == creature.content.name
                   ? manhattan_distance(other.position, creature.position)
                   : kFarthestMove + 1;
    };
    const auto same = std::ranges::min_element(before, {}, way);
    if (same == before.end() || way(*same) > kFarthestMove) {
        return std::nullopt;
    }
    const Creature old = *same;
    before.erase(same);
    return old;
}

}  // namespace rogue
