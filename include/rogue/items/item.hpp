#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "rogue/base/glyph.hpp"
#include "rogue/items/wand_kinds.hpp"

namespace rogue {

// Every kind of item tells its display name, what the inventory says about it, and how it looks.

struct Potion {
    int heals;

    std::string name() const;
    std::string detail() const;
    constexpr Appearance appearance() const { return {Glyph::potion, Color::red}; }
};

struct Weapon {
    std::string_view plain_name;
    int bonus;  ///< Added to the wielder's attack.
    bool enchanted = false;

    std::string name() const;
    std::string detail() const;
    constexpr Appearance appearance() const { return {Glyph::weapon, Color::cyan}; }
};

struct Wand {
    const WandKind* kind;  ///< Points into the table of kinds, which outlives every wand.
    int damage;
    int charges;

    std::string name() const;
    std::string detail() const;
    constexpr Appearance appearance() const { return kind->appearance; }
};

/// A thing that the player can find, carry and use.
using Item = std::variant<Potion, Weapon, Wand>;

inline std::string name_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.name(); }, item);
}

inline std::string detail_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.detail(); }, item);
}

constexpr Appearance appearance_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.appearance(); }, item);
}

}  // namespace rogue
