#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rogue/base/complete_table.hpp"

namespace rogue::tutorial {

enum class ItemKind : std::uint8_t {
    armor_scroll,
    wand_of_destruction,
    healing_potion,
    magic_map,
    teleport_scroll,
    whetstone,
    count,  ///< The number of kinds, not a kind.
};

/// What all items of a kind share.
struct ItemTraits {
    ItemKind kind;
    std::string_view name;        ///< Its name in messages.
    std::string_view short_name;  ///< Its name in the sidebar.
    int uses;
    int weight;  ///< How often it is found, compared with the others.
};

inline constexpr auto kItemTraits = std::to_array<ItemTraits>({
    {ItemKind::armor_scroll, "Armor Scroll", "Armor Scroll", 1, 10},
    {ItemKind::wand_of_destruction, "Wand of Destruction", "Destruction Wand", 3, 5},
    {ItemKind::healing_potion, "Healing Potion", "Healing Potion", 1, 20},
    {ItemKind::magic_map, "Magic Map", "Magic Map", 1, 25},
    {ItemKind::teleport_scroll, "Teleport Scroll", "Teleport Scroll", 1, 20},
    {ItemKind::whetstone, "Whetstone", "Whetstone", 5, 10},
});
static_assert(HasAllRows<first_without_row(kItemTraits, &ItemTraits::kind)>::value,
              "give every kind of item a row in kItemTraits, in the order of ItemKind");

constexpr const ItemTraits& traits_of(ItemKind kind) {
    return kItemTraits[static_cast<std::size_t>(kind)];
}

/// An item in the player's hands.
struct Item {
    explicit constexpr Item(ItemKind its_kind) : kind(its_kind), uses(traits_of(its_kind).uses) {}

    ItemKind kind;
    int uses;  ///< How many uses are left.
};

}  // namespace rogue::tutorial
