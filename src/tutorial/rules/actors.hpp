#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rogue/base/complete_table.hpp"
#include "rogue/base/glyph.hpp"
#include "rogue/base/point.hpp"
#include "tutorial/rules/items.hpp"

namespace rogue::tutorial {

/// The most gold that an actor carries, since oozes breed gold without end. A score holds it too.
inline constexpr int kMostGold = 1'000'000'000;

/// The player or a monster: it moves, fights and picks up things.
struct Actor {
    std::string_view name;
    Point position;
    int health = 0;  ///< Dead at 0 or less.
    int max_health = 0;
    Stats own;
    int awareness = 0;  ///< How far it sees.
    int gold = 0;       ///< At most kMostGold.
    std::array<std::optional<Equipment>, kWornPlaces> worn;

    bool alive() const { return health > 0; }

    std::optional<Equipment>& worn_on(WornOn place) {
        return worn[static_cast<std::size_t>(place)];
    }

    /// Returns its own stats plus what the things it wears add.
    Stats total() const;

    /// Adds health up to the maximum.
    void heal(int amount) { health = std::min(health + amount, max_health); }
};

struct Player : Actor {
    static constexpr std::size_t kSlots = 4;

    Player();

    std::array<std::optional<Ability>, kSlots> abilities;
    std::array<std::optional<Item>, kSlots> items;
};

enum class MonsterKind : std::uint8_t {
    kobold,
    ooze,
    goblin,
    count,
};

/// What all monsters of a kind share.
struct MonsterTraits : Look {
    MonsterKind kind;
    std::string_view habit = {};  ///< What only this kind does, for the help.
};

inline constexpr auto kMonsterTraits = complete_table<MonsterTraits, &MonsterTraits::kind>({
    {{"Kobold", 'k', Color::red}, MonsterKind::kobold},
    {{"Ooze", 'o', Color::cyan}, MonsterKind::ooze, "splits when hurt"},
    {{"Goblin", 'g', Color::green}, MonsterKind::goblin, "runs and shouts"},
});

struct Monster : Actor {
    MonsterKind kind = MonsterKind::kobold;
    int number = 0;                 ///< The schedule knows it by this; unique on its level.
    std::optional<int> alert;       ///< How many turns it has hunted the player, from 1.
    std::optional<int> turns_fled;  ///< How many turns it has run away, from 1.
    bool shouted = false;           ///< It has called for help.
};

/// Returns a monster of a random kind, as strong as the level of that number asks for.
Monster random_monster(int level, Rng& rng);

}  // namespace rogue::tutorial
