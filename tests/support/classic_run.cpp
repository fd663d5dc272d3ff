#include "tests/support/classic_run.hpp"

#include <algorithm>
#include <utility>

#include "rogue/ui/glyph_set.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {
namespace {

Glyph glyph_at(const DungeonLevel& level, Point p) {
    const auto monster = std::ranges::find(level.monsters, p, &Monster::position);
    if (monster != level.monsters.end()) {
        return monster->kind->glyph;
    }
    const PlacedItem* placed = level.item_at(p);
    return placed != nullptr ? look_of(placed->item).glyph
                             : kTerrainLooks[level.at(p).terrain].glyph;
}

}  // namespace

Game played(DungeonLevel level, std::string_view keys, Player player, std::uint64_t seed) {
    Game game(seed, std::move(level), std::move(player));
    press(game, keys);
    return game;
}

Game played(std::string_view drawing, std::string_view keys, Player player, std::uint64_t seed) {
    return played(level_from(drawing), keys, std::move(player), seed);
}

DungeonLevel with_turns(std::string_view drawing, int turns) {
    DungeonLevel level = level_from(drawing);
    level.items.insert(level.items.end(), static_cast<std::size_t>(turns), {level.spawn, kPotion});
    return level;
}

std::string messages_of(const Game& game) {
    std::string lines;
    for (std::size_t i = 1; i < game.log().size(); ++i) {
        lines += line_of(game.log()[i]) + "\n";
    }
    return lines;
}

std::string drawing_of(const Game& game, std::string_view like) {
    const auto rows = rows_of(like);
    std::string result;
    for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
        for (int x = 0; x < static_cast<int>(rows[static_cast<std::size_t>(y)].size()); ++x) {
            const bool player = game.position() == Point{x, y};
            result += player ? '@' : ascii(glyph_at(game.level(), {x, y})).front();
        }
        result += '\n';
    }
    return result;
}

std::uint64_t seed_with_hits(std::initializer_list<int> deviations) {
    for (std::uint64_t seed = 1;; ++seed) {
        Draws draws(seed, 0);
        if (std::ranges::all_of(deviations, [&](int d) { return draws.below(3) - 1 == d; })) {
            return seed;
        }
    }
}

}  // namespace rogue::test
