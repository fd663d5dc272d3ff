#include "rogue/classic/items/item.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"

namespace rogue::test {

using namespace classic;
namespace {

constexpr int kDrawsPerDepth = 1000;

std::string described(const Item& item) {
    return text(name_of(item), " [", detail_of(item), "]");
}

// Follows the rules draw by draw.
std::string expected_item(int depth, Draws& draws) {
    if (depth >= 2 && draws.below(100) < 15) {
        return text("wand of fireball (", 3 + draws.below(3), ") [", 8 + depth / 3,
                    " dmg, range 6]");
    }
    if (draws.below(100) < 55) {
        return text("healing potion [heals ", 10 + draws.below(6), "]");
    }
    constexpr auto kNames = std::to_array<std::string_view>(
        {"dagger", "shortsword", "longsword", "battle axe", "warhammer"});
    const int bonus = 1 + depth / 2 + draws.below(2);
    return text(kNames.at(static_cast<std::size_t>(std::min(bonus - 1, 4))), " [+", bonus, " atk]");
}

TEST("items are those the draws of the stream decide, on every depth") {
    for (int depth = 1; depth <= 40; ++depth) {
        const check::Context context(text("depth ", depth));
        Rng rng(77, static_cast<std::uint64_t>(depth));
        Draws draws(77, static_cast<std::uint64_t>(depth));
        for (int i = 0; i < kDrawsPerDepth; ++i) {
            CHECK_EQ(described(random_item(depth, rng)), expected_item(depth, draws));
        }
    }
}

// All items found on the depth, and how often.
std::map<std::string, int> found_on(int depth) {
    Rng rng(3, static_cast<std::uint64_t>(depth));
    std::map<std::string, int> found;
    for (int i = 0; i < 10 * kDrawsPerDepth; ++i) {
        ++found[described(random_item(depth, rng))];
    }
    return found;
}

std::string names_in(const std::map<std::string, int>& found) {
    std::string names;
    for (const auto& [name, count] : found) {
        names += name + "\n";
    }
    return names;
}

constexpr std::string_view kPotions =
    "healing potion [heals 10]\nhealing potion [heals 11]\nhealing potion [heals 12]\n"
    "healing potion [heals 13]\nhealing potion [heals 14]\nhealing potion [heals 15]\n";

TEST("depth 1 has potions, daggers and shortswords, and no wands") {
    CHECK_EQ(names_in(found_on(1)), text("dagger [+1 atk]\n", kPotions, "shortsword [+2 atk]\n"));
}

TEST("depth 2 has the first wands") {
    CHECK_EQ(names_in(found_on(2)),
             text(kPotions, "longsword [+3 atk]\nshortsword [+2 atk]\n",
                  "wand of fireball (3) [8 dmg, range 6]\nwand of fireball (4) [8 dmg, range 6]\n",
                  "wand of fireball (5) [8 dmg, range 6]\n"));
}

TEST("far below the names of weapons end and their bonus goes on growing") {
    CHECK_EQ(
        names_in(found_on(31)),
        text(kPotions, "wand of fireball (3) [18 dmg, range 6]\n",
             "wand of fireball (4) [18 dmg, range 6]\nwand of fireball (5) [18 dmg, range 6]\n",
             "warhammer [+16 atk]\nwarhammer [+17 atk]\n"));
}

TEST("the shares are 55 to 45 without wands, and 15 of a hundred are wands with them") {
    const auto share = [](const std::map<std::string, int>& found, std::string_view beginning) {
        int count = 0;
        for (const auto& [name, times] : found) {
            count += name.starts_with(beginning) ? times : 0;
        }
        return count * 100.0 / (10 * kDrawsPerDepth);
    };
    const auto near = [](double a, double b) { return std::max(a - b, b - a) < 2; };
    CHECK(near(share(found_on(1), "healing"), 55));
    CHECK(near(share(found_on(6), "wand"), 15));
    CHECK(near(share(found_on(6), "healing"), 0.85 * 55));
}

}  // namespace
}  // namespace rogue::test
