#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <span>
#include <utility>
#include <variant>

#include "rogue/base/box.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/things.hpp"
#include "tests/support/world_picture.hpp"
#include "world/rules/brands.hpp"
#include "world/rules/chunk_generator.hpp"

// Rules that no recorded run shows.

namespace rogue::test {
namespace {

TEST("what is not enchanted glances off the dread knight, and that takes no turn") {
    const WorldRun run(world_from("@L"), "R");
    CHECK_EQ(run.news(),
             "Yellow: Your attack glances off the dread knight. Only enchanted steel can harm "
             "it!\n");
    CHECK_EQ(run.world().hunt_clock, 0);
    CHECK(!run.world().monsters.front().awake);
}

TEST("a dread knight has 36 HP here, whether it guards a brand or hunts for one") {
    CHECK_EQ(monster_of('L', {}, false).hp, 36);
    CHECK_EQ(monster_of('L', {}, false).max_hp, 36);
    for (const world::Monster& one : {monster_of('r', {}, false), monster_of('W', {}, false)}) {
        CHECK_EQ(one.hp, one.kind->max_hp);
    }
}

TEST("the plates of a shrine keep out of its corners") {
    int shrines = 0;
    for (std::uint64_t seed = 0; seed < 800; ++seed) {
        const auto made = world::make_chunk(seed, world::Doors(seed), {1, 0});
        if (!made.plates) {
            continue;
        }
        ++shrines;
        constexpr std::array kStrips{Box{5, 1, 22, 4}, Box{27, 5, 4, 22}, Box{5, 27, 22, 4},
                                     Box{1, 5, 4, 22}};
        for (std::size_t i = 0; i < kStrips.size(); ++i) {
            CHECK(kStrips[made.plates->sides[i]].contains(
                world::inside_chunk(made.plates->positions[i])));
        }
    }
    CHECK(shrines > 30);
}

TEST("fire kills whoever it is") {
    for (const auto& [letter, name] : {std::pair('r', "rat"), std::pair('L', "dread knight")}) {
        world::World start = world_from(concat("@.", letter));
        start.player.pack.add(Wand{.kind = &kFireball, .damage = 1000, .charges = 2});
        start.player.pack.ready_wand(0);
        const WorldRun run(std::move(start), "zR");
        CHECK(run.news().ends_with(concat("Green: You burn the ", name, " to ash!\n")));
        CHECK_EQ(run.world().kills, 1);
        CHECK(run.world().monsters.empty());
    }
}

TEST("from the fourth circle on wraiths guard a brand with the dread knight, at most eight") {
    constexpr std::uint64_t kSeed = 42;
    for (const auto& [circle, wraiths] :
         {std::pair(3, 0), std::pair(4, 1), std::pair(5, 2), std::pair(11, 8), std::pair(12, 8)}) {
        const Point place = world::chunk_of({0, circle}, kSeed);
        const auto made = world::make_chunk(kSeed, world::Doors(kSeed), place);
        const auto knight =
            std::ranges::find(made.monsters, "dread knight",
                              [](const world::Monster& one) { return one.kind->name; });
        CHECK_EQ(made.monsters.end() - knight, 1 + wraiths);
        CHECK(std::all_of(knight + 1, made.monsters.end(),
                          [](const world::Monster& one) { return one.kind->name == "wraith"; }));
    }
}

TEST("a far brand lies in the middle of its chamber, with its guards and an item around it") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const world::Brand brand{static_cast<int>(seed % 4), 3 + static_cast<int>(seed % 10)};
        const auto made = world::make_chunk(seed, world::Doors(seed), world::chunk_of(brand, seed));
        const auto lying = std::ranges::find_if(made.things, [](const world::Thing& thing) {
            return std::holds_alternative<world::Brand>(thing.what);
        });
        CHECK(std::get<world::Brand>(lying->what) == brand);
        CHECK_EQ(made.things.end() - lying, 2);
        CHECK(std::holds_alternative<Item>((lying + 1)->what));
        std::set<std::pair<int, int>> cells;
        const auto check_place = [&](Point cell) {
            const Point away = cell - lying->position;
            CHECK(std::abs(away.x) <= 2 && std::abs(away.y) <= 2);
            CHECK(cells.emplace(cell.x, cell.y).second);
        };
        check_place(lying->position);
        check_place((lying + 1)->position);
        const auto guards = static_cast<std::size_t>(1 + std::min(brand.circle, 11) - 3);
        for (const world::Monster& guard : std::span(made.monsters).last(guards)) {
            check_place(guard.position);
            CHECK(!guard.awake && !guard.is_champion());
        }
    }
}

TEST("of three gifts in a vault or a shrine no two are alike, and only a vault has guards") {
    int shrines = 0;
    int vaults = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const auto made = world::make_chunk(seed, world::Doors(seed), {1, 0});
        std::set<world::Gift> gifts;
        Point one;
        for (const world::Thing& thing : made.things) {
            if (const auto* gift = std::get_if<world::Gift>(&thing.what)) {
                gifts.insert(*gift);
                one = thing.position;
            }
        }
        const bool shrine = made.plates.has_value();
        CHECK_EQ(gifts.size(), shrine || made.land == "a vault" ? 3U : 0U);
        CHECK_EQ(shrine, made.land == "a shrine");
        shrines += shrine ? 1 : 0;
        vaults += made.land == "a vault" ? 1 : 0;
        const Point away = made.monsters.back().position - one;
        CHECK(made.land != "a vault" || (std::abs(away.x) <= 4 && std::abs(away.y) <= 4));
    }
    CHECK(shrines > 10 && vaults > 10);
}

}  // namespace
}  // namespace rogue::test
