#include "rogue/classic/entities/monster.hpp"

namespace rogue::classic {
namespace {

constexpr int weight_at(const MonsterKind& kind, int depth) {
    return depth >= kind.from_depth ? kind.weight : 0;
}

}  // namespace

const MonsterKind& random_monster_kind(int depth, Rng& rng) {
    int total = 0;
    for (const MonsterKind& kind : kMonsterKinds) {
        total += weight_at(kind, depth);
    }
    int roll = rng.below(total);
    const MonsterKind* drawn = kMonsterKinds.data();
    while (roll >= weight_at(*drawn, depth)) {
        roll -= weight_at(*drawn, depth);
        ++drawn;
    }
    return *drawn;
}

}  // namespace rogue::classic
