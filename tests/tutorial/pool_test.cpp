#include "rogue/tutorial/pool.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/tutorial/equipment.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

TEST("a pool gives each thing once, by the weights that are left, with a draw for each") {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const check::Context context(text("seed ", seed));
        Rng rng(seed, 1);
        Draws draws(seed, 1);
        Pool<char> pool;
        pool.add('a', 20);
        pool.add('b', 5);
        pool.add('c', 75);
        std::string wheel = std::string(20, 'a') + std::string(5, 'b') + std::string(75, 'c');
        while (!wheel.empty()) {
            CHECK(!pool.empty());
            const char expected =
                wheel[static_cast<std::size_t>(draws.below(static_cast<int>(wheel.size())))];
            CHECK_EQ(pool.take(rng), expected);
            std::erase(wheel, expected);
        }
        CHECK(pool.empty());
    }
}

TEST("the last thing in a pool still takes a draw") {
    Rng rng(3, 1);
    Draws draws(3, 1);
    Pool<char> pool;
    pool.add('a', 10);
    CHECK_EQ(pool.take(rng), 'a');
    draws.below(10);
    CHECK_EQ(rng.below(1000), draws.below(1000));
}

// What the pool of a level holds, in the order of the alphabet.
std::string held(int level) {
    Rng rng(1, 1);
    std::vector<std::string> names;
    for (Pool<Equipment> pool = equipment_of_level(level); !pool.empty();) {
        const Equipment thing = pool.take(rng);
        const Stats& adds = thing.adds;
        names.push_back(text(std::string_view("hbwf").substr(static_cast<std::size_t>(thing.on), 1),
                             " ", thing.name, " ", adds.attack, " ", adds.attack_chance, " ",
                             adds.defense, " ", adds.defense_chance, " ", adds.speed, "\n"));
    }
    std::ranges::sort(names);
    std::string result;
    for (const std::string& name : names) {
        result += name;
    }
    return result;
}

TEST("levels hold leather and daggers, then chain, then plate") {
    constexpr std::string_view kFirst =
        "b Chain 0 0 2 5 0\nb Leather 0 0 1 10 0\nf Leather 0 0 1 5 0\nh Chain 0 0 1 10 0\n"
        "h Leather 0 0 1 5 0\nw Dagger 1 10 0 0 -2\nw Sword 1 20 0 0 0\n";
    constexpr std::string_view kSecond =
        "b Chain 0 0 2 5 0\nb Plate 0 0 2 10 0\nf Chain 0 0 1 10 0\nh Chain 0 0 1 10 0\n"
        "h Plate 0 0 1 15 0\nw Axe 2 15 0 0 1\nw Sword 1 20 0 0 0\n";
    constexpr std::string_view kThird =
        "b Plate 0 0 2 10 0\nf Plate 0 0 1 15 0\nh Plate 0 0 1 15 0\nw 2H Sword 3 30 0 0 3\n";
    for (const int level : {1, 2, 3}) {
        CHECK_EQ(held(level), kFirst);
    }
    for (const int level : {4, 5, 6}) {
        CHECK_EQ(held(level), kSecond);
    }
    for (const int level : {7, 8, 1000}) {
        CHECK_EQ(held(level), kThird);
    }
}

}  // namespace
}  // namespace rogue::test
