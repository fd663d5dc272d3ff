#include <algorithm>
#include <utility>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/things.hpp"
#include "tests/support/world_picture.hpp"
#include "world/rules/brands.hpp"
#include "world/rules/tile_generator.hpp"

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

TEST("fire kills whoever it is") {
    for (const auto& [letter, name] : {std::pair('r', "rat"), std::pair('L', "dread knight")}) {
        world::World start = world_from(text("@.", letter));
        start.player.pack.add(Wand{.kind = &kFireball, .damage = 1000, .charges = 2});
        start.player.pack.ready_wand(0);
        const WorldRun run(std::move(start), "zR");
        CHECK(run.news().ends_with(text("Green: You burn the ", name, " to ash!\n")));
        CHECK_EQ(run.world().kills, 1);
        CHECK(run.world().monsters.empty());
    }
}

TEST("from the fourth circle on wraiths guard a brand with the dread knight, at most eight") {
    constexpr std::uint64_t kSeed = 42;
    for (const auto& [circle, wraiths] :
         {std::pair(3, 0), std::pair(4, 1), std::pair(5, 2), std::pair(11, 8), std::pair(12, 8)}) {
        const Point place = world::tile_of({0, circle}, kSeed);
        const auto made = world::make_tile(kSeed, world::Doors(kSeed), place);
        const auto knight =
            std::ranges::find(made.monsters, "dread knight",
                              [](const world::Monster& one) { return one.kind->name; });
        CHECK_EQ(made.monsters.end() - knight, 1 + wraiths);
        CHECK(std::all_of(knight + 1, made.monsters.end(),
                          [](const world::Monster& one) { return one.kind->name == "wraith"; }));
    }
}

}  // namespace
}  // namespace rogue::test
