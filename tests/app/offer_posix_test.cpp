#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/records/run_reader.hpp"
#include "rogue/tutorial/tutorial.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"
#include "tutorial/rules/game.hpp"

// Which runs the real program offers to resume, and what the keys do there.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;
using std::chrono_literals::operator""h;

constexpr std::string_view kHeading = "AN UNFINISHED RUN";

/// Unfinished runs of one key. Each was played later than the one before.
class Unfinished : public KeptGame {
public:
    /// Runs of these names and seeds.
    Unfinished(std::initializer_list<std::pair<std::string, std::uint64_t>> runs) {
        for (const auto& [name, seed] : runs) {
            add(name, seed);
        }
    }

    void add(const std::string& name, std::uint64_t seed, int rules = kPaperGame.rules,
             std::string_view keys = "R") {
        const std::string file = path("state/runs/" + name + ".run");
        fs::create_directories(path("state/runs"));
        std::ofstream(file) << RunHeader{rules, seed, "2026-11-20T15:11:00Z"}.text() << keys;
        fs::last_write_time(file, time_ += std::chrono::seconds(1));
    }

    bool has(const std::string& name) const {
        return fs::exists(path("state/runs/" + name + ".run"));
    }

private:
    fs::file_time_type time_ = fs::file_time_type::clock::now() - std::chrono::hours(1);
};

std::string after_n(const Unfinished& game, std::vector<std::string> options) {
    options.insert(options.begin(), "--plain");
    return game.run(options, "n\n").out;
}

TEST("a dungeon that was asked for is played, and other runs wait and are told of afterwards") {
    Unfinished game{{"seven", 7}};
    for (const std::vector<std::string>& options :
         {std::vector<std::string>{"--seed", "9"}, {"--daily"}, {"--game", "tutorial"}}) {
        std::vector<std::string> all = options;
        all.emplace_back("--plain");
        const std::string told = game.run(all).out;
        CHECK_EQ(told.find(kHeading), std::string::npos);
        CHECK(told.ends_with("\nAnother unfinished run is waiting. Start without " +
                             options.front() + " to resume it.\n"));
    }
    CHECK(after_n(game, {}).starts_with(kHeading));
    CHECK(after_n(game, {"--game", "paper"}).starts_with(kHeading));
}

TEST("of unfinished runs those are offered that are of the dungeon that was asked for") {
    Unfinished game{{"fits", 9}, {"another dungeon", 7}};
    game.add("another game", 9, kTutorialRules);
    const std::string told = after_n(game, {"--seed", "9"});
    CHECK(told.starts_with(concat(kHeading, "\nGame: paper\n")));
    CHECK(told.ends_with(
        "\n2 other unfinished runs are waiting. Start without --seed to resume them.\n"));
    const std::string other = after_n(game, {"--seed", "9", "--game", "tutorial"});
    CHECK(other.starts_with(concat(kHeading, "\nGame: tutorial\n")));
    CHECK(other.ends_with("Start without --game and --seed to resume them.\n"));
}

TEST("a dead run of another dungeon still gets its score") {
    Unfinished game{{"died", 1}};
    std::string cut = paper_file();
    cut.erase(cut.find("ended"));
    std::ofstream(game.path("state/runs/died.run")) << cut;
    const std::string told = game.run({"--plain", "--seed", "9"}).out;
    CHECK_EQ(told.find("waits"), std::string::npos);
    CHECK(game.scores().starts_with("600|5|10|"));
}

TEST("a run in the dungeon of a day is offered with its day") {
    Unfinished game{{"daily", fnv1a("2026-11-20")}};
    PtyProgram program(game.on_terminal());
    program.wait_for_text("Game:  paper, the daily dungeon of 2026-11-20");
}

TEST("before the first offered run comes the last one looked at, and no more is looked at") {
    Unfinished game{{"third", 7}, {"second", 8}, {"first", 9}};
    PtyProgram program(game.on_terminal());
    program.wait_for_text(kHeading);
    program.type("\x1b[A", "No run was played after this one.");
    program.type("\x1b[B", "(2 of 3)");
    program.type("\x1b[A", "(1 of 3)");
    program.type("\x1b[A", "(2 of 3)");
}

TEST("Enter resumes the offered run") {
    Unfinished game{{"a", 7}};
    PtyProgram program(game.on_terminal());
    program.wait_for_text(kHeading);
    program.send("\r");
    wait_for_map(program);
    program.type("g", "Nothing to pick up.");
    CHECK_EQ(keys_of(game.run_file()), "Rg");
}

