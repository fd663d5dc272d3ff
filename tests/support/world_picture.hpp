#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rogue/base/outcome.hpp"
#include "tests/support/check.hpp"
#include "tests/support/drawing.hpp"
#include "world/rules/game.hpp"

namespace rogue::test {

/// A run in the hearth's chunk, which is drawn in ASCII. The drawing's upper left corner is the
/// chunk's cell (1, 1), so that the cell in a drawing is also its place there, counted from 1. All
/// else in the chunk is wall but for its four doors; blanks before a row and empty rows do not
/// count.
///
///   #   wall              .   floor             ~   water           '   door
///   +   locked door       =   vault door        {   fountain        &   stone
///   ^   hearth            @   the player        (   key             %   brand of the north
///   !   a potion of 10    )   dagger            /   wand              $   boots, a gift
///   |   sealed door       _   a plate of a shrine, in the order in which they open its door
///   r, g and so on        the monster with that glyph, asleep
///   w                     a wraith in a wall, awake
///
/// Nobody else is near. Things and monsters are listed in reading order.
world::World world_from(std::string_view drawing, std::uint64_t seed = 1);

/// A monster of that letter in drawings, awake or asleep.
world::Monster monster_of(char letter, Point position, bool awake);

/// A run beside the left door of that chunk, with what is needed to go on: an enchanted weapon, a
/// wand of many charges and keys. A monster that was made on that cell is not there.
world::World equipped_in_chunk(std::uint64_t seed, Point chunk);

/// A run in that chunk, with nothing but floor inside and four open doors. The player stands on
/// that cell of it, nobody else is near, and hunters are due with the next turn.
world::World open_land(Point chunk, Point player);

inline constexpr Point kMiddleOfChunk{16, 16};

/// A run in the hearth's chunk, where nothing but a corridor leads from the player, who stands to
/// the left in it, to the upper door, which is out of sight. Hunters are due with the next turn.
/// The corridor begins with these letters of drawings.
world::World way_to_door(std::string_view before = "@");

/// Plays these keys, in the letters of scripts, in that world.
class WorldRun {
public:
    WorldRun(world::World world, std::string_view keys);

    const world::World& world() const { return game_.world(); }
    std::optional<Ending> ending() const { return game_.ending(); }

    /// All messages kept, a line each: `Red: The rat hits you for 2.`
    std::string news() const;

    /// The ground, the monsters and the player, as `like` draws them.
    std::string drawing(std::string_view like) const;

private:
    world::Game game_;
};

}  // namespace rogue::test
