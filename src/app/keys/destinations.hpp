#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/runs/known_map.hpp"
#include "rogue/term/key_decoder.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// The letters that choose a place. They do not include q and x, which leave the list, in
/// either case, and the letters of monsters.
inline constexpr std::string_view kLettersOfThings = "abcdefhijlmnpstuvwyz";
inline constexpr std::string_view kLettersOfPlaces = "ABCDEFGHIJKMNOPRSUVYZ";

/// Stairs, and the key for them, in games and in the list.
struct Stairs {
    char key;
    TileContent::Leads leads;
};

inline constexpr std::array<Stairs, 2> kStairs{
    {{'>', TileContent::Leads::down}, {'<', TileContent::Leads::up}}};

constexpr bool is_key_of_stairs(char key) {
    return key == kStairs[0].key || key == kStairs[1].key;
}

/// The letters that places on the level have had in lists, by their positions.
using PlaceLetters = std::vector<std::pair<Point, char>>;

/// A place where the player may travel: the key that chooses it, its name and its position.
struct Destination {
    char key = '\0';
    int place_number =
        0;  ///< The number of a thing's place; a thing found earlier has a lower one.
    std::string name = {};
    std::string which = {};  ///< As in Landmark.
    Point position = {};
    TileContent::Leads leads = TileContent::Leads::nowhere;
    bool remembered = false;          ///< The last map did not show it.
    bool tried = false;               ///< The player has stood there.
    bool borders_unknown = false;     ///< It is also an unexplored end.
    bool is_landmark = false;         ///< The game calls it a landmark.
    bool forced = false;              ///< It is a door that must be forced.
    std::optional<Point> lands = {};  ///< Where it is in lands, if only its land is known.
    std::string about = {};           ///< What a look tells of it.
};

/// The places where the player may travel.
struct Places {
    std::vector<Destination> listed;
    std::string here;         ///< The keys of the player's place, which is not listed.
    std::string around;       ///< The keys of places that are known to be somewhere in this land.
    int more_unexplored = 0;  ///< How many unexplored ends are not in the list.
    PlaceLetters letters;     ///< What to pass for the next list.
};

/// Tells if unexplored ends are among the destinations.
enum class UnexploredEnds : std::uint8_t { omitted, listed };

/// Returns the places that the list offers, in this order, and each group from near to far:
/// 1. what lies in the player's part of the level,
/// 2. landmarks, which always have room,
/// 3. things elsewhere,
/// 4. what the player has stood on, except landmarks, to which one returns,
/// 5. doors: of those out of sight that must be forced at most three, first those beside unknown
///    ground,
/// 6. with UnexploredEnds::listed, the nearest unexplored ends in each quarter.
///
/// Left out are fixtures that do nothing, open doors with nothing unknown beyond, and what nobody
/// wants. A thing and the fixture on which it lies are one place, except for stairs.
///
/// The nearest stairs down and up have the keys `>` and `<`, all others letters:
/// - A place keeps the letter that it had before.
/// - A new letter follows from the number of a thing's place, or from any other place's position,
///   so that most are the same in a resumed run.
/// - No two are the same letter, in either case, because they sound alike. Landmarks choose first,
///   then things in the order in which they were found.
/// - The letter of a place that is still known, or was in the last list, is given to another only
///   if no others are free. Only a landmark may have the letter of the player's place.
Places destinations(const Scene& scene, UnexploredEnds ends, const PlaceLetters& before = {});

/// What a keystroke chooses from the list: a place, or nothing.
struct Choice {
    std::optional<Point> place;
    std::string why_not;  ///< A sentence; empty if there is a place, or if the key leaves the list.
};

/// Returns what the keystroke chooses: the place with this key, or for Enter the first place.
Choice choice_by(Keystroke stroke, const Places& places, const Scene& scene);

/// Returns what to say of a command for stairs where there are none, or an empty string.
std::string walk_instead_of(Key key, const Scene& scene);

/// Returns a line for each place, such as `a: potion, 3 east`, with the words of its note, and a
/// last line that counts the other unexplored ends.
std::string list_of(const Places& places, Point player);

}  // namespace rogue
