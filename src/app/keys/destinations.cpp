#include "app/keys/destinations.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>
#include <utility>

#include "app/keys/key_layout.hpp"
#include "app/keys/routes.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

char letter_of(int place) {
    return kLettersOfThings[static_cast<std::size_t>(place - 1) % kLettersOfThings.size()];
}

// Returns the square of the level in which the position is. Its letter stays while the edge of the
// unknown in it moves a little.
Point square_of(Point position) {
    constexpr int kSize = 4;
    const auto square = [](int steps) { return (steps - (steps < 0 ? kSize - 1 : 0)) / kSize; };
    return {square(position.x), square(position.y)};
}

// Squares with the same letter are at least six squares apart.
char capital_of(Point position) {
    constexpr int kCount = static_cast<int>(kLettersOfPlaces.size());
    const Point square = square_of(position);
    const int rest = (square.x % kCount + 8 * (square.y % kCount)) % kCount;
    return kLettersOfPlaces[static_cast<std::size_t>(rest + kCount) % kLettersOfPlaces.size()];
}

// Returns the letter to try next if another place has `letter`.
char next_letter(char letter) {
    constexpr std::size_t kStep = 11;  // Reaches all letters.
    const std::string_view letters = letter < 'a' ? kLettersOfPlaces : kLettersOfThings;
    return letters[(letters.find(letter) + kStep) % letters.size()];
}

// Returns true if one of these keys is the same letter, in either case.
bool sounds_like_one_of(std::string_view keys, char letter) {
    return std::ranges::any_of(keys, [letter](char key) {
        return small_letter(static_cast<unsigned char>(key)) ==
               small_letter(static_cast<unsigned char>(letter));
    });
}

// Returns the letter that the place there has had, if any.
std::optional<char> letter_of(const PlaceLetters& letters, Point place) {
    const auto had = std::ranges::find(letters, place, &PlaceLetters::value_type::first);
    return had == letters.end() ? std::nullopt : std::optional(had->second);
}

bool is_stairs(const TileContent& content) {
    return content.leads == TileContent::Leads::down || content.leads == TileContent::Leads::up;
}

bool worth_going(const Scene& scene, const KnownMap::Thing& thing) {
    const TileContent& content = thing.content;
    if (content.is_door() && !content.is_shut() && !borders_unknown(scene.known, thing.position)) {
        return false;
    }
    if (content.kind == TileContent::Kind::fixture) {
        return content.step != TileContent::Step::free || is_stairs(content);
    }
    return content.is_door() || scene.game.wish(thing.position) != Wish::none;
}

