#pragma once

#include <cstddef>
#include <cstdint>

namespace rogue::soak {

// They print what they see while they go on, and throw std::runtime_error if something is
// wrong.

/// Plays so many runs with a bot, from that seed on. On every map the invariants must hold, the
/// record of every run must verify, and memory must not grow.
void play_runs(std::uint64_t first_seed, std::uint64_t runs);

/// The same in the world without end.
void play_world_runs(std::uint64_t first_seed, std::uint64_t runs);

/// Lets a bot play so many runs of each game by `o` and `_`. Prints how many presses and steps a
/// level takes and why walks stop. No walk may attack.
void walk_runs(std::uint64_t first_seed, std::uint64_t runs);

/// Lets a bot travel from the hearth to the nearest brand of each quarter, in so many worlds.
/// Prints how many arrive, and by how many presses and keys.
void travel_to_brands(std::uint64_t first_seed, std::uint64_t seeds);

/// Plays in so many worlds, from that seed on, until one is won. Prints that run as a run file.
void win_world(std::uint64_t first_seed, std::uint64_t worlds);

/// Generates every level of the dungeon of that seed, from depth 1 to the deepest. Each must be
/// sound.
void generate_levels(std::uint64_t seed, int deepest);

/// Plays so many sessions of 200 keys of each game by ear, in the dungeons from that seed on, and
/// counts the words that plain play tells a key.
void count_words(std::uint64_t first_seed, std::uint64_t sessions);

/// The most memory that this process has used, in bytes; 0 where that is not known.
std::size_t most_memory();

}  // namespace rogue::soak
