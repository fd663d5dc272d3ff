#include "world/rules/monsters.hpp"

namespace rogue::world {

void Monster::ennoble(Rng& dice) {
    constexpr std::array<std::array<std::string_view, 8>, 2> kSyllables{
        {{"Ash", "Bol", "Dra", "Gor", "Kru", "Mok", "Shar", "Ur"},
         {"bul", "dun", "eth", "gash", "mir", "nak", "rok", "zag"}}};
    for (const auto& syllables : kSyllables) {
        own_name += syllables[static_cast<std::size_t>(dice.below(8))];
    }
    const int drawn = dice.below(static_cast<int>(Habit::none) - 1);
    habits[1] = static_cast<Habit>(drawn + (drawn >= static_cast<int>(habits[0]) ? 1 : 0));
    max_hp = hp = max_hp * 3 / 2;
}

const MonsterKind& random_kind(int distance, Rng& dice, std::span<const MonsterKind> kinds) {
    return weighted_choice(kinds, dice, [=](const MonsterKind& kind) {
        constexpr int kRemembered = 8;
        const bool lasts = kind.habit == Habit::haunts_walls;
        return lasts || distance - kind.from_depth <= kRemembered ? weight_on(kind, distance) : 0;
    });
}

Pack random_pack(int distance, Rng& dice, std::span<const MonsterKind> kinds) {
    const MonsterKind& kind = random_kind(distance, dice, kinds);
    const auto [fewest, most] = kind.pack;
    return {&kind,
            std::clamp(1 + (distance - kind.from_depth) / 2, std::min(fewest, distance), most)};
}

}  // namespace rogue::world
