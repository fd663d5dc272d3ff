#include "rogue/classic/entities/monster.hpp"

#include <array>
#include <set>

#include "rogue/base/text.hpp"
#include "rogue/classic/glyphs.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {

using namespace classic;
namespace {

struct KindRow {
    std::string_view name;
    Glyph glyph;
    std::string_view color;
    int from_depth;
    int weight;
    int hp;
    int attack;
};

// The table of the rules. The boss's depth is not compared: the boss never comes by weight.
constexpr auto kKinds = std::to_array<KindRow>({
    {"rat", glyph::kRat, "DarkGray", 1, 6, 4, 2},
    {"goblin", glyph::kGoblin, "Green", 2, 5, 8, 3},
    {"orc", glyph::kOrc, "DarkGreen", 3, 4, 14, 5},
    {"troll", glyph::kTroll, "Magenta", 5, 3, 24, 7},
    {"wraith", glyph::kWraith, "Cyan", 7, 2, 32, 10},
    {"dread knight", glyph::kDreadKnight, "DarkRed", 4, 0, 45, 11},
});

TEST("the kinds of monsters are those of the table, in its order") {
    CHECK_EQ(kMonsterKinds.size(), kKinds.size());
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        const MonsterKind& kind = kMonsterKinds[i];
        const KindRow& row = kKinds[i];
        const check::Context context{std::string(row.name)};
        CHECK_EQ(kind.name, row.name);
        CHECK_EQ(kind.appearance.glyph, row.glyph);
        CHECK_EQ(color_name(kind.appearance.color), row.color);
        CHECK_EQ(kind.weight, row.weight);
        CHECK_EQ(kind.max_hp, row.hp);
        CHECK_EQ(kind.attack, row.attack);
    }
}

TEST("the dread knight is the boss, and the only kind that only enchanted steel harms") {
    CHECK_EQ(kBoss.name, "dread knight");
    for (const MonsterKind& kind : kMonsterKinds) {
        CHECK_EQ(kind.only_enchanted_steel_harms, &kind == &kBoss);
    }
}

TEST("a new monster has all its hit points") {
    for (const MonsterKind& kind : kMonsterKinds) {
        const Monster monster(kind, {3, 4});
        CHECK_EQ(monster.hp, kind.max_hp);
        CHECK_EQ(monster.max_hp, kind.max_hp);
        CHECK_EQ(coordinates(monster.position), "3,4");
        CHECK(monster.alive());
    }
}

// The first kind of the table at which the sum of weights exceeds the roll.
std::string_view expected_kind(int depth, Draws& draws) {
    int sum = 0;
    for (const KindRow& row : kKinds) {
        sum += depth >= row.from_depth ? row.weight : 0;
    }
    const int roll = draws.below(sum);
    int running = 0;
    for (const KindRow& row : kKinds) {
        running += depth >= row.from_depth ? row.weight : 0;
        if (running > roll) {
            return row.name;
        }
    }
    return "nobody";
}

TEST("monsters are those the draws of the stream decide, on every depth") {
    for (int depth = 1; depth <= 40; ++depth) {
        const check::Context context(text("depth ", depth));
        Rng rng(5, static_cast<std::uint64_t>(depth));
        Draws draws(5, static_cast<std::uint64_t>(depth));
        for (int i = 0; i < 1000; ++i) {
            CHECK_EQ(random_monster_kind(depth, rng).name, expected_kind(depth, draws));
        }
    }
}

TEST("a kind joins the pool on its depth and stays") {
    constexpr auto kPools = std::to_array<std::string_view>({
        "rat",
        "goblin rat",
        "goblin orc rat",
        "goblin orc rat",
        "goblin orc rat troll",
        "goblin orc rat troll",
        "goblin orc rat troll wraith",
        "goblin orc rat troll wraith",
        "goblin orc rat troll wraith",
    });
    for (int depth = 1; depth <= static_cast<int>(kPools.size()); ++depth) {
        Rng rng(6, static_cast<std::uint64_t>(depth));
        std::set<std::string_view> met;
        for (int i = 0; i < 1000; ++i) {
            met.insert(random_monster_kind(depth, rng).name);
        }
        std::string pool;
        for (const std::string_view name : met) {
            pool += text(pool.empty() ? "" : " ", name);
        }
        const check::Context context(text("depth ", depth));
        CHECK_EQ(pool, kPools[static_cast<std::size_t>(depth - 1)]);
    }
}

}  // namespace
}  // namespace rogue::test
