#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/runs/known_map.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// The letters that choose a place. They leave out q and x, which leave the list, and the letters
/// of monsters.
inline constexpr std::string_view kLettersOfThings = "abcdefhijlmnpstuvwyz";
inline constexpr std::string_view kLettersOfPlaces = "ABCDEFGHIJKMNOPQRSUVXYZ";

/// Where the player may travel: the key that chooses it, its name, and its place on the level.
struct Destination {
    char key = '\0';
    std::string name = {};
    std::string which = {};  ///< As Landmark has it.
    Point position = {};
    Seen::Leads leads = Seen::Leads::nowhere;
    bool remembered = false;          ///< The last map did not show it.
    bool tried = false;               ///< The player has stood there.
    bool leads_on = false;            ///< It is an unexplored end too.
    bool told_of = false;             ///< It is a landmark.
    bool forced = false;              ///< It is a door that must be forced.
    std::optional<Point> tiles = {};  ///< Only the tile is known: how many tiles away that is.
    Note note = {};                   ///< What a look tells of it.
};

/// Where the player may travel.
struct Places {
    std::vector<Destination> listed;
    std::string here;         ///< The keys of where the player stands, which the list has not.
    int more_unexplored = 0;  ///< How many unexplored ends are not in the list.
};

/// Whether unexplored ends are among the destinations.
enum class Ends : std::uint8_t { no, yes };

/// Returns what lies in the player's part of the level, then landmarks, then things elsewhere, then
/// doors, and perhaps the nearest unexplored ends in each quarter; of each the nearest first, but
/// what the player has tried last. The keys of the nearest stairs down and up are `>` and `<`,
/// those of others letters. Of doors to be forced there are at most three, first those with
/// something unknown beyond. A fixture that does nothing is no destination, and neither is an open
/// door with nothing unknown beyond, or what nobody wants.
///
/// The letter of a thing follows from the number of its place, and that of another place from where
/// it lies, so that the same keys go on, in a resumed run too. Of two places with the same letter
/// only the first is listed, and none but a landmark with that of where the player stands.
Places destinations(const Scene& scene, Ends ends);

/// Returns a line for each place, `a: potion, 3 east`, with what its note says, and one that counts
/// the other unexplored ends.
std::string list_of(const Places& places, Point player);

}  // namespace rogue
