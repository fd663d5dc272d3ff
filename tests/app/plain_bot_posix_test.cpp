#include <algorithm>
#include <string>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/plain_bot.hpp"
#include "tests/support/temporary_folder.hpp"

// A bot that hears only what plain play tells gets on in the first two games, and types little.

namespace rogue::test {
namespace {

/// How many of that many dungeons led it so deep, and how many lines it typed in each, sorted.
struct Result {
    int deep = 0;
    std::vector<int> lines;
};

Result play(const std::string& game, int dungeons, int depth) {
    Result result;
    const TemporaryFolder folder;
    for (int seed = 1; seed <= dungeons; ++seed) {
        PlainBot bot(folder, game, concat(seed));
        bot.play_to(depth);
        result.deep += bot.depth() >= depth ? 1 : 0;
        result.lines.push_back(bot.lines());
    }
    std::ranges::sort(result.lines);
    return result;
}

TEST("in the first game it reaches depth 5 in 11 of 12 dungeons, by 120 lines in the median") {
    const Result result = play("classic", 12, 5);
    CHECK(result.deep >= 11);
    CHECK(result.lines[result.lines.size() / 2] <= 120);
}

TEST("in the second game it reaches level 3 in 6 of 8 dungeons") {
    CHECK(play("tutorial", 8, 3).deep >= 6);
}

}  // namespace
}  // namespace rogue::test
