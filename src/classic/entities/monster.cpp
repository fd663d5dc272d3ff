#include "rogue/classic/entities/monster.hpp"

namespace rogue::classic {

const MonsterKind& random_monster_kind(int depth, Rng& rng,
                                       int (*weight)(const MonsterKind&, int depth)) {
    int total = 0;
    for (const MonsterKind& kind : kMonsterKinds) {
        total += weight(kind, depth);
    }
    int roll = rng.below(total);
    const MonsterKind* drawn = kMonsterKinds.data();
    while (roll >= weight(*drawn, depth)) {
        roll -= weight(*drawn, depth);
        ++drawn;
    }
    return *drawn;
}

}  // namespace rogue::classic
