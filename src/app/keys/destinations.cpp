#include "app/keys/destinations.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <tuple>
#include <utility>

#include "app/keys/walk.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

constexpr std::string_view kUnexplored = "unexplored";

// By q and x people leave the list. The map shows monsters by g, k, o, r, L, T and W.
constexpr std::string_view kLettersOfThings = "abcdefhijlmnpstuvwyz";
constexpr std::string_view kLettersOfPlaces = "ABCDEFGHIJKMNOPQRSUVXYZ";

char letter_of(int number) {
    return kLettersOfThings[static_cast<std::size_t>(number - 1) % kLettersOfThings.size()];
}

// Two places with the same capital are at least six steps apart.
char capital_of(Point position) {
    constexpr int kCount = static_cast<int>(kLettersOfPlaces.size());
    const int rest = (position.x % kCount + 5 * (position.y % kCount)) % kCount;
    return kLettersOfPlaces[static_cast<std::size_t>(rest + kCount) % kLettersOfPlaces.size()];
}

// The letter for a place if another place has that letter, and so on through the alphabet.
char next_letter(char letter) {
    constexpr std::size_t kStep = 11;  // It meets all letters of both.
    const std::string_view letters = letter < 'a' ? kLettersOfPlaces : kLettersOfThings;
    return letters[(letters.find(letter) + kStep) % letters.size()];
}

// The words by which the games call their stairs, and the key that takes them.
char stairs_key(std::string_view name) {
    return name == "stairs down" ? '>' : name == "stairs up" ? '<' : '\0';
}

// Open doors are no destinations, and neither are fixtures that do nothing or doors with nothing
// unknown beyond.
bool worth_going(const KnownMap& known, const KnownMap::Named& thing) {
    const Seen& seen = thing.seen;
    if (is_door(seen.name) && seen.step != Seen::Step::shut && !leads_on(known, thing.position)) {
        return false;
    }
    return seen.kind != Seen::Kind::fixture || seen.step != Seen::Step::free ||
           stairs_key(seen.name) != '\0';
}

// The best of the things on the map that may be the landmark; null if there is none.
Destination* shown(std::vector<Destination>& things, const Landmark& landmark) {
    for (const std::string_view name : landmark.shown_as) {
        const auto thing = std::ranges::find_if(things, [&](const Destination& each) {
            const Point away = each.position - landmark.position;
            return each.name == name && std::abs(away.x) <= landmark.away &&
                   std::abs(away.y) <= landmark.away;
        });
        if (thing != things.end()) {
            return &*thing;
        }
    }
    return nullptr;
}

// First what the player was told of, then the nearest, and doors last. The key of a thing follows
// from its number, and the key of any other place from where it lies.
std::vector<Destination> all_places(const KnownMap& known, const AnyGame& game) {
    std::vector<Destination> all;
    for (const KnownMap::Named& thing : known.things()) {
        if (worth_going(known, thing)) {
            all.push_back({letter_of(thing.number), std::string(thing.seen.name), thing.position,
                           thing.seen.remembered});
        }
    }
    for (Landmark& landmark : game.landmarks()) {
        const char key = capital_of(landmark.position);
        if (Destination* const thing = shown(all, landmark)) {
            thing->key = key;
            thing->told_of = true;
        } else {
            all.push_back({.key = key,
                           .name = std::move(landmark.name),
                           .position = landmark.position,
                           .told_of = true,
                           .tiles = landmark.tiles});
        }
    }
    std::erase_if(all, [&](const Destination& it) { return it.position == known.player(); });
    std::ranges::stable_sort(all, {}, [&](const Destination& it) {
        return std::tuple(!it.told_of, is_door(it.name),
                          manhattan_distance(it.position, known.player()));
    });
    for (const std::string_view name : {"stairs down", "stairs up"}) {
        const auto nearest = std::ranges::find(all, name, &Destination::name);
        if (nearest != all.end()) {
            nearest->key = stairs_key(name);
        }
    }
    return all;
}

