#include "rogue/ui/light.hpp"

#include <string>

#include "rogue/base/text.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_level.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {
namespace {

constexpr Point kEvenly{};
constexpr Point kEast{1, 0};

// The brightness of each cell of a lit level: a digit, 4 is the usual one. What is not lit at all
// is as drawn.
std::string lit_picture(PaperLevel& level, Point ahead, int strength) {
    const Frame plain = level.screen().frame();
    Frame frame = plain;
    light(frame, PaperLevel::layout(), level.seen_map(), ahead, strength);
    std::string picture;
    for (int y = 0; y < PaperLevel::kRows; ++y) {
        for (int x = 0; x < PaperLevel::kColumns; ++x) {
            const Cell& cell = frame.at(x * PaperLevel::layout().tile_width, y);
            picture +=
                cell.brightness != 0 ? static_cast<char>('0' + cell.brightness) : cell.character;
        }
        picture.erase(picture.find_last_not_of(' ') + 1);
        picture += '\n';
    }
    return "\n" + std::string(trimmed(picture, "\n")) + "\n";
}

TEST("light is bright ahead, dim behind and far away, and leaves things, creatures and the known") {
    PaperLevel level({"###############", "#......@......#", "#......$...r__#", "###############"});
    CHECK_EQ(lit_picture(level, kEast, 5), R"(
1122233#555#321
1122222@665..21
1122233$555r__1
1122233#####321
)");
}

TEST("before the first step light falls evenly") {
    PaperLevel level({"###############", "#......@......#", "#......$...r__#", "###############"});
    CHECK_EQ(lit_picture(level, kEvenly, 5), R"(
12233#####33221
12333..@..33321
12233..$..3r__1
12233#####33221
)");
}

// The step that a key of a recorded run was, or none.
Point step_of(const AnyGame& game, Point before) {
    const Point step = game.position() - before;
    return manhattan_distance({}, step) == 1 ? step : Point{};
}

TEST("the light of each game turns with each step that it takes, and with nothing else") {
    for (const Recordings& of : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        const check::Context context{std::string(of.game.name)};
        const RecordedRun run = longest_run(of);
        const auto game = of.game.start(run.seed);
        Point ahead;
        for (const char key : run.keys.substr(0, 300)) {
            const Point before = game->position();
            game->press(Key{key});
            const Point step = step_of(*game, before);
            ahead = step == Point{} ? ahead : step;
            Frame expected = game->screen().frame();
            if (shows_map(game->screen().awaited())) {
                light(expected, of.game.map, game->seen_map(), ahead, 9);
            }
            CHECK(game->screen().frame(true) == expected);
            CHECK(game->copy()->screen().frame(true) == expected);
        }
    }
}

TEST("without light no cell of any game is lit, and with it only ground, in its own colour") {
    for (const Recordings& of : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        const check::Context context{std::string(of.game.name)};
        const RecordedRun run = longest_run(of);
        const auto game = of.game.start(run.seed);
        int lit_cells = 0;
        for (const char key : run.keys.substr(0, 300)) {
            game->press(Key{key});
            const Frame plain = game->screen().frame();
            const Frame lit = game->screen().frame(true);
            CHECK_EQ(rows_text(lit), rows_text(plain));
            const SeenMap seen = game->seen_map();
            for (int y = 0; y < Frame::kRows; ++y) {
                for (int x = 0; x < Frame::kColumns; ++x) {
                    CHECK_EQ(int{plain.at(x, y).brightness}, 0);
                    CHECK_EQ(lit.at(x, y).color, plain.at(x, y).color);
                    if (lit.at(x, y) == plain.at(x, y)) {
                        continue;
                    }
                    ++lit_cells;
                    const Point tile{x / of.game.map.tile_width, y};
                    const TileContent& content = seen.at(seen.place_of(tile));
                    CHECK(of.game.map.tiles().contains(tile) && !content.remembered);
                    CHECK(content.kind == TileContent::Kind::ground ||
                          content.kind == TileContent::Kind::wall);
                }
            }
        }
        CHECK(lit_cells > 0);
    }
}

}  // namespace
}  // namespace rogue::test
