#include "app/keys/destinations.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "app/keys/walk.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

// That many and two stairs fit beside the map.
constexpr std::string_view kLettersOfPlaces = "abcdefghijklmnop";
// And these are for unexplored ends, which no screen lists.
constexpr std::string_view kOtherLetters = "qrstuvwxyz";

// The words by which the games call their stairs, and the key that takes them.
char stairs_key(std::string_view name) {
    return name == "stairs down" ? '>' : name == "stairs up" ? '<' : '\0';
}

// Open doors are no destinations, and neither are fixtures that do nothing or doors with nothing
// unknown beyond.
bool worth_going(const KnownMap& known, const Seen& seen, Point position) {
    if (is_door(seen.name) && seen.step != Seen::Step::shut && !leads_on(known, position)) {
        return false;
    }
    return seen.kind != Seen::Kind::fixture || seen.step != Seen::Step::free ||
           stairs_key(seen.name) != '\0';
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
        if (worth_going(known, seen, position)) {
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
        return std::pair(is_door(it.name), manhattan_distance(it.position, known.player()));
    });
    return all;
}

// Of several stairs only the nearest keep their key. As many others as there are letters stay.
void keep_as_many_as_have_keys(std::vector<Destination>& all) {
    std::string taken;
    std::size_t letters = kLettersOfPlaces.size();
    std::erase_if(all, [&](Destination& each) {
        if (taken.find(each.key) != std::string::npos) {
            each.key = '\0';
        }
        if (each.key != '\0') {
            taken += each.key;
            return false;
        }
        if (letters == 0) {
            return true;
        }
        --letters;
        return false;
    });
}

// Gives letters to the places without a key: to a place that was listed before its old letter, if
// that is free, and to each other place the first free letter. Letters that meant something
// else before come last, so that they do not lead somewhere else at once, the latest at the end.
void give_letters(std::vector<Destination>& all, const std::vector<Destination>& before,
                  std::string& free) {
    const auto give = [&free](Destination& to, char letter) {
        if (const std::size_t at = free.find(letter); at != std::string::npos) {
            to.key = letter;
            free.erase(at, 1);
        }
    };
    for (Destination& each : all) {
        const auto same = std::ranges::find(before, each.position, &Destination::position);
        if (each.key == '\0' && same != before.end()) {
            give(each, same->key);
        }
    }
    std::ranges::stable_sort(free, {}, [&](char letter) {
        const auto meant = std::ranges::find(before, letter, &Destination::key);
        return meant == before.end() ? 0 : meant - before.begin() + 1;
    });
    for (Destination& each : all) {
        if (each.key == '\0' && !free.empty()) {
            give(each, free.front());
        }
    }
}

// An end at a place that is listed, as a closed door, needs no line of its own.
std::vector<Destination> ends_beside(const KnownMap& known, std::vector<Destination>& all) {
    std::vector<Destination> ends;
    for (const Point end : unexplored_ends(known)) {
        const auto listed = std::ranges::find(all, end, &Destination::position);
        if (listed != all.end()) {
            listed->leads_on = true;
        } else {
            ends.push_back({'\0', "unexplored", end});
        }
    }
    return ends;
}

}  // namespace

std::vector<Destination> destinations(const KnownMap& known, const AnyGame& game, Ends ends,
                                      const std::vector<Destination>& before) {
    std::vector<Destination> all = all_places(known, game);
    keep_as_many_as_have_keys(all);
    std::string free(kLettersOfPlaces);
    give_letters(all, before, free);
    if (ends == Ends::yes) {
        std::vector<Destination> more = ends_beside(known, all);
        free += kOtherLetters;
        give_letters(more, before, free);
        std::erase_if(more, [](const Destination& end) { return end.key == '\0'; });
        std::ranges::move(more, std::back_inserter(all));
    }
    return all;
}

void remember(const std::vector<Destination>& listed, std::vector<Destination>& before) {
    std::erase_if(before, [&](const Destination& old) {
        return std::ranges::any_of(listed, [&](const Destination& now) {
            return now.key == old.key || now.position == old.position;
        });
    });
    std::ranges::copy(listed, std::back_inserter(before));
}

std::string told(const Destination& destination, Point player) {
    return text(std::string(1, destination.key), ": ", destination.name, ", ",
                place(destination.position - player), destination.remembered ? ", remembered" : "",
                destination.leads_on ? ", unexplored beyond" : "");
}

}  // namespace rogue