/// Chooses the places to list, in their order, and gives each a key of its own.
class Chooser {
public:
    explicit Chooser(const KnownMap& known) : player_(known.player()) {
        letters_here_ += capital_of(player_);
        if (known.number_here() > 0) {
            letters_here_ += letter_of(known.number_here());
        }
        for (const char letter : std::string(letters_here_)) {
            letters_here_ += next_letter(letter);
        }
    }

    /// Puts the goal first, or keeps its letter for it if it is no place to go to now.
    void keep(const Destination& goal, std::vector<Destination>& all) {
        const auto place = std::ranges::find(all, goal.position, &Destination::position);
        const bool has_letter = goal.key >= 'A';
        if (place == all.end()) {
            taken_ += has_letter ? std::string(1, goal.key) : "";
            return;
        }
        place->key = has_letter && place->key >= 'A' ? goal.key : place->key;
        std::rotate(all.begin(), place, place + 1);
    }

    void offer(Destination place) {
        if (place.name != kUnexplored) {
            const int rows = place.key < 'A' ? 0 : 1;  // Stairs have rows of their own.
            if (letters_ >= rows) {
                letters_ -= rows;
                take(std::move(place));
            }
            return;
        }
        const auto listed =
            std::ranges::find(chosen_.listed, place.position, &Destination::position);
        int& free = ends_[quarter_of(place.position - player_)];
        if (listed != chosen_.listed.end()) {
            listed->leads_on = true;
        } else if (free == 0) {
            ++chosen_.more_unexplored;
        } else {
            --free;
            take(std::move(place));
        }
    }

    Places take_all() { return std::move(chosen_); }

private:
    static constexpr int kMostLetters = 16;  // They and two stairs fit beside the map.

    static std::size_t quarter_of(Point away) {
        return std::abs(away.x) > std::abs(away.y) ? (away.x > 0 ? 0 : 1) : (away.y > 0 ? 2 : 3);
    }

    void take(Destination place) {
        const auto is_taken = [&] {
            return taken_.find(place.key) != std::string::npos ||
                   (!place.told_of && letters_here_.find(place.key) != std::string::npos);
        };
        for (std::size_t i = 0; i < kLettersOfPlaces.size() && is_taken(); ++i) {
            place.key = next_letter(place.key);
        }
        taken_ += place.key;
        chosen_.listed.push_back(std::move(place));
    }

    Point player_;
    // Those of where the player stands. Of all other places only landmarks may have them.
    std::string letters_here_;
    std::string taken_;
    int letters_ = kMostLetters;
    std::array<int, 4> ends_{2, 2, 2, 2};  // How many more in each quarter around the player.
    Places chosen_;
};

}  // namespace

Places destinations(const KnownMap& known, const AnyGame& game, Ends ends,
                    const std::optional<Destination>& goal) {
    std::vector<Destination> all = all_places(known, game);
    if (ends == Ends::yes) {
        const auto kept = goal ? std::optional(goal->position) : std::nullopt;
        for (const Point end : unexplored_ends(known, kept)) {
            all.push_back({capital_of(end), std::string(kUnexplored), end});
        }
    }
    Chooser chooser(known);
    if (goal) {
        chooser.keep(*goal, all);
    }
    for (Destination& place : all) {
        chooser.offer(std::move(place));
    }
    return chooser.take_all();
}

std::string told(const Places& places, Point player) {
    std::string lines;
    for (const Destination& each : places.listed) {
        const auto& [name, about] = each.note;
        append(lines, text(each.key, ": ", name.empty() ? each.name : name, ", ",
                           each.tiles ? place(*each.tiles, "tile") : place(each.position - player),
                           each.remembered ? ", remembered" : "",
                           each.leads_on ? ", unexplored beyond" : "", about.empty() ? "" : ": ",
                           about, "\n"));
    }
    if (places.more_unexplored > 0) {
        append(lines, text("and ", places.more_unexplored, " more unexplored\n"));
    }
    return lines;
}

}  // namespace rogue
