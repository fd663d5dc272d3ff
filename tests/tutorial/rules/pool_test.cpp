#include "tutorial/rules/pool.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tutorial/rules/items.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

TEST("a pool gives each thing once, by the weights that are left, with a draw for each") {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const check::Context context(concat("seed ", seed));
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
            CHECK_EQ(pool.draw(rng), expected);
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
    CHECK_EQ(pool.draw(rng), 'a');
    draws.below(10);
    CHECK_EQ(rng.below(1000), draws.below(1000));
}

std::string worn_and_name(const Equipment& thing) {
    return concat(std::string_view("hbwf").substr(static_cast<std::size_t>(thing.on), 1), " ",
                  thing.name);
}

TEST("what a level holds is as likely as the rules say") {
    using Weights = std::vector<std::pair<std::string_view, std::size_t>>;
    const Weights first{{"b Leather", 20}, {"h Leather", 20}, {"f Leather", 20}, {"w Dagger", 25},
                        {"w Sword", 5},    {"h Chain", 5},    {"b Chain", 5}};
    const Weights second{{"b Chain", 20}, {"h Chain", 20}, {"f Chain", 20}, {"w Sword", 15},
                         {"w Axe", 15},   {"h Plate", 5},  {"b Plate", 5}};
    const Weights third{{"b Plate", 25}, {"h Plate", 25}, {"f Plate", 25}, {"w 2H Sword", 25}};
    for (const auto& [level, weights] : {std::pair{1, first}, {4, second}, {7, third}}) {
        std::vector<std::string_view> wheel;
        for (const auto& [thing, weight] : weights) {
            wheel.insert(wheel.end(), weight, thing);
        }
        for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
            const check::Context context(concat("level ", level, ", seed ", seed));
            Rng rng(seed, 1);
            const int drawn = Draws(seed, 1).below(static_cast<int>(wheel.size()));
            CHECK_EQ(worn_and_name(equipment_of_level(level).draw(rng)),
                     wheel[static_cast<std::size_t>(drawn)]);
        }
    }
}

// What the pool of a level holds, in the order of the alphabet.
std::string held(int level) {
    Rng rng(1, 1);
    std::vector<std::string> names;
    for (Pool<Equipment> pool = equipment_of_level(level); !pool.empty();) {
        const Equipment thing = pool.draw(rng);
        const Stats& adds = thing.adds;
        names.push_back(concat(worn_and_name(thing), " ", adds.attack, " ", adds.attack_chance, " ",
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