// Returns the best of the things on the map that may be the landmark, or null if none may.
Destination* thing_of(std::vector<Destination>& things, const Landmark& landmark) {
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

// Returns the sort key of a place, with the first place lowest.
auto order_of(const Scene& scene, const Destination& place) {
    const TileContent content = scene.known.at(place.position);
    const bool is_way = content.is_door() && content.step != TileContent::Step::shut &&
                        !place.is_landmark && (!place.forced || place.remembered);
    const bool far = !scene.game.in_same_part(place.position, scene.known.player());
    return std::tuple(is_way, place.tried,
                      place.forced && !borders_unknown(scene.known, place.position),
                      far ? 2 - static_cast<int>(place.is_landmark) : 0,
                      manhattan_distance(place.position, scene.known.player()), place.is_landmark);
}

std::vector<Destination> known_things(const Scene& scene, const PlaceLetters& before) {
    std::vector<Destination> all;
    for (const KnownMap::Thing& thing : scene.known.things()) {
        const KnownMap::Thing* const under = scene.known.fixture_under(thing.position);
        const bool is_told_below = under == &thing && !is_stairs(thing.content);
        if (worth_going(scene, thing) && !is_told_below) {
            const bool tried = thing.stood_on && !is_stairs(thing.content);
            const Point away = thing.position - scene.known.player();
            all.push_back(
                {.key = letter_of(before, thing.position).value_or(letter_of(thing.place_number)),
                 .place_number = thing.place_number,
                 .name = scene.note({thing.content, away}).name,
                 .position = thing.position,
                 .leads = thing.content.leads,
                 .remembered = thing.content.remembered,
                 .tried = tried,
                 .forced = thing.content.step == TileContent::Step::forced});
        }
    }
    return all;
}

// Adds the landmarks. A thing that is one gets the landmark's letter, unless it had one before.
void add_landmarks(const Scene& scene, const PlaceLetters& before, std::vector<Destination>& all) {
    std::string used;
    for (Landmark& landmark : scene.game.landmarks()) {
        char key = letter_of(before, landmark.position).value_or(capital_of(landmark.position));
        while (used.find(key) != std::string::npos) {
            key = next_letter(key);
        }
        used += key;
        if (Destination* const thing = thing_of(all, landmark)) {
            thing->key = letter_of(before, thing->position).value_or(key);
            thing->is_landmark = true;
            thing->tried = false;
            thing->lands = landmark.lands == Point{} ? std::nullopt : std::optional(landmark.lands);
        } else {
            all.push_back({.key = key,
                           .name = std::move(landmark.name),
                           .which = std::move(landmark.which),
                           .position = landmark.position,
                           .is_landmark = true,
                           .lands = landmark.lands});
        }
    }
}

std::vector<Destination> all_places(const Scene& scene, const PlaceLetters& before) {
    std::vector<Destination> all = known_things(scene, before);
    add_landmarks(scene, before, all);
    std::ranges::stable_sort(all, {}, [&](const Destination& it) { return order_of(scene, it); });
    for (const Stairs& stairs : kStairs) {
        const auto nearest = std::ranges::find(all, stairs.leads, &Destination::leads);
        if (nearest != all.end()) {
            nearest->key = stairs.key;
        }
    }
    return all;
}

/// Chooses the places to list, in their order, and gives them their letters.
class Chooser {
public:
    Chooser(const KnownMap& known, const PlaceLetters& before)
        : player_(known.player()), before_(before) {
        if (known.place_number_here() > 0) {
            chosen_.here =
                letter_of(before, player_).value_or(letter_of(known.place_number_here()));
            used_ = chosen_.here;
        }
    }

    void offer(Destination place) {
        if (place.position == player_) {
            (place.lands ? chosen_.around : chosen_.here) += place.key;
            used_ += place.key;
            return;
        }
        if (place.forced && place.remembered && --doors_ < 0) {
            return;
        }
        // Stairs have rows of their own, and the words for another land need two.
        const int words = place.lands ? 2 : 1;
        const int rows = is_key_of_stairs(place.key) ? 0 : words;
        if (rows_ >= rows) {
            rows_ -= rows;
            chosen_.listed.push_back(std::move(place));
        }
    }

    void sort(const auto& order) { std::ranges::stable_sort(chosen_.listed, {}, order); }

    // Places keep the letters that they had before. Then landmarks choose, even the letter of the
    // player's place, and then things in the order in which they were found. Letters never run out.
    void give_letters() {
        std::vector<Destination*> places;
        for (Destination& place : chosen_.listed) {
            places.push_back(&place);
        }
        std::ranges::sort(places, {}, [&](const Destination* place) {
            return std::tuple(!had(*place), !place->is_landmark, place->place_number);
        });
        std::string given;
        for (Destination* const place : places) {
            const bool free = place->is_landmark && !sounds_like_one_of(given, place->key);
            if (!free && !had(*place)) {
                place->key = free_letter(place->key).value();
            }
            given += place->key;
            used_ += place->key;
        }
    }

    void offer_unexplored(Point end) {
        const auto listed = std::ranges::find(chosen_.listed, end, &Destination::position);
        int& free = ends_[quarter_of(end - player_)];
        const bool is_new = std::ranges::none_of(chosen_.listed, [&](const Destination& each) {
            return share_square(each.key, each.position, end);
        });
        const auto key = free > 0 && is_new ? letter_of_end(end) : std::nullopt;
        if (listed != chosen_.listed.end()) {
            listed->borders_unknown = true;
        } else if (key) {
            --free;
            used_ += *key;
            chosen_.listed.push_back({.key = *key, .name = "unexplored", .position = end});
        } else {
            ++chosen_.more_unexplored;
        }
    }

    Places take_all() { return std::move(chosen_); }

private:
    static constexpr int kMostRows = 16;  // So many and two stairs fit beside the map.

    static std::size_t quarter_of(Point away) {
        if (std::abs(away.x) > std::abs(away.y)) {
            return away.x > 0 ? 0 : 1;
        }
        return away.y > 0 ? 2 : 3;
    }

    static bool share_square(char key, Point place, Point end) {
        return contains(kLettersOfPlaces, key) && square_of(place) == square_of(end);
    }

    // An end keeps the letter of an earlier end in its square.
    std::optional<char> letter_of_end(Point end) const {
        const auto had = std::ranges::find_if(
            before_, [&](const auto& one) { return share_square(one.second, one.first, end); });
        return had != before_.end() && !sounds_like_one_of(used_, had->second)
                   ? had->second
                   : free_letter(capital_of(end));
    }

    // Returns true if the place has its letter from an earlier list.
    bool had(const Destination& place) const {
        return letter_of(before_, place.position) == place.key;
    }

    // Returns the letter, or the next that does not sound like one that is used, if there is any. A
    // letter that no place had before is better.
    std::optional<char> free_letter(char letter) const {
        std::string had_before;
        for (const auto& [_, had] : before_) {
            had_before += had;
        }
        const std::optional<char> unused = next_not_in(used_ + had_before, letter);
        return unused ? unused : next_not_in(used_, letter);
    }

    static std::optional<char> next_not_in(std::string_view keys, char letter) {
        for (std::size_t tries = 0; tries < kLettersOfPlaces.size(); ++tries) {
            if (!sounds_like_one_of(keys, letter)) {
                return letter;
            }
            letter = next_letter(letter);
        }
        return std::nullopt;
    }

    Point player_;
    std::string used_;  // The keys in use, also that of the player's place.
    const PlaceLetters& before_;
    int rows_ = kMostRows;
    int doors_ = 3;                        // How many more doors that must be forced.
    std::array<int, 4> ends_{2, 2, 2, 2};  // How many more in each quarter around the player.
    Places chosen_;
};

// Returns the letters of the listed places, and of others that are still known.
PlaceLetters letters_after(const Scene& scene, const Places& places, const PlaceLetters& before) {
    PlaceLetters letters;
    std::string used;
    for (const Destination& place : places.listed) {
        if (!is_key_of_stairs(place.key)) {
            letters.emplace_back(place.position, place.key);
            used += place.key;
        }
    }
    for (const auto& [position, key] : before) {
        const auto& things = scene.known.things();
        const bool known =
            std::ranges::find(things, position, &KnownMap::Thing::position) != things.end();
        if (known && !sounds_like_one_of(used, key)) {
            letters.emplace_back(position, key);
        }
    }
    return letters;
}

std::string no_stairs(const Scene& scene, const Stairs& stairs) {
    return concat("You know of no ", scene.known.seen_map().name_of(stairs.leads),
                  ". Press o to explore.");
}

}  // namespace

