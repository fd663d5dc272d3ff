#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "rogue/base/glyph.hpp"

namespace rogue {

// Every kind of item tells its display name, what the inventory says of it, and how it looks.

struct Potion {
    static constexpr Appearance kAppearance{Glyph::potion, Color::red};

    int heals;

    std::string name() const;
    std::string detail() const;
};

struct Weapon {
    static constexpr Appearance kAppearance{Glyph::weapon, Color::cyan};

    std::string_view plain_name;
    int bonus;  ///< Added to the attack of whoever wields it.
    bool enchanted = false;

    std::string name() const;
    std::string detail() const;
};

struct Wand {
    static constexpr Appearance kAppearance{Glyph::wand, Color::magenta};

    int damage;
    int range;  ///< In tiles.
    int charges;

    std::string name() const;
    std::string detail() const;
};

/// A thing to find, carry and use.
using Item = std::variant<Potion, Weapon, Wand>;

inline std::string name_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.name(); }, item);
}

inline std::string detail_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.detail(); }, item);
}

inline Appearance appearance_of(const Item& item) {
    return std::visit([](const auto& kind) { return kind.kAppearance; }, item);
}

}  // namespace rogue
