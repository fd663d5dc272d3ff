#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "rogue/base/rng.hpp"
#include "rogue/classic/glyphs.hpp"
#include "rogue/classic/items/wand_kinds.hpp"

namespace rogue {

// Every kind of item tells its display name, what the inventory says about it, and how it looks. It
// has a word for those who know no more than its look, and lists all looks that it can have.

struct Potion {
    static constexpr std::string_view kWord = "potion";
    static constexpr std::array kLooks{Appearance{glyph::kPotion, Color::red}};

    int heals;

    std::string name() const;
    std::string detail() const;
    constexpr Appearance appearance() const { return kLooks.front(); }
};

struct Weapon {
    static constexpr std::string_view kWord = "weapon";
    static constexpr std::array kLooks{Appearance{glyph::kWeapon, Color::cyan}};

    std::string_view plain_name;
    int bonus;  ///< Added to the wielder's attack.
    bool enchanted = false;

    std::string name() const;
    std::string detail() const;
    constexpr Appearance appearance() const { return kLooks.front(); }
};

struct Wand {
    static constexpr std::string_view kWord = "wand";
    static constexpr std::array kLooks = [] {
        std::array<Appearance, kWandKinds.size()> looks{};
        std::ranges::transform(kWandKinds, looks.begin(), &WandKind::appearance);
        return looks;
    }();

    const WandKind* kind;  ///< Points into the table of kinds, which outlives every wand.
    int damage;
    int charges;

    std::string name() const;
    std::string detail() const;
    constexpr Appearance appearance() const { return kind->appearance; }
};

/// A thing that the player can find, carry and use.
using Item = std::variant<Potion, Weapon, Wand>;

/// How an item can look on a map, and what it is called there.
struct ItemLook {
    Appearance appearance;
    std::string_view word;
};

template <typename Kind>
consteval void add_looks(ItemLook*& to) {
    for (const Appearance look : Kind::kLooks) {
        *to++ = {look, Kind::kWord};
    }
}

template <typename... Kinds>
consteval auto looks_of(std::type_identity<std::variant<Kinds...>> /*kinds*/) {
    std::array<ItemLook, (Kinds::kLooks.size() + ...)> looks{};
    ItemLook* to = looks.data();
    (add_looks<Kinds>(to), ...);
    return looks;
}

/// The looks of every kind of item.
inline constexpr auto kItemLooks = looks_of(std::type_identity<Item>{});

inline std::string name_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.name(); }, item);
}

inline std::string detail_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.detail(); }, item);
}

constexpr Appearance appearance_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.appearance(); }, item);
}

/// A random item for a level of that depth (from 1). On depth 1, 55 % are potions and 45 % are
/// weapons. On deeper levels 15 % are wands, and the rest is divided in the same way. Items get
/// stronger with depth.
Item random_item(int depth, Rng& rng);

}  // namespace rogue
