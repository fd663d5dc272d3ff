#include "app/runs/known_map.hpp"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_level.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/recorded_file.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {
namespace {

/// Plays a recorded run and looks at what is known whenever the game waits for a key on a map. It
/// keeps what each place of the level has ever shown, by name, if it has shown anything.
class Witness {
public:
    explicit Witness(const RecordedRun& run) : game_(run.game->start(run.seed)) {
        game_->play(ScriptedKeys(run.keys), [this] {
            if (shows_map(game_->screen().awaited())) {
                look();
            }
        });
    }

    int looks = 0;
    int beyond = 0;  ///< So many known tiles were beyond the screen.

private:
    using Place = std::pair<int, int>;

    void look() {
        if (std::exchange(level_, game_->level()) != game_->level()) {
            ever_.clear();
        }
        const SeenMap seen = game_->seen_map();
        for_each_in(seen.part(), [&](Point at) {
            if (seen.at(at).kind != TileContent::Kind::unknown) {
                ever_[{at.x, at.y}].insert(word(seen.at(at)));
            }
        });
        const Point here = seen.player();
        ever_[{here.x, here.y}].insert(word(seen.below()));
        known_.learn(*game_);
        if (++looks % 16 == 0) {
            compare(seen.part());
        }
    }

    // Nothing is known that was not shown there, and everything is that the screen shows now.
    void compare(const Box& part) {
        for (const auto& [place, shown] : ever_) {
            const Point at{place.first, place.second};
            const std::string now = word(known_.at(at));
            beyond += now != " " && !part.contains(at);
            CHECK(now == " " || now == "." || shown.contains(now) || was_opened(at, shown));
        }
        for (const KnownMap::Thing& thing : known_.things()) {
            const auto shown = ever_.find({thing.position.x, thing.position.y});
            CHECK(shown != ever_.end() &&
                  (shown->second.contains(std::string(thing.content.name)) ||
                   was_opened(thing.position, shown->second)));
        }
        for (const int y : {part.y - 1, part.y + part.height}) {
            for (int x = part.x - 1; x <= part.x + part.width; ++x) {
                CHECK(ever_.contains({x, y}) ||
                      known_.at({x, y}).kind == TileContent::Kind::unknown);
            }
        }
    }

    // Whether the player has opened a door there, by stepping onto it, and no creature hides it.
    bool was_opened(Point at, const std::set<std::string>& shown) const {
        return known_.at(at).name == "open door" && shown.contains("closed door");
    }

    static std::string word(const TileContent& content) {
        switch (content.kind) {
            case TileContent::Kind::unknown:
                return " ";
            case TileContent::Kind::wall:
                return "#";
            case TileContent::Kind::ground:
                return ".";
            default:
                return std::string(content.name);
        }
    }

