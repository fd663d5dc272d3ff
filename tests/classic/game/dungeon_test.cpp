#include "rogue/base/text.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/game/game.hpp"
#include "tests/support/check.hpp"
#include "tests/support/diver.hpp"
#include "tests/support/level_listing.hpp"
#include "tests/support/plain_level.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {

using namespace classic;
namespace {

constexpr std::uint64_t kDungeons = 40;
constexpr int kDeepestDive = 14;

bool has_boss(const DungeonLevel& level) {
    return !level.monsters.empty() && level.monsters.front().kind == &kBoss;
}

TEST("every level is the seed's own, and the boss is on one of them at most, announced once") {
    int runs_with_boss = 0;
    for (std::uint64_t seed = 1; seed <= kDungeons; ++seed) {
        bool boss_allowed = true;
        int depth = 0;
        for (const MapShown& entered : dive_and_return(seed, kDeepestDive)) {
            if (++depth > kDeepestDive) {
                break;
            }
            const check::Context context(text("seed ", seed, ", depth ", depth));
            CHECK_EQ(entered.depth, depth);
            CHECK_EQ(entered.tally.deepest, depth);
            CHECK_EQ(listing(entered.level), plain_level(seed, depth, boss_allowed).listing);
            const bool boss_here = has_boss(entered.level);
            const std::string_view last = entered.log[entered.log.size() - 1].text;
            CHECK_EQ(last, depth == 1 ? "Welcome to the dungeon. Depth 1."
                                      : text("You descend to depth ", depth, "."));
            if (depth > 1) {
                const Message& before = entered.log[entered.log.size() - 2];
                CHECK_EQ(line_of(before) == "DarkRed: An ominous presence stalks this floor...",
                         boss_here);
            }
            runs_with_boss += boss_here;
            boss_allowed = boss_allowed && !boss_here;
        }
    }
    CHECK(runs_with_boss > 20);  // Five runs of six have the boss: 1 - 85 % to the power of 11.
}

TEST("on the way back up every level is entered on its stairs down, as it was left") {
    for (std::uint64_t seed = 1; seed <= kDungeons; ++seed) {
        const std::vector<MapShown> entered = dive_and_return(seed, kDeepestDive);
        CHECK_EQ(entered.size(), 2 * static_cast<std::size_t>(kDeepestDive) - 1);
        for (std::size_t i = kDeepestDive; i < entered.size(); ++i) {
            const MapShown& again = entered[i];
            const MapShown& first = entered[entered.size() - 1 - i];
            const check::Context context(text("seed ", seed, ", depth ", again.depth));
            CHECK_EQ(again.depth, first.depth);
            CHECK_EQ(again.tally.deepest, kDeepestDive);
            CHECK_EQ(coordinates(again.player.position), coordinates(again.level.stairs_down));
            CHECK_EQ(again.level.items.size(), first.level.items.size());
            CHECK(again.level.monsters.size() <= first.level.monsters.size());
            CHECK(again.level.at(again.level.spawn).explored);
        }
    }
}

}  // namespace
}  // namespace rogue::test
