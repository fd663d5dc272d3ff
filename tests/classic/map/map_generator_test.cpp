#include "classic/map/map_generator.hpp"

#include <algorithm>
#include <array>

#include "rogue/base/box.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"

// Levels are dug and filled draw by draw, as the rules say.

namespace rogue::test {

using namespace classic;
namespace {

int between(Draws& draws, int a, int b) {
    return a + draws.below(b - a);
}

std::string plain_monster(int depth, Draws& draws) {
    std::vector<std::string_view> wheel;
    for (const MonsterKind& kind : kMonsterKinds) {
        const int places = depth >= kind.from_depth ? kind.weight : 0;
        wheel.insert(wheel.end(), static_cast<std::size_t>(places), kind.name);
    }
    return std::string(
        wheel[static_cast<std::size_t>(draws.below(static_cast<int>(wheel.size())))]);
}

std::string plain_item(int depth, Draws& draws) {
    if (depth >= 2 && draws.below(100) < 15) {
        return concat("wand of fireball (", 3 + draws.below(3), ") ", 8 + depth / 3,
                      " dmg, range 6");
    }
    if (draws.below(100) < 55) {
        return concat("healing potion heals ", 10 + draws.below(6));
    }
    constexpr auto kNames = std::to_array<std::string_view>(
        {"dagger", "shortsword", "longsword", "battle axe", "warhammer"});
    const int bonus = 1 + depth / 2 + draws.below(2);
    return concat(kNames[static_cast<std::size_t>(std::min(bonus - 1, 4))], " +", bonus, " atk");
}

/// A level made by the rules alone, as text.
class PlainLevel {
public:
    PlainLevel(std::uint64_t seed, int depth, bool boss)
        : draws_(seed, static_cast<std::uint64_t>(depth)), depth_(depth) {
        do {
            dig_rooms();
        } while (rooms_.size() < 2);
        terrain(rooms_.back().center()) = '>';
        if (depth > 1) {
            terrain(rooms_.front().center()) = '<';
        }
        if (boss && depth > 3 && draws_.below(100) < 15) {
            const int room = between(draws_, 1, static_cast<int>(rooms_.size()));
            monsters_.emplace_back("dread knight",
                                   point_in(rooms_[static_cast<std::size_t>(room)]));
        }
        std::for_each(rooms_.begin() + 1, rooms_.end(), [&](const Box& room) { fill(room); });
    }

    std::string listing() const {
        std::string result = map_ + "\n" + coordinates(rooms_.front().center());
        for (const auto* list : {&monsters_, &items_}) {
            for (const auto& [what, p] : *list) {
                result += concat("\n", what, " ", coordinates(p));
            }
        }
        return result;
    }

private:
    using Listed = std::vector<std::pair<std::string, Point>>;

    char& terrain(Point p) { return map_[static_cast<std::size_t>(p.y * 30 + p.x)]; }

    Point point_in(const Box& room) {
        const int x = between(draws_, room.x + 1, room.x + room.width - 1);
        return {x, between(draws_, room.y + 1, room.y + room.height - 1)};
    }

    void dig_rooms() {
        rooms_.clear();
        map_.assign(std::size_t{30} * 18, '#');
        for (int attempt = 0; attempt < 30; ++attempt) {
            const int w = between(draws_, 4, 10);
            const int h = between(draws_, 4, 10);
            const int x = between(draws_, 1, 30 - w - 1);
            const Box room{x, between(draws_, 1, 18 - h - 1), w, h};
            if (std::ranges::none_of(rooms_, [&](const Box& b) {
                    return x <= b.x + b.width && x + w >= b.x && room.y <= b.y + b.height &&
                           room.y + h >= b.y;
                })) {
                for_each_in(room, [&](Point p) { terrain(p) = '.'; });
                if (!rooms_.empty()) {
                    join(rooms_.back().center(), room.center());
                }
                rooms_.push_back(room);
            }
        }
    }

    void join(Point from, Point to) {
        const Point bend = draws_.below(2) == 0 ? Point{to.x, from.y} : Point{from.x, to.y};
        for (const Point end : {from, to}) {
            for_each_in(box_between(end, bend), [&](Point p) { terrain(p) = '.'; });
        }
    }

    void fill(const Box& room) {
        const auto is_free = [&](const Listed& list, Point p) {
            return std::ranges::find(list, p, &Listed::value_type::second) == list.end();
        };
        if (draws_.below(100) < 20) {
            const Point p = point_in(room);
            terrain(p) = terrain(p) == '>' ? '>' : '{';
        }
        for (int left = draws_.below(2 + depth_ / 2); left > 0; --left) {
            const Point p = point_in(room);
            if (is_free(monsters_, p) && terrain(p) != '>') {
                monsters_.emplace_back(plain_monster(depth_, draws_), p);
            }
        }
        for (const int percent : {60, 20}) {
            if (draws_.below(100) < percent) {
                const Point p = point_in(room);
                if (is_free(items_, p)) {
                    items_.emplace_back(plain_item(depth_, draws_), p);
                }
            }
        }
    }

    Draws draws_;
    int depth_;
    std::string map_;
    std::vector<Box> rooms_;
    Listed monsters_;
    Listed items_;
};

std::string listing(const DungeonLevel& level) {
    std::string result;
    for_each_in({0, 0, 30, 18},
                [&](Point p) { result += "#.><{"[static_cast<std::size_t>(level.at(p).terrain)]; });
    CHECK_EQ(level.at(level.stairs_down).terrain, Terrain::stairs_down);
    result += "\n" + coordinates(level.spawn);
    for (const Monster& monster : level.monsters) {
        result += concat("\n", monster.kind->name, " ", coordinates(monster.position));
    }
    for (const auto& [p, item] : level.items) {
        result += concat("\n", name_of(item), " ", detail_of(item), " ", coordinates(p));
    }
    return result;
}

TEST("a level is dug and filled as the rules say, draw by draw") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        for (const int depth : {1, 2, 3, 4, 5, 7, 12, 40}) {
            for (const bool boss : {true, false}) {
                const check::Context context(concat("seed ", seed, ", depth ", depth));
                const auto allowed = boss ? BossAllowed::yes : BossAllowed::no;
                CHECK_EQ(listing(MapGenerator(seed, depth).generate(allowed)),
                         PlainLevel(seed, depth, boss).listing());
            }
        }
    }
}

}  // namespace
}  // namespace rogue::test
