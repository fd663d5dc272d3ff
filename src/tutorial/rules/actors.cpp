#include "tutorial/rules/actors.hpp"

#include "tutorial/rules/pool.hpp"

namespace rogue::tutorial {
namespace {

/// The dice for the values of a kind of monster. They are rolled in this order.
struct Rolls {
    MonsterKind kind;
    Dice health, attack, attack_chance, defense, defense_chance, gold;
    int speed;
    int up_to;  ///< The highest roll of a hundred that chooses this kind.
};

constexpr auto kRolls = complete_table<Rolls, &Rolls::kind>({
    {MonsterKind::kobold, {2, 5}, {1, 3}, {25, 3}, {1, 3}, {10, 4}, {5, 5}, 14, 25},
    {MonsterKind::ooze, {4, 5}, {1, 2}, {10, 5}, {1, 2}, {10, 4}, {1, 20}, 14, 50},
    {MonsterKind::goblin, {1, 5}, {1, 2}, {10, 5}, {1, 2}, {10, 4}, {1, 20}, 12, 100},
});

Monster rolled(const Rolls& rolls, int level, Rng& rng) {
    constexpr int kAwareness = 10;
    Monster monster;
    monster.kind = rolls.kind;
    monster.name = kMonsterTraits[rolls.kind].name;
    monster.awareness = kAwareness;
    monster.health = monster.max_health = rolls.health.roll(rng);
    monster.own.attack = rolls.attack.roll(rng) + level / 3;
    monster.own.attack_chance = rolls.attack_chance.roll(rng);
    monster.own.defense = rolls.defense.roll(rng) + level / 3;
    monster.own.defense_chance = rolls.defense_chance.roll(rng);
    monster.own.speed = rolls.speed;
    monster.gold = rolls.gold.roll(rng);
    return monster;
}

}  // namespace

Stats Actor::total() const {
    Stats sum = own;
    for (const auto& thing : worn) {
        if (thing) {
            sum = sum + thing->adds;
        }
    }
    return sum;
}

Player::Player() {
    name = "Rogue";
    health = max_health = 100;
    own = {.attack = 2, .attack_chance = 50, .defense = 2, .defense_chance = 40, .speed = 10};
    awareness = 15;
}

// A monster of each kind is rolled, and then one of them is chosen.
Monster random_monster(int level, Rng& rng) {
    std::array<Monster, kRolls.size()> made;
    for (std::size_t i = 0; i < kRolls.size(); ++i) {
        made[i] = rolled(kRolls[i], level, rng);
    }
    const int chance = roll(rng, 1, 100);
    std::size_t chosen = 0;
    while (chance > kRolls[chosen].up_to) {
        ++chosen;
    }
    return made[chosen];
}

}  // namespace rogue::tutorial
