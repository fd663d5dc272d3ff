#include "rogue/entities/monster_factory.hpp"

#include <array>

namespace rogue {
namespace {

constexpr std::array kKinds{
    MonsterKind{.name = "rat",
                .appearance = {Glyph::rat, Color::dark_gray},
                .from_depth = 1,
                .weight = 6,
                .max_hp = 4,
                .attack = 2},
    MonsterKind{.name = "goblin",
                .appearance = {Glyph::goblin, Color::green},
                .from_depth = 2,
                .weight = 5,
                .max_hp = 8,
                .attack = 3},
    MonsterKind{.name = "orc",
                .appearance = {Glyph::orc, Color::dark_green},
                .from_depth = 3,
                .weight = 4,
                .max_hp = 14,
                .attack = 5},
    MonsterKind{.name = "troll",
                .appearance = {Glyph::troll, Color::magenta},
                .from_depth = 5,
                .weight = 3,
                .max_hp = 24,
                .attack = 7},
    MonsterKind{.name = "wraith",
                .appearance = {Glyph::wraith, Color::cyan},
                .from_depth = 7,
                .weight = 2,
                .max_hp = 32,
                .attack = 10},
    MonsterKind{.name = "dread knight",
                .appearance = {Glyph::dread_knight, Color::dark_red},
                .from_depth = 4,
                .weight = 0,
                .max_hp = 45,
                .attack = 11,
                .only_enchanted_steel_harms = true},
};
static_assert(kKinds.back().weight == 0, "the last row is the boss, who does not come by chance");

constexpr int weight_at(const MonsterKind& kind, int depth) {
    return depth >= kind.from_depth ? kind.weight : 0;
}

}  // namespace

std::span<const MonsterKind> monster_kinds() {
    return kKinds;
}

const MonsterKind& boss_kind() {
    return kKinds.back();
}

const MonsterKind& random_monster_kind(int depth, Rng& rng) {
    int total = 0;
    for (const MonsterKind& kind : kKinds) {
        total += weight_at(kind, depth);
    }
    int roll = rng.below(total);
    const MonsterKind* drawn = kKinds.data();
    while (roll >= weight_at(*drawn, depth)) {
        roll -= weight_at(*drawn, depth);
        ++drawn;
    }
    return *drawn;
}

}  // namespace rogue