TEST("a run that is dropped by d and again d is gone, which is told before and after") {
    Unfinished game{{"a", 7}};
    PtyProgram program(game.on_terminal());
    program.wait_for_text("d: end it for good, without a score");
    program.type("d", "d again: end it for good, without a score");
    CHECK(game.has("a"));
    program.let_pass(kLongerThanQuiet);
    program.send("d");
    wait_for_map(program);
    CHECK(!game.has("a"));
    program.send("\x03");
    program.wait_exit();
    CHECK(tells(program,
                "You ended a run for good, without a score (it had 100, depth 1, "
                "kills 0)."));
}

TEST("after d any other key keeps the run, and two d that come at once too") {
    Unfinished game{{"a", 7}};
    PtyProgram program(game.on_terminal());
    program.wait_for_text(kHeading);
    for (const char* keep : {"x", "q", "n", "y", "\r", "\x1b[C"}) {
        program.type("dd", "d again: ");
        program.type(keep, "y or Enter: resume it");
        CHECK(game.has("a"));
    }
    leave_by(program, "q");
    CHECK(game.has("a"));
}

// Returns false if the machine was too slow to hold a key.
bool holds_d(const std::vector<std::string>& how) {
    Unfinished game{{"a", 7}};
    PtyProgram program(game.on_terminal(how));
    program.wait_for_text(kHeading);
    const auto first = std::chrono::steady_clock::now();
    program.type("d", "d again: ");
    if (!hold(program, "d", first)) {
        return false;
    }
    CHECK(game.has("a"));
    program.wait_for_text("Too soon: wait a moment, then press it again.");
    program.let_pass(kLongerThanQuiet);
    program.send_bytewise("d");
    program.wait_for_text("Welcome to the dungeon");
    CHECK(!game.has("a"));
    return true;
}

TEST("a held d drops no run, on a screen and without one") {
    for (const std::vector<std::string>& how :
         {std::vector<std::string>{}, {"--plain", "--single-keys"}}) {
        while (!holds_d(how)) {
        }
    }
}

TEST("letters that move go to the next run and the one before, and drop none") {
    Unfinished game{{"a", 7}, {"b", 8}};
    PtyProgram program(game.on_terminal({"--keys", "wasd"}));
    program.wait_for_text("AN UNFINISHED RUN (1 of 2)");
    program.wait_for_text("D: end it for good, without a score");
    for (const std::string keys : {"da", "sw"}) {
        program.type(keys.substr(0, 1), "AN UNFINISHED RUN (2 of 2)");
        program.type(keys.substr(1), "AN UNFINISHED RUN (1 of 2)");
    }
    program.type("D", "D again: ");
    program.type("d", "y or Enter: resume it");
    CHECK(game.has("a") && game.has("b"));
}

TEST("without a screen the letters that move go to other runs too") {
    Unfinished game{{"a", 7}, {"b", 8}};
    const std::string told = game.run({"--plain"}, "l\nh\nd\nd\nq\n").out;
    const std::size_t second = told.find("AN UNFINISHED RUN, 2 of 2");
    CHECK(second < told.rfind("AN UNFINISHED RUN, 1 of 2"));
    CHECK(game.has("a") && !game.has("b"));
}

TEST("if files of no run are all the others, the next key says that there is no other run") {
    Unfinished game{{"a", 7}};
    std::ofstream(game.path("state/runs/bad.run")) << "no run";
    fs::last_write_time(game.path("state/runs/bad.run"), fs::file_time_type::clock::now() - 2h);
    PtyProgram program(game.on_terminal());
    program.wait_for_text("AN UNFINISHED RUN (1 of 2)");
    program.type("s", "AN UNFINISHED RUN --");
    program.wait_for_text("There is no other run.");
}

TEST("a key that is typed while files of no run are among the others is not lost") {
    Unfinished game{{"a", 7}};
    for (int i = 0; i < 300; ++i) {
        const std::string file = game.path(concat("state/runs/bad", i, ".run"));
        std::ofstream(file) << "no run";
        fs::last_write_time(file, fs::file_time_type::clock::now() - 2h);
    }
    game.add("b", 8);
    PtyProgram program(game.on_terminal());
    program.wait_for_text("AN UNFINISHED RUN (1 of 302)");
    program.send("n");
    wait_for_map(program);
}

}  // namespace
}  // namespace rogue::test