Places destinations(const Scene& scene, UnexploredEnds ends, const PlaceLetters& before) {
    Chooser chooser(scene.known, before);
    std::vector<Destination> all = all_places(scene, before);
    std::stable_partition(all.begin(), all.end(), [](const Destination& place) {
        return place.is_landmark;  // These find room first.
    });
    for (Destination& place : all) {
        chooser.offer(std::move(place));
    }
    chooser.sort([&](const Destination& it) { return order_of(scene, it); });
    chooser.give_letters();
    if (ends == UnexploredEnds::listed) {
        for (const Point end : unexplored_ends(scene.known)) {
            chooser.offer_unexplored(end);
        }
    }
    Places places = chooser.take_all();
    places.letters = letters_after(scene, places, before);
    return places;
}

Choice choice_by(Keystroke stroke, const Places& places, const Scene& scene) {
    const auto chooses = [key = stroke.character](unsigned char place) {
        return key == place || key == small_letter(place);  // A small letter may mean a capital.
    };
    const auto chosen = std::ranges::find_if(places.listed, [&](const Destination& each) {
        return stroke == kEnterKey || chooses(static_cast<unsigned char>(each.key));
    });
    if (chosen != places.listed.end()) {
        return {chosen->position, ""};
    }
    if (std::ranges::any_of(places.here, chooses)) {
        return {{}, "You are already there."};
    }
    if (std::ranges::any_of(places.around, chooses)) {
        return {{}, "It is somewhere around here. Press o to explore."};
    }
    if (const auto* const stairs = std::ranges::find(kStairs, stroke.character, &Stairs::key);
        stairs != kStairs.end() && contains(scene.kind.keys.typed_commands(), '>')) {
        return {{}, no_stairs(scene, *stairs)};
    }
    const bool leaves = stroke.character <= U' ' || stroke.character == U'q' ||
                        stroke.character == U'x' || stroke == kEscapeKey;
    return {{}, leaves ? "" : "No place has that key."};
}

std::string walk_instead_of(Key key, const Scene& scene) {
    const auto* const stairs = std::ranges::find(kStairs, static_cast<char>(key), &Stairs::key);
    if (stairs == kStairs.end() || !scene.kind.keys.is_command(key)) {
        return {};
    }
    bool are_known = false;
    for (const KnownMap::Thing& thing : scene.known.things()) {
        const bool leads = thing.content.leads == stairs->leads;
        if (leads && thing.position == scene.known.player()) {
            return {};
        }
        are_known |= leads;
    }
    return are_known ? concat("_ ", stairs->key, " travels to the ",
                              scene.known.seen_map().name_of(stairs->leads), ".")
                     : no_stairs(scene, *stairs);
}

std::string list_of(const Places& places, Point player) {
    std::string lines;
    for (const Destination& each : places.listed) {
        append(lines,
               concat(each.key, ": ", each.name, each.which.empty() ? "" : " ", each.which, ", ",
                      each.lands ? bearing(*each.lands, "land") : bearing(each.position - player),
                      each.remembered ? ", remembered" : "",
                      each.borders_unknown ? ", next to unexplored ground" : "",
                      each.about.empty() ? "" : ": ", each.about, "\n"));
    }
    if (places.more_unexplored > 0) {
        append(lines, concat("and ", places.more_unexplored, " more unexplored\n"));
    }
    return lines;
}

}  // namespace rogue
