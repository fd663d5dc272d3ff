#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "rogue/base/message_log.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/base/text.hpp"
#include "world/rules/brands.hpp"
#include "world/rules/doors.hpp"
#include "world/rules/gifts.hpp"
#include "world/rules/map.hpp"
#include "world/rules/monsters.hpp"
#include "world/rules/shared.hpp"

namespace rogue::world {

/// A brand whose place the player was told.
struct KnownBrand {
    Brand brand;
    Point chunk;
};

/// Everything that a run changes. The rules are functions that change it.
struct World {
    explicit World(std::uint64_t run_seed) : seed(run_seed), doors(run_seed), dice(run_seed, 0) {}

    /// With so many brands home, the player may rest, and wins.
    static constexpr int kBrandsToWin = 4;

    std::uint64_t seed;
    Doors doors;
    Rng dice;  ///< For everything that happens in play.
    Player player{40};
    Map map;
    /// The monsters in the nine near chunks, who alone can act or be met, the oldest first.
    std::vector<Monster> monsters;
    std::size_t monsters_made = 0;
    Sight sight;
    MessageLog log;
    int farthest = 0;  ///< The greatest distance reached.
    int kills = 0;
    int keys = 0;
    std::vector<Brand> carried;     ///< In the order of taking.
    std::vector<Brand> taken;       ///< All that were ever taken.
    std::vector<KnownBrand> known;  ///< Only brands that were not taken yet.
    int brands_home = 0;
    int score_for_brands = 0;
    std::size_t stones_read = 0;  ///< How many different ones.
    int hunt_clock = 0;
    int hunters = 0;
    std::optional<Point> heard;  ///< The door by which hunters came after the last key.
    std::array<bool, kHounds.size()> hounds_came{};
    std::array<bool, kGifts.size()> gifts{};  ///< Those that the player has.

    bool has(Gift gift) const { return gifts[static_cast<std::size_t>(gift)]; }

    /// Returns an attack on the player, less what the shield takes off.
    int shielded(int attack) const { return attack - (has(Gift::shield) ? 1 : 0); }

    /// Returns true if the dread knight will be the next to hunt a player who carries a brand.
    bool knight_is_due() const { return brands_home >= 3 && !hounds_came.back(); }

    Point player_chunk() const { return chunk_of(player.position); }

    Tally tally() const {
        return {farthest, kills, 100 * farthest + 10 * kills + score_for_brands};
    }

    /// Adds a message, made of strings and numbers.
    template <typename... Parts>
    void say(Color color, const Parts&... parts) {
        log.add(concat(parts...), color);
    }

    /// The same with an event.
    template <typename... Parts>
    void say(const Event& event, Color color, const Parts&... parts) {
        log.add(concat(parts...), color, event);
    }
};

World new_world(std::uint64_t seed);

/// Makes that chunk and its neighbours near, and creates those that do not exist yet.
void enter_chunk(World& world, Point place);

/// Returns the first thing of that kind on that cell, or null. REQUIRES: the cell is near.
template <typename Kind>
const Kind* thing_at(const World& world, Point cell) {
    for (const Thing& thing : world.map.chunk_with(cell).things) {
        const Kind* found = std::get_if<Kind>(&thing.what);
        if (found != nullptr && thing.position == cell) {
            return found;
        }
    }
    return nullptr;
}

/// Returns the monster on that cell, or null.
auto* monster_at(auto& world, Point cell) {
    const auto there = std::ranges::find(world.monsters, cell, &Monster::position);
    return there == world.monsters.end() ? nullptr : &*there;
}

/// Removes dead monsters. Gives the player a champion's key, and what gifts do at a kill.
void bury_the_dead(World& world);

}  // namespace rogue::world
