#pragma once

#include <initializer_list>

#include "rogue/classic/entities/player.hpp"
#include "rogue/classic/items/item.hpp"

namespace rogue::test {

using namespace classic;

inline constexpr Potion kPotion{.heals = 10};
inline constexpr Weapon kDagger{.plain_name = "dagger", .bonus = 1};
inline constexpr Weapon kShortsword{.plain_name = "shortsword", .bonus = 2};
inline constexpr Weapon kBlessedAxe{.plain_name = "battle axe", .bonus = 4, .enchanted = true};
inline constexpr const WandKind& kFireball = kWandKinds.front();
inline constexpr Wand kWand{.kind = &kFireball, .damage = 8, .charges = 3};

/// A player with these items in the pack, none of them in use.
Player carrying(std::initializer_list<Item> items);

/// A player with only that weapon, equipped.
Player wielding(const Weapon& weapon);

/// A player with only that wand, readied.
Player readied(const Wand& wand);

/// A player with that many of 30 hit points.
Player wounded(int hp);

}  // namespace rogue::test
