#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/things.hpp"
#include "tests/support/world_picture.hpp"

namespace rogue::test {
namespace {

// Zaps to the right in a world of that drawing. What the player was asked is left out of the news.
struct Zapped {
    explicit Zapped(std::string_view drawing) : run(armed(drawing), "zR"), news(run.news()) {
        constexpr std::string_view kAsked = "Magenta: Zap which direction? (arrow keys)\n";
        CHECK(news.starts_with(kAsked));
        news.erase(0, kAsked.size());
    }

    static world::World armed(std::string_view drawing) {
        world::World start = world_from(drawing);
        start.player.pack.add(kWand);
        start.player.pack.ready_wand(0);
        return start;
    }

    WorldRun run;
    std::string news;
};

TEST("a fireball bursts against walls, and locked doors and vaults stop it too") {
    for (const std::string_view drawing : {"@..#", "@..+", "@..="}) {
        const check::Context context{std::string(drawing)};
        const Zapped zapped(drawing);
        CHECK_EQ(zapped.news, "Red: The fireball bursts against the wall.\n");
        CHECK_EQ(zapped.run.flight(), "2,1 40ms 3,1 40ms 4,1 60ms");
        CHECK_EQ(zapped.run.world().player.pack.wand()->charges, 2);
        CHECK_EQ(zapped.run.world().hunt_clock, 1);
    }
}

TEST("a fireball flies over water and through doors until it fizzles") {
    const Zapped zapped("@.~~'...");
    CHECK_EQ(zapped.news, "DarkGray: The fireball fizzles in the air.\n");
    CHECK_EQ(zapped.run.flight(), "2,1 40ms 3,1 40ms 4,1 40ms 5,1 40ms 6,1 40ms 7,1 40ms");
}

TEST("a rat burns to ash") {
    const Zapped zapped("@..r");
    CHECK(zapped.news.starts_with("Red: The fireball hits the rat for "));
    CHECK(zapped.news.ends_with("!\nGreen: You burn the rat to ash!\n"));
    CHECK_EQ(zapped.run.world().kills, 1);
    CHECK(zapped.run.world().monsters.all().empty());
}

TEST("a wraith in a wall is hit there") {
    const Zapped zapped("@..w#");
    CHECK(zapped.news.starts_with("Red: The fireball hits the wraith for "));
    CHECK_EQ(zapped.run.flight(), "2,1 40ms 3,1 40ms 4,1 40ms");
    CHECK(zapped.run.world().monsters.all().front().hp < 32);
}

TEST("who is hit wakes, even beyond water that nobody crosses") {
    const Zapped zapped("@.~~L");
    CHECK(zapped.run.world().monsters.all().front().awake);
    CHECK(zapped.run.world().monsters.all().front().hp < 45);
}

TEST("who does not choose a direction holds the wand") {
    const WorldRun run(Zapped::armed("@.."), "zg");
    CHECK(run.news().ends_with("DarkGray: You hold the wand. Nothing happens.\n"));
    CHECK_EQ(run.world().player.pack.wand()->charges, 3);
    CHECK_EQ(run.world().hunt_clock, 0);
}

TEST("a wand that is readied is told without its charges") {
    world::World start = world_from("@");
    start.player.pack.add(kWand);
    const WorldRun run(std::move(start), "ia");
    CHECK_EQ(run.news(), "Magenta: You ready the wand of fireball.\n");
}

}  // namespace
}  // namespace rogue::test
