#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rogue/base/complete_table.hpp"

namespace rogue::tutorial {

enum class AbilityKind : std::uint8_t {
    heal_self,
    magic_missile,
    reveal_map,
    whirlwind,
    fireball,
    lightning_bolt,
    count,  ///< The number of kinds, not a kind.
};

struct AbilityTraits {
    AbilityKind kind;
    std::string_view name;
    int rest;  ///< How many turns it waits after each use.
};

inline constexpr auto kAbilityTraits = std::to_array<AbilityTraits>({
    {AbilityKind::heal_self, "Heal Self", 60},
    {AbilityKind::magic_missile, "Magic Missile", 10},
    {AbilityKind::reveal_map, "Reveal Map", 100},
    {AbilityKind::whirlwind, "Whirlwind", 20},
    {AbilityKind::fireball, "Fireball", 40},
    {AbilityKind::lightning_bolt, "Lightning Bolt", 40},
});
static_assert(HasAllRows<first_without_row(kAbilityTraits, &AbilityTraits::kind)>::value,
              "give every ability a row in kAbilityTraits, in the order of AbilityKind");

constexpr const AbilityTraits& traits_of(AbilityKind kind) {
    return kAbilityTraits[static_cast<std::size_t>(kind)];
}

/// An ability that the player has learned.
struct Ability {
    AbilityKind kind;
    int waits = 0;  ///< How many turns until it can be used.
};

}  // namespace rogue::tutorial
