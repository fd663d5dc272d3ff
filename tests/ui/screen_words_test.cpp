#include "rogue/ui/map_words.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

#include "rogue/ui/game_kind.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "tests/support/check.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/paper.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {
namespace {

constexpr MapLayout kNarrowPaper{8, 5, 1, 10};
constexpr MapLayout kWidePaper{70, 5, 1, 72};

std::string text_of_map(const Frame& frame, const MapLayout& layout) {
    return map_text(frame, layout, sight_on(frame, layout));
}

TEST("the map is ASCII without unknown margins, below its size and above its characters' names") {
    CHECK_EQ(text_of_map(paper({"", "  #####", "  #@.gg", "    #T#"}), kNarrowPaper),
             "5 columns, 3 rows\n#####\n#@.gg\n  #T#\ng g, T T\n");
}

TEST("the status is told without wide gaps and what is drawn around words") {
    const auto lines = std::to_array<StatusLine>(
        {{2, "HP:    3/30", Color::green, "HP 3 of 30"}, {5, "-- Kills 1", Color::white}});
    CHECK_EQ(status_text(lines), "HP 3 of 30\nKills 1\n");
}

TEST("the words of a screen have no drawn lines and no wide gaps") {
    CHECK_EQ(
        words_of(paper({"-- PACK --", "########", "", "  a) dagger   [+2 atk]", "# (empty) #"})),
        "PACK\na) dagger [+2 atk]\n(empty)\n");
}

TEST("lines are spoken without brackets, with a pause before what stood in them") {
    CHECK_EQ(for_speech("Wand: (none)\nYou see a dagger here. (press g)\n(empty)\n"),
             "Wand: none\nYou see a dagger here. press g\nempty\n");
    CHECK_EQ(for_speech("wand of fire (3) [bolts]\nIt burns! (-1 HP) (2 times)\n"),
             "wand of fire, 3, bolts\nIt burns! -1 HP, 2 times\n");
    CHECK_EQ(for_speech("a) dagger (equipped)\nb) potion\n"), "a: dagger, equipped\nb: potion\n");
}

TEST("a sign that stands alone for a key is spoken with its name") {
    CHECK_EQ(for_speech("Stairs. (press >)\n<: stairs up\nand 3 more: _"),
             "Stairs. press > greater than\n< less than: stairs up\nand 3 more: _ underscore");
    CHECK_EQ(for_speech("Press > or <, not _."),
             "Press > greater than or < less than, not _ underscore.");
    CHECK_EQ(for_speech("What? a->b, 1.5 and /some/path_of."),
             "What? a->b, 1.5 and /some/path_of.");
}

TEST("unknown rows and columns inside the map stay, so that distances are right") {
    CHECK_EQ(text_of_map(paper({"", " #@.  .", "", "", " #  T"}), kNarrowPaper),
             "6 columns, 4 rows\n#@.  .\n\n\n#  T\nT T\n");
}

TEST("a map of 40 columns is told in full") {
    const std::string row = "#@" + std::string(37, '.') + "#";
    CHECK_EQ(text_of_map(paper({row}), kWidePaper), "40 columns, 1 rows\n" + row + "\n");
}

TEST("of a wider map 40 columns around the player are told, and where there are more") {
    const auto told = [](int before, int behind) {
        const std::string map =
            text_of_map(paper({std::string(static_cast<std::size_t>(before), '.') + "@" +
                               std::string(static_cast<std::size_t>(behind), 'T')}),
                        kWidePaper);
        CHECK(map.starts_with("40 columns, 1 rows\n"));
        return map.substr(map.find('\n') + 1);
    };
    CHECK_EQ(told(30, 30),
             std::string(20, '.') + "@" + std::string(19, 'T') + "\nmore west, east\nT T\n");
    CHECK_EQ(told(5, 50), std::string(5, '.') + "@" + std::string(34, 'T') + "\nmore east\nT T\n");
    CHECK_EQ(told(50, 5), std::string(34, '.') + "@" + std::string(5, 'T') + "\nmore west\nT T\n");
}

TEST("only what is on the told part of the map is named") {
    CHECK_EQ(text_of_map(paper({"T" + std::string(60, '.') + "@"}), kWidePaper),
             "40 columns, 1 rows\n" + std::string(39, '.') + "@\nmore west\n");
}

char drawn(const Frame& frame, const MapLayout& layout, Point tile) {
    const Cell cell = frame.at(tile.x * layout.tile_width, tile.y);
    return cell.kind == Cell::Kind::character ? cell.character : ascii(cell.glyph()).front();
}

// What the frame draws in kMapTextColumns columns from that one on, without the empty rows before
// and behind it.
std::string drawn_from(const Frame& frame, const MapLayout& layout, int left) {
    std::string result;
    std::string empty_rows;
    const int right = std::min(left + kMapTextColumns, layout.columns);
    for (int y = 0; y < layout.rows; ++y) {
        std::string row;
        for (int x = left; x < right; ++x) {
            row += drawn(frame, layout, {x, y});
        }
        row.erase(row.find_last_not_of(' ') + 1);
        empty_rows += result.empty() && row.empty() ? "" : "\n";
        if (!row.empty()) {
            result += empty_rows.substr(0, empty_rows.size() - 1) + row + "\n";
            empty_rows.clear();
        }
    }
    return result;
}

// Whether the frame draws something on the map outside those columns.
bool draws_outside(const Frame& frame, const MapLayout& layout, int left) {
    for (int y = 0; y < layout.rows; ++y) {
        for (int x = 0; x < layout.columns; ++x) {
            const bool inside = x >= left && x < left + kMapTextColumns;
            if (!inside && drawn(frame, layout, {x, y}) != ' ') {
                return true;
            }
        }
    }
    return false;
}

// Whether the told map is what the frame draws around the player.
bool is_true_to(const Frame& frame, const AnyGame& game, const MapLayout& layout) {
    const SeenMap seen = game.seen_map();
    const std::string all = map_text(frame, layout, seen);
    const std::string map = all.substr(all.find('\n') + 1);
    const std::size_t player = map.find('@');
    const std::size_t line = map.rfind('\n', player) + 1;  // 0 in the first line.
    const int left = seen.on_map(seen.player()).x - static_cast<int>(player - line);
    const bool says_more = map.find("\nmore ") != std::string::npos;
    return map.starts_with(drawn_from(frame, layout, left)) &&
           says_more == draws_outside(frame, layout, left);
}

// A look of each thing, and each thing of a look: what a map shows as data its picture shows too.
class Looks {
public:
    void compare(const Frame& frame, const SeenMap& seen, const MapLayout& layout) {
        for_each_in(layout.tiles(), [&](Point tile) {
            const Cell& cell = frame.at(tile.x * layout.tile_width, tile.y);
            const Point place = seen.place_of(tile);
            if (place == seen.player()) {
                CHECK(drawn(frame, layout, tile) == '@');
                CHECK(seen.at(place).kind !=
                      TileContent::Kind::creature);  // The player would hide it.
            } else if (!seen.aim) {
                TileContent content = seen.at(place);
                content.step = {};  // It may depend on what the player wears.
                CHECK_EQ(cell.blank(), content.kind == TileContent::Kind::unknown);
                const auto look = std::pair(drawn(frame, layout, tile), cell.color);
                CHECK(seen_.emplace(look, content).first->second == content);
            }
        });
    }

private:
    std::map<std::pair<char, Color>, TileContent> seen_;
};

TEST("what the maps of recorded runs show as data is what they draw, and all words are true") {
    for (const Recordings& recordings : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        const MapLayout& layout = recordings.game.map;
        int maps = 0;
        Looks looks;
        const auto traces = recorded_traces(recordings);
        for (std::size_t i = 0; i < traces.size(); i += 3) {
            const check::Context context(traces[i].stem().string());
            const RecordedRun run = load_recorded_run(traces[i], recordings);
            const auto game = run.game->start(run.seed);
            game->play(ScriptedKeys(run.keys), [&] {
                const AnyScreen screen = game->screen();
                if (shows_map(screen.awaited())) {
                    const Frame frame = screen.frame();
                    looks.compare(frame, game->seen_map(), layout);
                    CHECK(is_true_to(frame, *game, layout));
                    ++maps;
                }
            });
        }
        CHECK(maps > 700);
    }
}

}  // namespace
}  // namespace rogue::test
