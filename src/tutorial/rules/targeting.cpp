#include "rogue/tutorial/rules/targeting.hpp"

#include "rogue/tutorial/rules/shapes.hpp"

namespace rogue::tutorial {

std::optional<Targeting> aim_at_monster(const Level& level, AbilityKind ability) {
    Targeting targeting{ability, Targeting::Shape::monster, {}};
    for (const Monster& monster : level.monsters) {
        if (level.in_sight.contains(monster.position)) {
            targeting.choices.push_back(monster.position);
        }
    }
    if (targeting.choices.empty()) {
        return std::nullopt;
    }
    targeting.cursor = targeting.choices.front();
    return targeting;
}

void move_aim(Targeting& targeting, Direction arrow, const Level& level) {
    if (targeting.shape != Targeting::Shape::monster) {
        const Point moved = targeting.cursor + offset(arrow);
        if (level.in_sight.contains(moved)) {
            targeting.cursor = moved;
        }
        return;
    }
    const std::size_t count = targeting.choices.size();
    const bool forth = arrow == Direction::right || arrow == Direction::down;
    targeting.chosen = (targeting.chosen + (forth ? 1 : count - 1)) % count;
    targeting.cursor = targeting.choices[targeting.chosen];
}

std::vector<Point> covered(const Targeting& targeting, Point player) {
    constexpr int kAreaDistance = 2;
    switch (targeting.shape) {
        case Targeting::Shape::monster:
            return {targeting.cursor};
        case Targeting::Shape::area:
            return cells_of(Square(targeting.cursor, kAreaDistance));
        case Targeting::Shape::line:
            return line(player, targeting.cursor);
    }
    return {};
}

}  // namespace rogue::tutorial
