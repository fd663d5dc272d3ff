#include "app/runs/known_map.hpp"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "rogue/tutorial/tutorial.hpp"
#include "rogue/world/world.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_level.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {
namespace {

/// Plays a recorded run and looks at what is known whenever the game waits for a key on a map. It
/// keeps what each place of the level has ever shown, by name, if it has shown anything.
class Witness {
public:
    explicit Witness(const RecordedRun& run)
        : reading_(run.game->map), game_(run.game->start(run.seed)) {
        game_->run(ScriptedKeys(run.keys), [this] {
            const AnyScreen screen = game_->screen();
            if (shows_map(screen.awaited())) {
                look(screen.frame());
            }
        });
    }

    int looks = 0;
    int beyond = 0;  ///< So many known tiles were beyond the screen.

private:
    using Place = std::pair<int, int>;

    void look(const Frame& frame) {
        const auto on_frame = player_on(frame, reading_);
        if (!on_frame) {
            return;
        }
        if (std::exchange(level_, game_->level()) != game_->level()) {
            ever_.clear();
        }
        const Point origin = game_->position() - *on_frame;
        for (int y = 0; y < reading_.rows; ++y) {
            for (int x = 0; x < reading_.columns; ++x) {
                const Seen seen = seen_at(frame, reading_, {x, y});
                if (seen.kind != Seen::Kind::unknown) {
                    ever_[{origin.x + x, origin.y + y}].insert(word(seen));
                }
            }
        }
        known_.learn(frame, reading_, *game_);
        if (++looks % 16 == 0) {
            compare(origin);
        }
    }

    // Nothing is known that was not shown there, and everything is that the screen shows now.
    void compare(Point origin) {
        for (const auto& [place, shown] : ever_) {
            const Point at{place.first, place.second};
            const std::string now = word(known_.at(at));
            const Point tile = at - origin;
            beyond += now != " " && (tile.x < 0 || tile.x >= reading_.columns || tile.y < 0 ||
                                     tile.y >= reading_.rows);
            CHECK(now == " " || now == "." || shown.contains(now));
        }
        for (const KnownMap::Named& thing : known_.things()) {
            const auto shown = ever_.find({thing.position.x, thing.position.y});
            CHECK(shown != ever_.end() && shown->second.contains(std::string(thing.seen.name)));
        }
        for (int y = -1; y <= reading_.rows; y += reading_.rows + 1) {
            for (int x = -1; x <= reading_.columns; ++x) {
                const Point at = origin + Point{x, y};
                CHECK(ever_.contains({at.x, at.y}) || known_.at(at).kind == Seen::Kind::unknown);
            }
        }
    }

    static std::string word(const Seen& seen) {
        switch (seen.kind) {
            case Seen::Kind::unknown:
                return " ";
            case Seen::Kind::wall:
                return "#";
            case Seen::Kind::ground:
                return ".";
            default:
                return seen.kind == Seen::Kind::player ? "@" : std::string(seen.name);
        }
    }

