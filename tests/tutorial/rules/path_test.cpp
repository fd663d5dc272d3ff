#include "tutorial/rules/path.hpp"

#include <optional>
#include <string>

#include "tests/support/check.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_world.hpp"

// What is in view, the path to the player, and running away.

namespace rogue::test {
namespace {

using namespace tutorial;

// What the player sees of the drawing: hidden cells are `-`.
std::string seen(std::string_view drawing, int radius) {
    const World world = world_from(drawing);
    const CellSet view = field_of_view(world.level.map, world.player.position, radius);
    std::string result = drawing_of(world, drawing);
    int i = 0;
    const int width = static_cast<int>(rows_of(drawing).front().size()) + 1;
    for (char& letter : result) {
        letter = letter == '\n' || view.contains({i % width, i / width}) ? letter : '-';
        ++i;
    }
    return result;
}

TEST("sight goes so many steps, and to the walls beside the floor in sight, also beyond that") {
    CHECK_EQ(seen("#######\n#.....#\n#..@..#\n#.....#\n#######", 2),
             "-#####-\n--...--\n-..@..-\n--...--\n-#####-\n");
    CHECK_EQ(seen("#######\n#.....#\n#..@..#\n#.....#\n#######", 9),
             "#######\n#.....#\n#..@..#\n#.....#\n#######\n");
}

TEST("a pillar hides what is behind it, a closed door all that is, and actors nothing") {
    CHECK_EQ(seen(".......\n.@.#...\n.......", 9), ".....--\n.@.#---\n......-\n");
    CHECK_EQ(seen("########\n#@.+...#\n########", 9), "####----\n#@.+----\n####----\n");
    CHECK_EQ(seen("#@kog..#", 9), "#@kog..#\n");
}

using Step = std::optional<Point> (*)(const Map& map, Point from, Point to);

// From the one monster of the drawing, toward or away from the player.
std::string step_in(std::string_view drawing, Step find) {
    World world = world_from(drawing);
    const Point from = world.level.monsters.front().position;
    world.level.map.dig(from);
    world.level.map.dig(world.player.position);
    const auto step = find(world.level.map, from, world.player.position);
    return step ? coordinates(*step - from) : "none";
}

TEST("a path is a shortest way over free cells, never on the slant") {
    CHECK_EQ(step_in("#k..@#", first_step), "1,0");
    CHECK_EQ(step_in("#k.o@#", first_step), "none");
    CHECK_EQ(step_in("k#\n#@", first_step), "none");
    CHECK_EQ(step_in(".....\n.k##@\n.##..\n.....", first_step), "0,-1");
    CHECK_EQ(step_in("..#..\n.k##@\n.##..\n.....", first_step), "-1,0");
}

TEST("who runs goes where it is farthest: among equals down, up, right, left; or cowers") {
    CHECK_EQ(step_in("#@g....#", step_away), "1,0");
    CHECK_EQ(step_in("##.##\n##.##\n#@g##\n##.##\n##.##", step_away), "0,1");
    CHECK_EQ(step_in("##.##\n##.##\n#@g..\n#####", step_away), "0,-1");
    CHECK_EQ(step_in("##@##\n#.g.#\n#####", step_away), "1,0");
    CHECK_EQ(step_in("#.@g#", step_away), "none");
    CHECK_EQ(step_in("#@#..g..#", step_away), "none");
    constexpr std::string_view kLoop = R"(
        #g..@...................#
        ###.#####################
        ###....................##
    )";
    CHECK_EQ(step_in(kLoop, step_away), "1,0");
}

}  // namespace
}  // namespace rogue::test
