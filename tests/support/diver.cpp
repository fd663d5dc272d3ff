#include "tests/support/diver.hpp"

#include <array>
#include <optional>
#include <stdexcept>
#include <utility>

#include "rogue/map/map_generator.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {
namespace {

constexpr std::array kArrows{Key::up, Key::down, Key::left, Key::right};

// The arrow key that begins a shortest way from one tile to another. The way is searched from its
// end.
Key first_step(const DungeonLevel& level, Point from, Point to) {
    DungeonLevel marks;
    std::vector<Point> reached{to};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Key arrow : kArrows) {
            const Point before = reached[i] - offset(*direction_of(arrow));
            if (before == from) {
                return arrow;
            }
            if (level.walkable(before) && !marks.at(before).explored) {
                marks.at(before).explored = true;
                reached.push_back(before);
            }
        }
    }
    throw std::logic_error("the stairs cannot be reached");
}

class Diver final : public KeySource, public Display {
public:
    explicit Diver(int deepest) : deepest_(deepest) {}

    Key next() override {
        const MapShown& now = *now_;
        const bool down = now.tally.deepest < deepest_;
        if (!down && now.depth == 1) {
            return Key::end;
        }
        const Point stairs = down ? now.level.stairs_down : now.level.spawn;
        if (now.player.position == stairs) {
            return Key{down ? '>' : '<'};
        }
        return first_step(now.level, now.player.position, stairs);
    }

    void show(const Screen& screen) override {
        const auto* map = std::get_if<MapView>(&screen);
        if (map == nullptr) {
            return;
        }
        const MapView& view = *map;
        const bool new_level = !now_ || now_->depth != view.depth;
        now_.emplace(MapShown{view.level, view.player, view.log, view.depth, view.tally});
        if (new_level) {
            entered.push_back(*now_);
        }
    }
    void show_over(Point, Appearance, std::chrono::milliseconds) override {}

    std::vector<MapShown> entered;

private:
    int deepest_;
    std::optional<MapShown> now_;
};

}  // namespace

std::vector<MapShown> dive_and_return(std::uint64_t seed, int deepest) {
    Player player = wielding({.plain_name = "scythe", .bonus = 1000, .enchanted = true});
    player.hp = player.max_hp = 1'000'000;
    Diver diver(deepest);
    Game game(seed, diver, diver, generate_level(seed, 1, BossAllowed::yes), player);
    game.run();
    return std::move(diver.entered);
}

}  // namespace rogue::test
