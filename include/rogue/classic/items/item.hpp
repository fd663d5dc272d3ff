#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "rogue/base/glyph.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/base/text.hpp"

namespace rogue::classic {

/// What all wands of a kind have in common.
struct WandKind {
    std::string_view name;     ///< Of the wand and of the bolt that it fires.
    Appearance appearance;     ///< The look of the wand.
    Appearance bolt;           ///< The look of the bolt. Its messages have the same colour.
    std::string_view kill;     ///< The message of a kill, with `*` in place of "the rat".
    std::string_view kill_as;  ///< What --story calls the kill.
    int damage;                ///< On depth 1; it grows with depth.
    int range;                 ///< In tiles.
};

/// All kinds. Each is as likely as any other.
inline constexpr auto kWandKinds = std::to_array<WandKind>({
    {.name = "fireball",
     .appearance = {Glyph{'/'}, Color::magenta},
     .bolt = {Glyph{'*'}, Color::red},
     .kill = "You burn * to ash!",
     .kill_as = "kill by fire",
     .damage = 8,
     .range = 6},
});

// Each kind of item has a name to show, a detail for the inventory, a look, and a word for maps.

struct Potion {
    static constexpr Appearance kLook{Glyph{'!'}, Color::red};
    static constexpr std::string_view kWord = "potion";

    int heals;

    std::string name() const { return "healing potion"; }
    std::string detail() const { return text("heals ", heals); }
    constexpr Appearance appearance() const { return kLook; }
};

struct Weapon {
    static constexpr Appearance kLook{Glyph{')'}, Color::cyan};
    static constexpr std::string_view kWord = "weapon";

    std::string_view plain_name;
    int bonus;  ///< Added to the wielder's attack.
    bool enchanted = false;

    std::string name() const { return text(enchanted ? "enchanted " : "", plain_name); }
    std::string detail() const { return text("+", bonus, " atk"); }
    constexpr Appearance appearance() const { return kLook; }
};

struct Wand {
    static constexpr std::string_view kWord = "wand";

    const WandKind* kind;  ///< Points into the table of kinds, which outlives every wand.
    int damage;
    int charges;

    std::string name() const { return text("wand of ", kind->name, " (", charges, ")"); }
    std::string detail() const { return text(damage, " dmg, range ", kind->range); }
    constexpr Appearance appearance() const { return kind->appearance; }
};

/// A thing that the player can find, carry and use.
using Item = std::variant<Potion, Weapon, Wand>;

/// The look of an item on a map, and its word there.
struct ItemLook {
    Appearance appearance;
    std::string_view word;
};

/// The looks of every kind of item.
inline constexpr auto kItemLooks = [] {
    std::array<ItemLook, 2 + kWandKinds.size()> looks{
        {{Potion::kLook, Potion::kWord}, {Weapon::kLook, Weapon::kWord}}};
    std::ranges::transform(kWandKinds, looks.begin() + 2, [](const WandKind& kind) {
        return ItemLook{kind.appearance, Wand::kWord};
    });
    return looks;
}();
static_assert(std::variant_size_v<Item> == 3, "each kind of item has its looks above");

inline std::string name_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.name(); }, item);
}

inline std::string detail_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.detail(); }, item);
}

constexpr Appearance appearance_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.appearance(); }, item);
}

/// Returns the item's word on a map.
constexpr std::string_view word_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.kWord; }, item);
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

    /// REQUIRES: slot < items().size(). If the item was in use, nothing of its kind is afterwards.
    void remove(std::size_t slot);

    /// Removes the readied wand. REQUIRES: there is one.
    void drop_wand() { remove(*wand_); }

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
