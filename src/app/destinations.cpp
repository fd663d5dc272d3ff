#include "rogue/app/destinations.hpp"

#include <algorithm>
#include <utility>

#include "rogue/app/routes.hpp"
#include "rogue/base/place.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

constexpr char kFirstLetter = 'a';
constexpr char kLastLetter = 'r';  // That many fit beside the map.

// The words by which the games call their stairs, and the key that takes them.
char stairs_key(std::string_view name) {
    return name == "stairs down" ? '>' : name == "stairs up" ? '<' : '\0';
}

// The nearest first, and unexplored ends behind all else.
std::vector<Destination> all_places(const KnownMap& known, const AnyGame& game, Ends ends) {
    std::vector<Destination> all;
    for (const auto& [seen, position] : known.things()) {
        all.push_back({stairs_key(seen.name), std::string(seen.name), position, seen.remembered});
    }
    for (Landmark& landmark : game.landmarks()) {
        all.push_back({'\0', std::move(landmark.name), landmark.position, true});
    }
    std::erase_if(all, [&](const Destination& it) { return it.position == known.player(); });
    std::ranges::stable_sort(all, {}, [&](const Destination& it) {
        return manhattan_distance(it.position, known.player());
    });
    for (const Point end : ends == Ends::yes ? unexplored_ends(known) : std::vector<Point>()) {
        all.push_back({'\0', "unexplored", end, false});
    }
    return all;
}

// Gives letters to those without a key, as far as there are letters. Of several stairs only the
// nearest keep theirs.
void give_keys(std::vector<Destination>& all) {
    std::string taken;
    char letter = kFirstLetter;
    for (Destination& each : all) {
        if (each.key == '\0' || taken.find(each.key) != std::string::npos) {
            each.key = letter;
            letter = static_cast<char>(std::min(letter + 1, kLastLetter + 1));
        }
        taken += each.key;
    }
    std::erase_if(all, [](const Destination& each) { return each.key > kLastLetter; });
}

}  // namespace

std::vector<Destination> destinations(const KnownMap& known, const AnyGame& game, Ends ends,
                                      const std::optional<Destination>& last) {
    std::vector<Destination> all = all_places(known, game, ends);
    give_keys(all);
    if (last) {
        const auto same = std::ranges::find(all, last->position, &Destination::position);
        const auto other = std::ranges::find(all, last->key, &Destination::key);
        if (same != all.end() && other != all.end()) {
            std::swap(same->key, other->key);
        }
    }
    return all;
}

std::string told(const Destination& destination, Point player) {
    return text(std::string(1, destination.key), ": ", destination.name, ", ",
                place(destination.position - player), destination.remembered ? ", remembered" : "");
}

}  // namespace rogue
