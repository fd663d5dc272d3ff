#include "rogue/app/destinations.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "rogue/app/routes.hpp"
#include "rogue/base/place.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

constexpr char kFirstLetter = 'a';
constexpr char kLastOfPlaces = 'p';  // That many and two stairs fit beside the map.
constexpr char kLastLetter = 'z';    // The rest is for unexplored ends, which no screen lists.

// The words by which the games call their stairs, and the key that takes them.
char stairs_key(std::string_view name) {
    return name == "stairs down" ? '>' : name == "stairs up" ? '<' : '\0';
}

// What stays and does nothing, as an open door, is only on the way.
bool worth_going(const Seen& seen) {
    return seen.kind != Seen::Kind::fixture || seen.step != Seen::Step::free ||
           stairs_key(seen.name) != '\0';
}

// Doors are many, and a way leads through most of them anyway.
bool is_door(const Destination& destination) {
    return destination.name.ends_with("door");
}

bool is_letter(const Destination& destination) {
    return destination.key >= kFirstLetter && destination.key <= kLastLetter;
}

// Whether the map has shown what the player was told of.
bool is_found(const Landmark& landmark, const KnownMap& known) {
    return std::ranges::any_of(known.things(), [&](const KnownMap::Named& thing) {
        const Point away = thing.position - landmark.position;
        return landmark.name.starts_with(thing.seen.name) && std::abs(away.x) <= landmark.away &&
               std::abs(away.y) <= landmark.away;
    });
}

// The nearest first, and doors behind all else.
std::vector<Destination> all_places(const KnownMap& known, const AnyGame& game) {
    std::vector<Destination> all;
    for (const auto& [seen, position] : known.things()) {
        if (worth_going(seen)) {
            all.push_back(
                {stairs_key(seen.name), std::string(seen.name), position, seen.remembered});
        }
    }
    for (Landmark& landmark : game.landmarks()) {
        if (!is_found(landmark, known)) {
            all.push_back({'\0', std::move(landmark.name), landmark.position});
        }
    }
    std::erase_if(all, [&](const Destination& it) { return it.position == known.player(); });
    std::ranges::stable_sort(all, {}, [&](const Destination& it) {
        return std::pair(is_door(it), manhattan_distance(it.position, known.player()));
    });
    return all;
}

// Gives letters to those without a key, as far as there are letters. Of several stairs only the
// nearest keep theirs. Returns the next letter.
char give_keys(std::vector<Destination>& all) {
    std::string taken;
    char letter = kFirstLetter;
    for (Destination& each : all) {
        if (each.key == '\0' || taken.find(each.key) != std::string::npos) {
            each.key = letter;
            letter = static_cast<char>(std::min(letter + 1, kLastOfPlaces + 1));
        }
        taken += each.key;
    }
    std::erase_if(all, [](const Destination& each) { return each.key > kLastOfPlaces; });
    return letter;
}

// An end at a place that is listed, as a closed door, needs no line of its own.
void add_ends(const KnownMap& known, char letter, std::vector<Destination>& all) {
    for (const Point end : unexplored_ends(known)) {
        const auto listed = std::ranges::find(all, end, &Destination::position);
        if (listed != all.end()) {
            listed->leads_on = true;
        } else if (letter <= kLastLetter) {
            all.push_back({letter++, "unexplored", end});
        }
    }
}

}  // namespace

std::vector<Destination> destinations(const KnownMap& known, const AnyGame& game, Ends ends,
                                      const std::optional<Destination>& last) {
    std::vector<Destination> all = all_places(known, game);
    const char next_letter = give_keys(all);
    if (ends == Ends::yes) {
        add_ends(known, next_letter, all);
    }
    if (last) {
        const auto same = std::ranges::find(all, last->position, &Destination::position);
        const auto other = std::ranges::find(all, last->key, &Destination::key);
        if (same != all.end() && other != all.end() && is_letter(*same) && is_letter(*other)) {
            std::swap(same->key, other->key);
        }
    }
    return all;
}

std::string told(const Destination& destination, Point player) {
    return text(std::string(1, destination.key), ": ", destination.name, ", ",
                place(destination.position - player), destination.remembered ? ", remembered" : "",
                destination.leads_on ? ", unexplored beyond" : "");
}

}  // namespace rogue
