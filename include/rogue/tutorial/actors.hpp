#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rogue/base/color.hpp"
#include "rogue/base/complete_table.hpp"
#include "rogue/base/point.hpp"
#include "rogue/tutorial/abilities.hpp"
#include "rogue/tutorial/equipment.hpp"
#include "rogue/tutorial/items.hpp"

namespace rogue::tutorial {

/// Whoever moves, fights and picks up things: the player or a monster.
struct Actor {
    std::string_view name;
    Point position;
    int health = 0;  ///< Dead at 0 or less.
    int max_health = 0;
    Stats own;
    int awareness = 0;  ///< How far it sees.
    int gold = 0;
    std::array<std::optional<Equipment>, kWornPlaces> worn;

    bool alive() const { return health > 0; }

    std::optional<Equipment>& worn_on(WornOn place) {
        return worn[static_cast<std::size_t>(place)];
    }
    const std::optional<Equipment>& worn_on(WornOn place) const {
        return worn[static_cast<std::size_t>(place)];
    }

    /// Its own and what all it wears adds.
    Stats total() const;

    /// Gains so much health, never beyond the maximum.
    void heal(int amount);
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
    count,  ///< How many there are; not one of them.
};

/// What all monsters of a kind share.
struct MonsterTraits {
    MonsterKind kind;
    std::string_view name;
    char glyph;
    Color color;
};

inline constexpr auto kMonsterTraits = std::to_array<MonsterTraits>({
    {MonsterKind::kobold, "Kobold", 'k', Color::red},
    {MonsterKind::ooze, "Ooze", 'o', Color::cyan},
    {MonsterKind::goblin, "Goblin", 'g', Color::green},
});
static_assert(HasAllRows<first_without_row(kMonsterTraits, &MonsterTraits::kind)>::value,
              "give every kind of monster a row in kMonsterTraits, in the order of MonsterKind");

constexpr const MonsterTraits& traits_of(MonsterKind kind) {
    return kMonsterTraits[static_cast<std::size_t>(kind)];
}

struct Monster : Actor {
    MonsterKind kind = MonsterKind::kobold;
    int number = 0;                 ///< By which the schedule knows it; no other's on its level.
    std::optional<int> alert;       ///< For how many turns it has hunted the player, from 1.
    std::optional<int> turns_fled;  ///< For how many turns it has run away, from 1.
    bool shouted = false;           ///< For help.
};

/// A monster of a kind drawn by chance, at home on a level of that number.
Monster random_monster(int level, Rng& rng);

}  // namespace rogue::tutorial
