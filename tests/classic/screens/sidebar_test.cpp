#include <array>

#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_rows.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

struct Status {
    Player player = {};
    int depth = 1;
    Tally tally = tally_of(1, 0);
};

// A row of the sidebar, from its first column, 60, on.
std::string sidebar(const Status& status, int row) {
    Frame frame;
    compose(frame,
            MapView{DungeonLevel{}, status.player, MessageLog{}, status.depth, status.tally});
    return row_in(frame, row, 60);
}

TEST("hit points are red up to a third, yellow up to two thirds, then green") {
    struct Row {
        int hp, max_hp;
        std::string_view color;
    };
    // 31 / 3 = 10 and 2 * 31 / 3 = 20; 32 / 3 = 10 and 2 * 32 / 3 = 21.
    constexpr std::array<Row, 15> kRows{{{-4, 30, "Red"},
                                         {0, 30, "Red"},
                                         {1, 30, "Red"},
                                         {10, 30, "Red"},
                                         {11, 30, "Yellow"},
                                         {20, 30, "Yellow"},
                                         {21, 30, "Green"},
                                         {30, 30, "Green"},
                                         {10, 31, "Red"},
                                         {11, 31, "Yellow"},
                                         {20, 31, "Yellow"},
                                         {21, 31, "Green"},
                                         {10, 32, "Red"},
                                         {21, 32, "Yellow"},
                                         {22, 32, "Green"}}};
    for (const auto& [hp, max_hp, color] : kRows) {
        Player player = wounded(hp);
        player.max_hp = max_hp;
        CHECK_EQ(sidebar({.player = player}, 2), concat(color, ":  HP:    ", hp, "/", max_hp));
    }
}

TEST("a line of 20 characters begins at the sidebar's edge, a shorter one a column later") {
    struct Row {
        std::string_view plain_name;
        std::string_view expected;
    };
    constexpr auto kWeapons = std::to_array<Row>({
        {"dagger", "Cyan:  enchanted dagger"},
        {"shortsword", "Cyan: enchanted shortsword"},  // 20
        {"longsword", "Cyan:  enchanted longsword"},   // 19
        {"battle axe", "Cyan: enchanted battle axe"},  // 20
        {"warhammer", "Cyan:  enchanted warhammer"},   // 19
    });
    for (const auto& [plain_name, expected] : kWeapons) {
        const Weapon weapon{.plain_name = plain_name, .bonus = 1, .enchanted = true};
        CHECK_EQ(sidebar({.player = wielding(weapon)}, 16), expected);
    }
    CHECK_EQ(sidebar({.depth = 100, .tally = tally_of(100, 0)}, 1), "White: Depth: 100 (max 100)");
    CHECK_EQ(sidebar({.depth = 99, .tally = tally_of(100, 0)}, 1), "White:  Depth: 99 (max 100)");
}

TEST("a score of any size has room") {
    CHECK_EQ(sidebar({.tally = tally_of(1, 490)}, 5), "Cyan:  Score: 5000");
    CHECK_EQ(sidebar({.tally = tally_of(50, 1)}, 5), "Cyan:  Score: 5010");
    CHECK_EQ(sidebar({.tally = {.score = 2147483647}}, 5), "Cyan:  Score: 2147483647");
}

TEST("a line of more than 20 characters begins a column in and is cut at the edge") {
    CHECK_EQ(sidebar({.depth = 100, .tally = tally_of(1000, 0)}, 1), "White:  Depth: 100 (max 100");
    const Weapon weapon{.plain_name = "twelve-foot battle axe", .bonus = 1};
    CHECK_EQ(sidebar({.player = wielding(weapon)}, 16), "Cyan:  twelve-foot battle");
}

}  // namespace
}  // namespace rogue::test