    std::unique_ptr<AnyGame> game_;
    KnownMap known_;
    int level_ = 0;
    std::map<Place, std::set<std::string>> ever_;
};

TEST(
    "nothing is known but what the screen showed or the player stood on, in the recorded runs of "
    "all games") {
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

// What each thing is that a map shows in recorded runs, by name: its kind, step and way, and more
// of a creature.
std::string all_seen(const Recordings& of) {
    constexpr std::string_view kKinds = "uwgtfc";
    constexpr std::string_view kSteps = ".otawfs";
    constexpr std::string_view kLeads = ".=><";
    std::set<std::string> all;
    for (const auto& trace : recorded_traces(of)) {
        const RecordedRun run = load_recorded_run(trace, of);
        const auto game = run.game->start(run.seed);
        game->play(ScriptedKeys(run.keys), [&] {
            for (const auto& [content, away] : sightings(game->seen_map())) {
                all.insert(concat(content.name, " ", kKinds[static_cast<std::size_t>(content.kind)],
                                  kSteps[static_cast<std::size_t>(content.step)],
                                  kLeads[static_cast<std::size_t>(content.leads)],
                                  content.picks_up ? " takes" : "",
                                  content.resists ? " resists" : "", "\n"));
            }
        });
    }
    std::string lines;
    for (const std::string& line : all) {
        lines += line;
    }
    return lines;
}

TEST("what somebody takes or changes is a thing, what always stays a fixture, in all games") {
    std::string all;
    for (const Recordings& of : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        all += all_seen(of);
    }
    check_recorded("tests/golden/seen.txt", all);
}

TEST("a thing is known until its place is seen to be bare") {
    PaperLevel level{"#######", "#@...A#", "#######"};
    CHECK_EQ(level.known.things().size(), 1U);
    level.show({5, 1}, '_');
    CHECK_EQ(level.known.at({5, 1}).name, "A");
    CHECK(level.known.things().front().content.remembered);
    level.show({5, 1}, '.');
    CHECK(level.known.things().empty());
    CHECK(level.known.at({5, 1}).kind == TileContent::Kind::ground);
}

TEST("what a step onto a known thing does may change") {
    PaperLevel level{"#######", "#@...$#", "#######"};
    level.show({5, 1}, '&');
    CHECK(level.known.at({5, 1}).step == TileContent::Step::on_purpose);
    CHECK(level.known.things().front().content.step == TileContent::Step::on_purpose);
    CHECK_EQ(level.known.found(), 1);
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
    CHECK(level.known.things().front().content.remembered);
    level.walk(Direction::right);
    CHECK_EQ(level.known.underfoot()->name, "A");
    CHECK(!level.known.underfoot()->remembered);
}

TEST("another level makes the map forget") {
    PaperLevel level{"#######", "#@...A#", "#######"};
    level.draw({5, 1}, ' ');
    level.now.depth = 2;
    level.learn();
    CHECK(level.known.at({5, 1}).kind == TileContent::Kind::unknown);
    CHECK(level.known.things().empty());
}

TEST("what is found on a level is numbered, and the same map again finds nothing") {
    PaperLevel level{"#######", "#@.B..#", "#######"};
    level.show({5, 1}, 'A');
    level.learn();
    CHECK_EQ(level.known.found(), 2);
    CHECK_EQ(level.known.things().back().content.name, "A");
    CHECK_EQ(level.known.things().back().number, 2);
    level.now.depth = 2;
    level.learn();
    CHECK_EQ(level.known.things().back().number, 2);
    CHECK_EQ(level.known.found(), 2);
}

// Steps east onto what lies there, which becomes something else, and on.
void step_over(PaperLevel& level, char left_behind) {
    level.step(Direction::right);
    level.draw(level.player, left_behind);
    level.learn();
    level.walk(Direction::right);
}

TEST("what the player has opened by stepping onto it keeps its number") {
    PaperLevel level{"######", "#@|..#", "######"};
    step_over(level, '-');
    CHECK_EQ(level.known.at({2, 1}).name, "open gate");
    CHECK_EQ(level.known.found(), 1);
}

TEST("what the player has opened keeps its number, whatever he takes next and whoever follows") {
    PaperLevel taking{"######", "#.$|@#", "######"};
    for (const char left_behind : {'-', '.'}) {
        taking.step(Direction::left);
        taking.draw(taking.player, left_behind);
        taking.learn();
    }
    CHECK_EQ(taking.known.at({3, 1}).name, "open gate");
    CHECK_EQ(taking.known.found(), 2);
    PaperLevel followed{"######", "#@|..#", "######"};
    followed.step(Direction::right);
    followed.draw(followed.player, '-');
    followed.learn();
    followed.step(Direction::right);
    followed.show({2, 1}, 'k');
    followed.show({2, 1}, '-');
    CHECK_EQ(followed.known.found(), 1);
}

TEST("what lies under the player is known whatever he is told, until it is gone") {
    PaperLevel level{"######", "#@$..#", "######"};
    level.walk(Direction::right);
    level.messages.add("Your pack is full.", Color::white);
    level.learn();
    CHECK_EQ(level.known.underfoot()->name, "coin");
    level.show({2, 1}, '.');
    CHECK(!level.known.underfoot());
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

TEST("a creature that takes nothing leaves what it stands on") {
    PaperLevel level({"@.$"});
    level.show({2, 0}, 'w');
    CHECK_EQ(level.known.things().size(), 1U);
    level.show({2, 0}, 'k');
    CHECK_EQ(level.known.things().size(), 0U);
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
    CHECK_EQ(level.known.place_number_here(), 0);
    level.draw({3, 1}, '.');
    level.walk(Direction::right);
    CHECK_EQ(level.known.place_number_here(), 1);
    CHECK(!level.known.underfoot());
    level.walk(Direction::right);
    CHECK_EQ(level.known.place_number_here(), 0);
}

TEST("a thing on stairs is known with them, and neither is found again") {
    PaperLevel level{"#######", "#@..$.#", "#######"};
    level.show({4, 1}, 'V');  // Stairs out of sight, whatever lies there.
    level.show({4, 1}, '$');
    CHECK_EQ(level.known.found(), 2);
    CHECK_EQ(level.known.things().size(), 2U);
    level.show({4, 1}, '>');
    CHECK_EQ(level.known.things().size(), 1U);
    CHECK_EQ(level.known.things().front().content.name, "stairs down");
}

TEST("stairs under a thing are known once the player stands there, taken or not") {
    PaperLevel level{"######", "#@.A.#", "######"};
    level.below = {{3, 1}, '>'};
    level.walk(Direction::right);
    CHECK_EQ(level.known.things().size(), 1U);
    level.walk(Direction::right);
    CHECK_EQ(level.known.things().size(), 2U);
    CHECK_EQ(level.known.underfoot()->name, "A");
    level.show({3, 1}, '>');
    CHECK_EQ(level.known.underfoot()->name, "stairs down");
    CHECK_EQ(level.known.things().size(), 1U);
}

TEST("the stairs by which the player came are known") {
    PaperLevel level{"######", "#@...#", "######"};
    level.draw({1, 1}, '<');
    level.now.depth = 2;
    level.learn();
    CHECK_EQ(level.known.underfoot()->name, "stairs up");
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

}  // namespace
}  // namespace rogue::test
