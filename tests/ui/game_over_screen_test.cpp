#include <array>
#include <span>
#include <tuple>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/ui/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_rows.hpp"

namespace rogue::test {

using namespace classic;
namespace {

std::string screen(Tally tally, std::span<const ScoreLine> high_scores) {
    Frame frame;
    compose(frame, GameOver{{Ending::died, tally}, high_scores});
    return rows_in(frame);
}

constexpr std::string_view kBanner =
    "\n"
    "Red:     ##############################\n"
    "Red:     #         GAME OVER          #\n"
    "Red:     ##############################\n"
    "\n";

TEST("the first run ever has a table of one line, its own") {
    const std::array<ScoreLine, 1> own{{{{.deepest = 1, .kills = 2, .score = 120}, true}}};
    CHECK_EQ(screen(tally_of(1, 2), own), concat(kBanner,
                                                 "White:     You reached depth 1.\n"
                                                 "White:     Slain monsters: 2\n"
                                                 "White:     Final score:    120\n"
                                                 "\n"
                                                 "Yellow:     -- HIGH SCORES --\n"
                                                 "Cyan:     1. *  120   depth  1   kills   2\n"
                                                 "\n"
                                                 "Gray:     Press any key to exit.\n"));
}

TEST("an empty table of scores shows only its title") {
    CHECK_EQ(screen(tally_of(12, 345), {}), concat(kBanner,
                                                   "White:     You reached depth 12.\n"
                                                   "White:     Slain monsters: 345\n"
                                                   "White:     Final score:    4650\n"
                                                   "\n"
                                                   "Yellow:     -- HIGH SCORES --\n"
                                                   "\n"
                                                   "Gray:     Press any key to exit.\n"));
}

TEST("among others this run's line is marked and coloured") {
    const std::array<ScoreLine, 4> lines{{
        {{.deepest = 12, .kills = 33, .score = 1530}, false},
        {{.deepest = 5, .kills = 20, .score = 700}, false},
        {{.deepest = 6, .kills = 10, .score = 700}, true},
        {{.deepest = 1, .kills = 0, .score = 100}, false},
    }};
    CHECK_EQ(screen(tally_of(6, 10), lines), concat(kBanner,
                                                    "White:     You reached depth 6.\n"
                                                    "White:     Slain monsters: 10\n"
                                                    "White:     Final score:    700\n"
                                                    "\n"
                                                    "Yellow:     -- HIGH SCORES --\n"
                                                    "Gray:     1.   1530   depth 12   kills  33\n"
                                                    "Gray:     2.    700   depth  5   kills  20\n"
                                                    "Cyan:     3. *  700   depth  6   kills  10\n"
                                                    "Gray:     4.    100   depth  1   kills   0\n"
                                                    "\n"
                                                    "Gray:     Press any key to exit.\n"));
}

TEST("a run that was won has a title of its own") {
    Frame frame;
    compose(frame, GameOver{{Ending::won, tally_of(6, 10)}, {}, "YOU CAME HOME"});
    CHECK(
        rows_in(frame).starts_with("\n"
                                   "Yellow:     ##############################\n"
                                   "Yellow:     #       YOU CAME HOME        #\n"
                                   "Yellow:     ##############################\n"
                                   "\n"
                                   "White:     You reached depth 6.\n"));
}

TEST("a full table of ten, all of them better: the last line stands in row 21") {
    std::vector<ScoreLine> lines;
    std::string table;
    for (int rank = 1; rank <= 10; ++rank) {
        lines.push_back({{.deepest = 99, .kills = 900 + rank, .score = 20000 - rank}, false});
        table += concat("Gray:    ", right_aligned(rank, 2), ".  ", 20000 - rank,
                        "   depth 99   kills ", 900 + rank, "\n");
    }
    CHECK_EQ(screen(tally_of(2, 1), lines), concat(kBanner,
                                                   "White:     You reached depth 2.\n"
                                                   "White:     Slain monsters: 1\n"
                                                   "White:     Final score:    210\n"
                                                   "\n"
                                                   "Yellow:     -- HIGH SCORES --\n",
                                                   table,
                                                   "\n"
                                                   "Gray:     Press any key to exit.\n"));
}

TEST("a score of any size is told whole, and no line of the table is cut") {
    const Tally most{.deepest = 2147483647, .kills = 2147483647, .score = 2147483647};
    const std::array<ScoreLine, 1> own{{{most, true}}};
    const std::string shown = screen(most, own);
    CHECK(shown.find("White:     You reached depth 2147483647.\n"
                     "White:     Slain monsters: 2147483647\n"
                     "White:     Final score:    2147483647\n") != std::string::npos);
    CHECK(shown.find("Cyan:     1. *2147483647   depth 2147483647   kills 2147483647\n") !=
          std::string::npos);
}

TEST("a line of the table: rank, mark, score, depth and kills in their columns") {
    using Row = std::tuple<std::size_t, ScoreLine, std::string_view>;
    const std::array<Row, 4> kRows{{
        {1, {{1, 0, 100}, false}, " 1.    100   depth  1   kills   0"},
        {10, {{1, 0, 100}, true}, "10. *  100   depth  1   kills   0"},
        {9, {{67, 890, 12345}, true}, " 9. *12345   depth 67   kills 890"},
        {2, {{100, 1000, 123456}, false}, " 2.  123456   depth 100   kills 1000"},
    }};
    for (const auto& [rank, line, expected] : kRows) {
        CHECK_EQ(text_of(line, rank), expected);
    }
}

}  // namespace
}  // namespace rogue::test
