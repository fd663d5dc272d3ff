#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

#include "rogue/base/glyph.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/base/text.hpp"

namespace rogue::classic {

/// What all wands of a kind have in common.
struct WandKind {
    Look look;
    Look bolt;  ///< Its name is that of the wand too. Its messages have the same colour.
    std::string_view kill;     ///< The message of a kill, with `*` in place of "the rat".
    std::string_view kill_as;  ///< What --story calls the kill.
    int damage;                ///< On depth 1; it grows with depth.
    int range;                 ///< In tiles.
};

/// All kinds, of the world too, equally likely. The sidebar has room for short names only.
inline constexpr auto kWandKinds = std::to_array<WandKind>({
    {.look = {"wand", "\U0001FA84", "/ ", Color::magenta},
     .bolt = {"fireball", "\U0001F525", "* ", Color::red},
     .kill = "You burn * to ash!",
     .kill_as = "kill by fire",
     .damage = 8,
     .range = 6},
});

// Each kind of item, of the world too, has a look, with its word for maps, a name to show, and a
// detail for the pack. random_item() has its odds, entities/item_use.cpp says what it does,
// note_of() in screens/looks.cpp describes it for `x`, and tests/support/level_picture.cpp has an
// example.

struct Potion {
    static constexpr Look kLook{"potion", "\U0001F9EA", "! ", Color::red};  // test tube

    int heals;

    std::string name() const { return "healing potion"; }
    std::string detail() const { return concat("heals ", heals); }
};

struct Weapon {
    static constexpr Look kLook{"weapon", kDagger, ") ", Color::cyan};

    std::string_view plain_name;
    int bonus;  ///< Added to the wielder's attack.
    bool enchanted = false;

    std::string name() const { return concat(enchanted ? "enchanted " : "", plain_name); }
    std::string detail() const { return concat("+", bonus, " atk"); }
};

struct Wand {
    const WandKind* kind;  ///< Points into the table of kinds, which outlives every wand.
    int damage;
    int charges;

    std::string name() const { return concat("wand of ", kind->bolt.name, " (", charges, ")"); }
    std::string detail() const { return concat(damage, " dmg, range ", kind->range); }
};

/// A thing that the player can find, carry and use.
using Item = std::variant<Potion, Weapon, Wand>;

/// The looks of every kind of item.
inline constexpr auto kItemLooks = std::apply(
    [](const auto&... wand) {
        return std::array{Potion::kLook, Weapon::kLook, wand.look...};
    },
    kWandKinds);
inline constexpr auto kBoltLooks =
    std::apply([](const auto&... wand) { return std::array{wand.bolt...}; }, kWandKinds);
static_assert(std::variant_size_v<Item> == 3, "each kind of item has its looks above");

inline std::string name_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.name(); }, item);
}

inline std::string detail_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.detail(); }, item);
}

/// Returns the item's row in kItemLooks.
inline const Look& look_of(const Item& item) {
    const auto* wand = std::get_if<Wand>(&item);
    const auto kind = wand == nullptr ? 0 : wand->kind - kWandKinds.data();
    return kItemLooks[item.index() + static_cast<std::size_t>(kind)];
}

/// Returns a random item for a level of that depth, from 1. On depth 1, 55 % are potions and 45 %
/// are weapons. Deeper, 15 % are wands, and the rest is divided in the same way. Items get stronger
/// with depth.
Item random_item(int depth, Rng& rng);

/// The player's pack: items in the order in which they were picked up. One weapon may be equipped
/// and one wand readied. Slots count from 0. Removing an item moves up those after it.
class Inventory {
public:
    static constexpr std::size_t kCapacity = 20;

    std::span<const Item> items() const { return items_; }
    bool full() const { return items_.size() == kCapacity; }

    /// Returns true unless the item is a weapon that is no better than one in the pack.
    bool wants(const Item& item) const;

    /// REQUIRES: not full().
    void add(Item item);

    /// REQUIRES: slot < items().size(). Nothing takes the place of a weapon or wand in use.
    void remove(std::size_t slot);

    /// Equips the weapon, or readies the wand, in the slot. REQUIRES: it is one.
    void equip_weapon(std::size_t slot) { weapon_ = slot; }
    void ready_wand(std::size_t slot) { wand_ = slot; }

    /// Returns the equipped weapon, or the readied wand; null if there is none.
    const Weapon* weapon() const { return in_slot<const Weapon>(*this, weapon_); }
    const Wand* wand() const { return in_slot<const Wand>(*this, wand_); }
    Weapon* weapon() { return in_slot<Weapon>(*this, weapon_); }
    Wand* wand() { return in_slot<Wand>(*this, wand_); }

    /// Returns true if the slot holds the equipped weapon or the readied wand.
    bool in_use(std::size_t slot) const { return slot == weapon_ || slot == wand_; }

private:
    using Slot = std::optional<std::size_t>;

    template <typename Kind>
    static Kind* in_slot(auto& pack, Slot slot) {
        return slot ? &std::get<std::remove_const_t<Kind>>(pack.items_[*slot]) : nullptr;
    }

    std::vector<Item> items_;
    Slot weapon_;
    Slot wand_;
};

/// What the pack's screen shows.
struct PackView {
    const Inventory& pack;
};

}  // namespace rogue::classic
