#include "app/keys/walk.hpp"

#include <functional>
#include <string>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_level.hpp"

// What `+` does: a step again, a wait, or a fight.

namespace rogue::test {
namespace {

// Why a repeated step to the east was over, if this has come of the first one.
std::string why_after(const std::function<void(PaperLevel&)>& step) {
    PaperLevel level{"########", "#@.....#", "########"};
    const auto walk = Walk::repeating(key_of(Direction::right));
    walk->next({level.kind, level, level.known});
    step(level);
    level.learn();
    CHECK(!walk->next({level.kind, level, level.known}));
    return walk->reason();
}

TEST("a walk says what has become of its step") {
    const auto step = [](PaperLevel& level) { level.step(Direction::right); };
    CHECK_EQ(why_after([&](PaperLevel& level) {
                 step(level);
                 level.now.hp -= 1;
             }),
             "Stopped: you are hurt.");
    CHECK_EQ(why_after([&](PaperLevel& level) {
                 step(level);
                 level.messages.add("It is dark here.", Color::gray);
             }),
             "Stopped: new message.");
    CHECK_EQ(why_after([](PaperLevel&) {}), "Stopped: the way is blocked.");
    CHECK_EQ(why_after([](PaperLevel& level) { level.player = {6, 1}; }), "");
}

TEST("a known way goes on when anything comes into sight, and a run only for a door") {
    const auto walked_to = [](const std::unique_ptr<Walk>& walk, char news) {
        PaperLevel level{"########", "#@.....#", "########"};
        return walked(level, walk, [&](int steps) { level.draw({4, 0}, steps >= 2 ? news : '#'); });
    };
    CHECK_EQ(walked_to(Walk::travelling({6, 1}), 'A'), "####A###\n#*****@#\n########\n");
    const auto steps = [] { return Walk::repeating(key_of(Direction::right)); };
    CHECK_EQ(walked_to(steps(), '='), "####=###\n#*****@#\n########\n");
    CHECK_EQ(walked_to(steps(), 'A'), "####A###\n#**@...#\n########\n");
}

TEST("who waits lets a creature come until it stands beside him") {
    PaperLevel level{"########", "#@....k#", "########"};
    level.kind.waiting = Key{'w'};
    int waited = 0;
    walked(level, Walk::repeating(Key{'w'}), [&](int turns) {
        waited = turns;
        level.draw({7 - turns, 1}, '.');
        level.draw({6 - turns, 1}, 'k');
    });
    CHECK_EQ(waited, 4);
    CHECK(!Walk::repeating(Key{'w'})->next({level.kind, level, level.known}));
}

TEST("who waits stops when another creature comes, or many turns are over") {
    PaperLevel level{"########", "#@....k#", "########"};
    level.kind.waiting = Key{'w'};
    const auto wait = Walk::repeating(Key{'w'});
    while (wait->next({level.kind, level, level.known})) {
        level.learn();
    }
    CHECK_EQ(wait->reason(), "Stopped after 100 turns.");
    int waited = 0;
    walked(level, Walk::repeating(Key{'w'}), [&](int turns) {
        waited = turns;
        level.draw({5, 1}, turns == 3 ? 'r' : '.');
    });
    CHECK_EQ(waited, 3);
}

// How many blows fall upon a creature in the east until the fight is over, and why it is.
std::string fought(PaperLevel& level, const std::function<void(int blows)>& meanwhile) {
    const auto fight = Walk::fighting(Direction::right);
    int blows = 0;
    while (const auto key = fight->next({level.kind, level, level.known})) {
        CHECK(*key == Key::right);
        meanwhile(++blows);
        level.learn();
    }
    return concat(blows, ": ", fight->reason());
}

TEST(
    "who fights on attacks until the creature is gone, another comes, or half the health is gone") {
    const auto level = [] { return PaperLevel{"#######", "#@k...#", "#######"}; };
    PaperLevel gone = level();
    CHECK_EQ(fought(gone,
                    [&](int blows) {
                        gone.draw({2, 1}, blows == 3 ? '.' : 'k');
                    }),
             "3: The fight is over.");
    PaperLevel another = level();
    CHECK_EQ(fought(another,
                    [&](int blows) {
                        another.draw({5, 1}, blows == 2 ? 'r' : '.');
                    }),
             "2: Stopped: another is in sight.");
    for (const int hp : {30, 12}) {
        PaperLevel hurt = level();
        hurt.now.hp = hp;
        CHECK_EQ(fought(hurt, [&](int) { hurt.now.hp -= hp / 6; }),
                 "3: Stopped: half of your health is gone.");
    }
}

TEST("who fights on does not strike another creature that has taken the place of the first") {
    PaperLevel level{"#######", "#@k...#", "#######"};
    CHECK_EQ(fought(level, [&](int) { level.draw({2, 1}, 'r'); }), "1: A r is beside you.");
}

TEST("who fights one of two goes on until a third comes, and is told of the other at the end") {
    PaperLevel third{"#######", "#@k...#", "#r....#", "#######"};
    CHECK_EQ(fought(third,
                    [&](int blows) {
                        third.draw({5, 1}, blows == 2 ? 'k' : '.');
                    }),
             "2: Stopped: another is in sight.");
    PaperLevel beside{"#######", "#@k...#", "#r....#", "#######"};
    CHECK_EQ(fought(beside,
                    [&](int blows) {
                        beside.draw({2, 1}, blows == 3 ? '.' : 'k');
                    }),
             "3: A r is beside you.");
    PaperLevel away{"#######", "#@k..r#", "#.....#", "#######"};
    CHECK_EQ(fought(away,
                    [&](int blows) {
                        away.draw({2, 1}, blows == 3 ? '.' : 'k');
                    }),
             "3: A r is in sight.");
}

TEST("who fights one that splits is told of the other") {
    PaperLevel level{"#######", "#@k...#", "#.....#", "#######"};
    CHECK_EQ(fought(level,
                    [&](int) {
                        level.draw({1, 2}, 'k');
                    }),
             "1: Stopped: another is in sight.");
}

TEST("a repeated step goes onto what asks only if that was beside the player") {
    PaperLevel level{"########", "#@..%..#", "########"};
    CHECK_EQ(walked(level, Walk::repeating(key_of(Direction::right))),
             "########\n#**@%..#\n########\n");
    CHECK_EQ(walked(level, Walk::repeating(key_of(Direction::right))),
             "########\n#*****@#\n########\n");
}

TEST("a repeated step goes on past things and openings, up to a wall") {
    PaperLevel level{"########", "#@.A...#", "####.###", "   #.#  "};
    CHECK_EQ(walked(level, Walk::repeating(key_of(Direction::right))),
             "########\n#*****@#\n####.###\n   #.#  \n");
}

}  // namespace
}  // namespace rogue::test