    const MapReading& reading_;
    std::unique_ptr<AnyGame> game_;
    KnownMap known_;
    int level_ = 0;
    std::map<Place, std::set<std::string>> ever_;
};

TEST("nothing is known that the screen never showed, in the recorded runs of all games") {
    int looks = 0;
    int beyond = 0;
    for (const Recordings& recordings : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        const auto traces = recorded_traces(recordings);
        for (std::size_t i = 0; i < traces.size(); i += 6) {
            const check::Context context(traces[i].stem().string());
            const Witness witness(load_recorded_run(traces[i], recordings));
            looks += witness.looks;
            beyond += witness.beyond;
        }
    }
    CHECK(looks > 1000);
    CHECK(beyond > 1000);
}

TEST("what a step does is said of each thing, in all games") {
    using Step = Seen::Step;
    const auto world = [](char glyph) {
        return kWorld.map.seen({Cell::Kind::glyph_head, ' ', Glyph{glyph}, Color::yellow}).step;
    };
    const auto tutorial = [](char character) {
        return kTutorial.map.seen({.character = character, .color = Color::white}).step;
    };
    CHECK(world('(') == Step::takes && world('%') == Step::asks && world('+') == Step::shut);
    CHECK(world('$') == Step::asks && world('_') == Step::asks && world('|') == Step::shut);
    CHECK(world('!') == Step::takes && world('\'') == Step::free && world('{') == Step::works);
    CHECK(tutorial('$') == Step::takes && tutorial('*') == Step::takes);
    CHECK(tutorial('+') == Step::opens && tutorial('-') == Step::free);
}

TEST("what somebody takes or changes is a thing, and what always stays a fixture, in all games") {
    const auto shown = [](const GameKind& game, Cell::Kind cell, std::string_view signs) {
        std::string kinds;
        for (const char sign : signs) {
            const Seen seen = game.map.seen({cell, sign, Glyph{sign}, Color::white});
            kinds += seen.kind == Seen::Kind::thing     ? 't'
                     : seen.kind == Seen::Kind::fixture ? 'f'
                                                        : '-';
        }
        return kinds;
    };
    CHECK_EQ(shown(kClassic, Cell::Kind::glyph_head, "#.><{!)"), "--ffftt");
    CHECK_EQ(shown(kTutorial, Cell::Kind::character, "#.>+-$"), "--ftft");
    CHECK_EQ(shown(kWorld, Cell::Kind::glyph_head, "#.~_'+=|&^{!"), "---ftttttttt");
}

TEST("a thing is known until its place is seen to be bare") {
    PaperLevel level{"#######", "#@...A#", "#######"};
    CHECK_EQ(level.known.things().size(), 1U);
    level.show({5, 1}, '_');
    CHECK_EQ(level.known.at({5, 1}).name, "A");
    CHECK(level.known.things().front().seen.remembered);
    level.show({5, 1}, '.');
    CHECK(level.known.things().empty());
    CHECK(level.known.at({5, 1}).kind == Seen::Kind::ground);
}

TEST("what lies under a creature is still known") {
    PaperLevel level{"#######", "#@...>#", "#######"};
    level.show({5, 1}, 'k');
    CHECK_EQ(level.known.at({5, 1}).name, "stairs down");
    CHECK_EQ(level.known.creatures().size(), 1U);
}

TEST("what the player stands on is not only remembered") {
    PaperLevel level{"#######", "#@A...#", "#######"};
    level.learn();
    level.show({2, 1}, '_');
    CHECK(level.known.things().front().seen.remembered);
    level.walk(Direction::right);
    CHECK_EQ(level.known.underfoot()->name, "A");
    CHECK(!level.known.underfoot()->remembered);
}

TEST("another level makes the map forget") {
    PaperLevel level{"#######", "#@...A#", "#######"};
    level.draw({5, 1}, ' ');
    level.now.depth = 2;
    level.learn();
    CHECK(level.known.at({5, 1}).kind == Seen::Kind::unknown);
    CHECK(level.known.things().empty());
}

TEST("what is found on a level is numbered, and the same map again finds nothing") {
    PaperLevel level{"#######", "#@.B..#", "#######"};
    level.show({5, 1}, 'A');
    level.learn();
    CHECK_EQ(level.known.found(), 2);
    CHECK_EQ(level.known.things().back().seen.name, "A");
    CHECK_EQ(level.known.things().back().number, 2);
    level.now.depth = 2;
    level.learn();
    CHECK_EQ(level.known.things().back().number, 2);
    CHECK_EQ(level.known.found(), 2);
}

// Steps east onto what lies there, which becomes something else, and on.
void step_over(PaperLevel& level, char left_behind) {
    level.walk(Direction::right);
    level.draw(level.player, left_behind);
    level.walk(Direction::right);
}

TEST("what the player has opened by stepping onto it keeps its number") {
    PaperLevel level{"######", "#@|..#", "######"};
    step_over(level, '-');
    CHECK_EQ(level.known.at({2, 1}).name, "open gate");
    CHECK_EQ(level.known.found(), 1);
}

TEST("what the player could not take keeps its number, and what lay below is found") {
    PaperLevel left{"######", "#@$..#", "######"};
    step_over(left, '$');
    CHECK_EQ(left.known.found(), 1);
    PaperLevel taken{"######", "#@$..#", "######"};
    step_over(taken, '>');
    CHECK_EQ(taken.known.found(), 2);
}

TEST("what comes to lie where the player has taken the same is found") {
    PaperLevel level{"######", "#@$..#", "######"};
    step_over(level, '.');
    level.show({2, 1}, 'k');
    level.show({2, 1}, '$');
    CHECK_EQ(level.known.found(), 2);
    CHECK(!level.known.things().back().stood_on);
}

TEST("a gate that a creature has opened is found") {
    PaperLevel level{"######", "#@..|#", "######"};
    level.show({4, 1}, 'k');
    level.show({4, 1}, '-');
    CHECK_EQ(level.known.found(), 2);
}

TEST("the player stands on the number of what he has just taken, until he goes on") {
    PaperLevel level{"######", "#@.$.#", "######"};
    level.walk(Direction::right);
    CHECK_EQ(level.known.place_here(), 0);
    level.messages.add("You take it.", Color::white);
    level.walk(Direction::right);
    CHECK_EQ(level.known.place_here(), 1);
    CHECK(!level.known.underfoot());
    level.walk(Direction::right);
    CHECK_EQ(level.known.place_here(), 0);
}

TEST("a thing on stairs is known with them, and neither is found again") {
    PaperLevel level{"#######", "#@..$.#", "#######"};
    level.show({4, 1}, 'V');  // Stairs out of sight, whatever lies there.
    level.show({4, 1}, '$');
    CHECK_EQ(level.known.found(), 2);
    CHECK_EQ(level.known.things().size(), 2U);
    level.show({4, 1}, '>');
    CHECK_EQ(level.known.things().size(), 1U);
    CHECK_EQ(level.known.things().front().seen.name, "stairs down");
}

TEST("a part of the level stays known, whatever it does to who steps onto it") {
    PaperLevel level{"#######", "#@~...#", "#######"};
    level.learn();
    for (const Direction step : {Direction::right, Direction::right}) {
        level.step(step);
        level.messages.add("The plate sinks.", Color::gray);
        level.learn();
        CHECK_EQ(level.known.things().size(), 1U);
        CHECK_EQ(level.known.at({2, 1}).name, "plate");
    }
    CHECK_EQ(level.known.found(), 1);
    CHECK(level.known.things().front().stood_on);
}

TEST("a map without the player teaches nothing") {
    PaperLevel level{"#######", "#@....#", "#######"};
    level.known.learn(Frame{}, PaperLevel::reading(), level);
    CHECK(level.known.at({2, 1}).kind == Seen::Kind::ground);
}

}  // namespace
}  // namespace rogue::test
