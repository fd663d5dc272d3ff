#include "rogue/ui/map_words.hpp"

#include <array>
#include <string>

#include "tests/support/check.hpp"
#include "tests/support/paper.hpp"

namespace rogue::test {

namespace {

constexpr MapLayout kPaper{.columns = 8, .rows = 4, .tile_width = 1, .side = 10};

std::string all_words(const Frame& frame) {
    std::string result;
    for (const Sighting& sighting : sightings(sight_on(frame, kPaper))) {
        result += sighting_words(sighting) + "\n";
    }
    return result;
}

TEST("creatures are told first, and of them and of things the nearest") {
    CHECK_EQ(all_words(paper({"########", "#P..g.o#", "#.T@k..#", "########"})),
             "k, 1 east\ng, 1 east, 1 north\no, 3 east, 1 north\nT, 1 west\nP, 2 west, 1 north\n");
}

TEST("what is remembered is told last, and said to be") {
    Frame frame = paper({"#@....G#"});
    frame.put_text(2, 0, "S", Color::dark_gray);
    CHECK_EQ(all_words(frame), "G, 5 east\nS, 1 east, remembered\n");
}

TEST("a way leads where the next tile is known and no wall") {
    CHECK_EQ(open_ways(sight_on(paper({"###.###", "##.@ ##", "###g###"}), kPaper)),
             "ways north, south, west");
    CHECK_EQ(open_ways(sight_on(paper({"###", "#@#", "###"}), kPaper)), "no way");
}

TEST("a map at the frame's edge has no way beyond it") {
    CHECK_EQ(open_ways(sight_on(paper({"@."}), kPaper)), "ways east");
}

TEST("an aim tells its place and the creatures that it would strike, the nearest first") {
    Frame frame = paper({"########", "#o@.g.T#"});
    CHECK_EQ(aim_words(sight_on(frame, kPaper)), "");
    frame.put_text(3, 1, ".", Color::magenta);
    CHECK_EQ(aim_words(sight_on(frame, kPaper)), "aim 1 east");
    frame.put_text(3, 1, ".", Color::dark_magenta);
    frame.put_text(4, 1, "g", Color::magenta);
    frame.put_text(1, 1, "o", Color::dark_magenta);
    CHECK_EQ(aim_words(sight_on(frame, kPaper)), "aim 2 east: o, g");
    frame.put_text(4, 1, "g", Color::green);
    frame.put_text(2, 1, "@", Color::magenta);
    CHECK_EQ(aim_words(sight_on(frame, kPaper)), "aim here: o");
}

TEST("of the creatures whose health the screen shows the hurt ones are told") {
    const auto told = [](int g, int o) {
        return wounds(std::array{Health{"g", g, 9}, Health{"o", o, 9}});
    };
    CHECK_EQ(told(9, 9), "");
    CHECK_EQ(told(9, 5), "hurt: o 5 of 9 bars");
    CHECK_EQ(told(1, 0), "hurt: g 1 of 9 bars, o 0 of 9 bars");
}

}  // namespace
}  // namespace rogue::test
