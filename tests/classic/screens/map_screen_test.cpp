#include <array>
#include <chrono>

#include "rogue/base/text.hpp"
#include "rogue/classic/glyphs.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_rows.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

using std::chrono_literals::operator""ms;

enum class Known { nothing, explored, in_sight };

void know(DungeonLevel& level, Known known) {
    level.clear_visibility();
    for (int y = 0; y < DungeonLevel::kHeight; ++y) {
        for (int x = 0; x < DungeonLevel::kWidth; ++x) {
            level.at({x, y}).explored = known != Known::nothing;
            if (known == Known::in_sight) {
                level.reveal({x, y});
            }
        }
    }
}

Frame composed(const DungeonLevel& level, const Player& player, const MessageLog& log = {}) {
    Frame frame;
    compose(frame, MapView{level, player, log, 1, {}});
    return frame;
}

Player standing_at(Point p, Player player = {}) {
    player.position = p;
    return player;
}

constexpr Point kAside{29, 17};  // Here the player hides nothing.

TEST("terrain is bright in sight, dim out of sight and not there unexplored") {
    struct Row {
        std::string_view terrain, in_sight, explored;
    };
    constexpr auto kTable = std::to_array<Row>({
        {"#", "\u2588\u2588 DarkCyan", "\u2588\u2588 DarkBlue"},
        {".", "\u00B7\u00B7 DarkYellow", "\u00B7\u00B7 DarkGray"},
        {">", ">> Yellow", ">> DarkYellow"},
        {"<", "<< White", "<< Gray"},
        {"{", "\u26F2 Cyan", "\u26F2 DarkCyan"},
    });
    for (const Row& row : kTable) {
        const check::Context context{std::string(row.terrain)};
        DungeonLevel level = level_from(row.terrain);
        const auto shown = [&](Known known) {
            know(level, known);
            return tile_in(composed(level, standing_at(kAside)), {0, 0});
        };
        CHECK_EQ(shown(Known::in_sight), row.in_sight);
        CHECK_EQ(shown(Known::explored), row.explored);
        CHECK_EQ(shown(Known::nothing), "");
    }
}

struct Thing {
    std::string_view drawing, look;
};

constexpr auto kThings = std::to_array<Thing>({
    {"r", "\U0001F400 DarkGray"},
    {"g", "\U0001F47A Green"},
    {"o", "\U0001F479 DarkGreen"},
    {"T", "\U0001F9CC Magenta"},
    {"W", "\U0001F47B Cyan"},
    {"L", "\U0001F480 DarkRed"},
    {"!", "\U0001F9EA Red"},
    {")", "\U0001F5E1\uFE0F Cyan"},
    {"/", "\U0001FA84 Magenta"},
});

TEST("items and monsters show on tiles in sight only") {
    for (const Thing& thing : kThings) {
        const check::Context context{std::string(thing.drawing)};
        DungeonLevel level = level_from(thing.drawing);
        const auto shown = [&](Known known) {
            know(level, known);
            return tile_in(composed(level, standing_at(kAside)), {0, 0});
        };
        CHECK_EQ(shown(Known::in_sight), thing.look);
        CHECK_EQ(shown(Known::explored), "\u00B7\u00B7 DarkGray");
        CHECK_EQ(shown(Known::nothing), "");
    }
}

TEST("the player shows everywhere, white or, with an enchanted weapon in hand, yellow") {
    DungeonLevel level;
    for (const Known known : {Known::nothing, Known::explored, Known::in_sight}) {
        know(level, known);
        CHECK_EQ(tile_in(composed(level, standing_at({4, 5})), {4, 5}), "\U0001F9D9 White");
    }
    const Frame frame = composed(level, standing_at({4, 5}, wielding(kBlessedAxe)));
    CHECK_EQ(tile_in(frame, {4, 5}), "\U0001F9D9 Yellow");
}

TEST(
    "on a tile the player covers the monster, which covers the later item, which covers the "
    "earlier one") {
    DungeonLevel level = level_from("{");
    const auto on_top = [&](Point player) {
        know(level, Known::in_sight);
        return tile_in(composed(level, standing_at(player)), {0, 0});
    };
    CHECK_EQ(on_top(kAside), "\u26F2 Cyan");
    level.items = {{{0, 0}, kPotion}};
    CHECK_EQ(on_top(kAside), "\U0001F9EA Red");
    level.items.push_back({{0, 0}, kWand});
    CHECK_EQ(on_top(kAside), "\U0001FA84 Magenta");
    level.monsters.emplace_back(kind("rat"), Point{0, 0});
    CHECK_EQ(on_top(kAside), "\U0001F400 DarkGray");
    CHECK_EQ(on_top({0, 0}), "\U0001F9D9 White");
}

TEST("a tile is two columns and one row, from the upper left corner to column 59 and row 17") {
    DungeonLevel level;
    level.at({29, 17}) = {Terrain::stairs_down, true};
    level.at({1, 2}) = {Terrain::stairs_up, true};
    const Frame frame = composed(level, standing_at({0, 0}));
    CHECK_EQ(frame.at(0, 0).glyph, glyph::kPlayer);
    CHECK_EQ(frame.at(58, 17).glyph, glyph::kStairsDown);
    CHECK_EQ(frame.at(58, 17).kind, Cell::Kind::glyph_head);
    CHECK_EQ(frame.at(59, 17).kind, Cell::Kind::glyph_tail);
    CHECK_EQ(frame.at(2, 2).glyph, glyph::kStairsUp);
}

TEST("a fireball is drawn over all else and leaves the rest of the frame") {
    DungeonLevel level = level_from("T.");
    know(level, Known::in_sight);
    const Frame before = composed(level, standing_at({1, 0}));
    Frame frame = before;
    compose(frame, Flash{{0, 0}, {glyph::kFireball, Color::red}, 40ms});
    CHECK_EQ(tile_in(frame, {0, 0}), "\U0001F525 Red");
    frame.put_glyph(0, 0, {glyph::kTroll, Color::magenta});
    CHECK(frame == before);
}

TEST("the log has a rule in row 18 and the newest four messages below, oldest on top") {
    MessageLog log;
    Frame frame = composed({}, {}, log);
    CHECK_EQ(row_in(frame, 18), text("DarkGray: ", std::string(80, '-')));
    CHECK_EQ(row_in(frame, 19), "");
    log.add("one", Color::yellow);
    log.add("two", Color::red);
    frame = composed({}, {}, log);
    CHECK_EQ(row_in(frame, 19), "Yellow: one");
    CHECK_EQ(row_in(frame, 20), "Red: two");
    CHECK_EQ(row_in(frame, 21), "");
    for (const std::string_view more : {"three", "four", "five"}) {
        log.add(std::string(more), Color::cyan);
    }
    frame = composed({}, {}, log);
    CHECK_EQ(row_in(frame, 19), "Red: two");
    CHECK_EQ(row_in(frame, 20), "Cyan: three");
    CHECK_EQ(row_in(frame, 21), "Cyan: four");
    CHECK_EQ(row_in(frame, 22), "Cyan: five");
}

TEST("a message of more than 80 characters is cut") {
    MessageLog log;
    log.add(std::string(80, 'a') + "b", Color::white);
    log.add(std::string(80, 'c'), Color::white);
    const Frame frame = composed({}, {}, log);
    CHECK_EQ(text_in(frame, 19), std::string(80, 'a'));
    CHECK_EQ(text_in(frame, 20), std::string(80, 'c'));
}

}  // namespace
}  // namespace rogue::test
