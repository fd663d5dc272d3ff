#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"
#include "tests/support/world_picture.hpp"
#include "world/rules/turn.hpp"

namespace rogue::test {
namespace {

using world::Habit;

world::World with_champion(std::string_view drawing, Habit second, bool awake = false) {
    world::World start = world_from(drawing);
    start.monsters.front().awake = awake;
    start.monsters.front().own_name = "Ashrok";
    start.monsters.front().habits[1] = second;
    return start;
}

TEST("a champion that wakes is told with its kind and its second habit, and then roars") {
    CHECK_EQ(WorldRun(with_champion("@....T", Habit::throws), "w").news(),
             "Magenta: Ashrok, a troll that throws stones, wakes and sees you.\n");
    CHECK_EQ(WorldRun(with_champion("@....o", Habit::haunts_walls), "w").news(),
             "Magenta: Ashrok, an orc that walks through walls, wakes and sees you.\n"
             "DarkGreen: Ashrok roars!\n");
    CHECK_EQ(WorldRun(with_champion("@....T", Habit::roars), "w").news(),
             "Magenta: Ashrok, a troll that roars, wakes and sees you.\n"
             "DarkGreen: Ashrok roars!\n");
    CHECK_EQ(WorldRun(with_champion("@....T", Habit::quick, true), "w").news(), "");
}

TEST("a champion is called by its name alone, and its key is taken when it dies") {
    world::World start = with_champion("@r", Habit::heals, true);
    start.monsters.front().hp = 6;
    const WorldRun run(std::move(start), "RR");
    const std::string news = run.news();
    CHECK(news.starts_with("White: You hit Ashrok for "));
    CHECK(news.find("Red: Ashrok hits you for ") != std::string::npos);
    CHECK(news.ends_with("Green: You kill Ashrok!\nCyan: Ashrok had a key. You take it.\n"));
    CHECK_EQ(run.world().keys, 1);
    CHECK_EQ(run.world().kills, 1);
}

TEST("a champion kills by its name, also with a stone") {
    world::World start = with_champion("T@", Habit::quick, true);
    start.player.hp = 1;
    const WorldRun run(std::move(start), "w");
    CHECK(run.news().ends_with("Red: Ashrok kills you...\n"));
    const MessageLog& log = run.world().log;
    CHECK_EQ(log[log.size() - 1].event.name, "Ashrok");
    bool thrown = false;
    for (std::uint64_t seed = 0; seed < 20 && !thrown; ++seed) {
        world::World far = with_champion("@..T", Habit::throws, true);
        far.player.hp = 1;
        far.dice = Rng(seed, 0);
        const std::string news = WorldRun(std::move(far), "w").news();
        thrown = news.starts_with("Red: Ashrok's stone hits you for ");
        CHECK_EQ(thrown, news.ends_with("Red: Ashrok kills you...\n"));
    }
    CHECK(thrown);
}

TEST("a champion has both habits") {
    const auto after = [](std::string_view drawing, Habit second) {
        world::World start = with_champion(drawing, second, true);
        start.monsters.front().hp -= 3;
        return WorldRun(std::move(start), "w").world().monsters.front();
    };
    CHECK_EQ(coordinates(after("@......T", Habit::quick).position), "6,1");
    CHECK_EQ(coordinates(after("@......T", Habit::roars).position), "7,1");
    CHECK_EQ(after("@......T", Habit::quick).hp, 22);
    CHECK_EQ(after("@......o", Habit::heals).hp, 12);
    CHECK_EQ(coordinates(after("@.####r", Habit::haunts_walls).position), "5,1");
    CHECK_EQ(coordinates(after("@.r", Habit::haunts_walls).position), "2,1");
}

TEST("a champion has a name, half as many hit points again, and a habit that its kind has not") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng dice(seed, 0);
        world::Monster goblin = monster_of('g', {}, false);
        goblin.ennoble(dice);
        CHECK_EQ(goblin.hp, 12);
        CHECK_EQ(goblin.max_hp, 12);
        CHECK(goblin.habits[0] == Habit::throws);
        CHECK(goblin.habits[1] != Habit::throws && goblin.habits[1] < Habit::none);
    }
}

}  // namespace
}  // namespace rogue::test
