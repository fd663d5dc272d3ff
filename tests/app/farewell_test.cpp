#include "app/play/farewell.hpp"

#include "app/games.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/press_keys.hpp"

namespace rogue {
namespace {

const std::string kDeath = "killed by an orc on depth 4, with a score of 430 (kills 3)";

RunSummary run_with(std::optional<Ending> ending, std::uint64_t seed = 7) {
    return {.game = games().front(),
            .header = {games().front()->rules, seed, "2026-11-20T15:11:00Z"},
            .outcome = {ending, {.deepest = 4, .kills = 3, .score = 430}},
            .death = ending == Ending::died ? kDeath : ""};
}

std::string farewell(const RunSummary& run, const Options& options = {}) {
    return lines_of({}, run, options).text();
}

std::string first_line(const std::string& lines) {
    return lines.substr(0, lines.find('\n'));
}

TEST("a death is told with its score and with its place in the table") {
    RunSummary run = run_with(Ending::died);
    CHECK_EQ(first_line(farewell(run)), concat("You were ", kDeath, "."));
    for (const auto& [rank, words] : {std::pair(1, "the best"),
                                      {2, "the 2nd best"},
                                      {3, "the 3rd best"},
                                      {4, "the 4th best"}}) {
        run.rank = static_cast<std::size_t>(rank);
        CHECK_EQ(first_line(farewell(run)), concat("You were ", kDeath, ", ", words, "."));
    }
}

TEST("a win is told as a death is") {
    CHECK_EQ(first_line(farewell(run_with(Ending::won))),
             "You won with a score of 430 (depth 4, kills 3).");
}

TEST("a score of any size is told whole, however the run ended") {
    for (const int score : {5010, 12345, 2147483647}) {
        const auto told = [&](std::optional<Ending> ending, bool set_aside = false) {
            RunSummary run = run_with(ending);
            run.set_aside = set_aside;
            run.outcome.tally.score = score;
            return first_line(farewell(run));
        };
        const std::string with = concat(" with a score of ", score, " (depth 4, kills 3).");
        CHECK_EQ(told(Ending::won), concat("You won", with));
        CHECK_EQ(told(std::nullopt), concat("The run was cut off", with));
        CHECK_EQ(told(std::nullopt, true), concat("You left the run", with));
        CHECK_EQ(told(Ending::quit), concat("You ended the run for good, without a score (it had ",
                                            score, ", depth 4, kills 3)."));
    }
}

TEST("gifts for the whole run are named") {
    RunSummary run = run_with(Ending::won);
    CHECK_EQ(farewell(run).find("Your gifts"), std::string::npos);
    run.gains.gifts = "shield, scythe";
    CHECK(farewell(run).find("\nYour gifts: shield, scythe.\n") != std::string::npos);
}

TEST("what a game gathers is told with the score") {
    RunSummary run = run_with(Ending::won);
    run.game = games().back();
    run.gains.gathered = 5;
    CHECK_EQ(first_line(farewell(run)), "You won with a score of 430 (far 4, kills 3, brands 5).");
}

TEST("runs that were ended for good are told before the run that was played, without a score") {
    const std::string lines =
        lines_of({{games().front(), {.deepest = 2, .kills = 1, .score = 210}}},
                 run_with(Ending::quit), {})
            .text();
    CHECK(lines.starts_with(
        "You ended a run for good, without a score (it had 210, depth 2, kills 1).\n"
        "You ended the run for good, without a score (it had 430, depth 4, kills 3).\n"));
}

TEST("a player who left before a run began is told nothing") {
    CHECK_EQ(lines_of({}, {}, {}).text(), "");
}

TEST("an open run was left or cut off, and a command plays on only if it is kept") {
    RunSummary run = run_with(std::nullopt);
    CHECK_EQ(farewell(run),
             "The run was cut off with a score of 430 (depth 4, kills 3).\n"
             "Play this dungeon again: roguelike --seed 7\n");
    run.set_aside = true;
    run.record = "a.run";
    CHECK_EQ(farewell(run),
             "You left the run with a score of 430 (depth 4, kills 3).\n"
             "Play on: roguelike --resume=a.run\n");
}

TEST("a run can be watched and its story told by its file, or without one if it was played last") {
    RunSummary run = run_with(Ending::died);
    CHECK_EQ(farewell(run).find("story"), std::string::npos);
    run.record = "a.run";
    CHECK(farewell(run).find("\nWatch it: roguelike --replay=a.run\n"
                             "Read its story: roguelike --story=a.run\n") != std::string::npos);
    run.last_played = true;
    CHECK(farewell(run).find("\nWatch it: roguelike --replay\n"
                             "Read its story: roguelike --story\n") != std::string::npos);
    Options options;
    options.controls.plain = true;
    CHECK(farewell(run, options)
              .find("\nWatch it: roguelike --plain --replay\n"
                    "Read its story: roguelike --story\n") != std::string::npos);
}

TEST("the dungeon of a day is named") {
    RunSummary run = run_with(Ending::died, fnv1a("2026-11-19"));
    const std::string day = "\nThis was the daily dungeon of 2026-11-19.";
    CHECK(farewell(run).find(concat(day, "\n")) != std::string::npos);
    CHECK(farewell(run).ends_with("Play this dungeon again: roguelike --seed 2026-11-19\n"));
    const auto names_day = [&](const std::string& seed, const std::string& began,
                               const Options& options = {}) {
        run.header.seed = fnv1a(seed);
        run.header.began = began;
        return farewell(run, options).find(concat("dungeon of ", seed, ".")) != std::string::npos;
    };
    for (const std::string began : {"2024-02-28T00:00:00Z", "2024-02-29", "2024-03-01T23:59:59Z",
                                    "2024-03-01T13:59:59+14:00"}) {
        CHECK(names_day("2024-02-29", began));
        CHECK(!names_day("2024-02-26", began));
        Options options;
        options.dungeon.daily = "2024-02-26";
        CHECK(names_day("2024-02-26", began, options));
    }
    CHECK(!names_day("", "2024-02-29"));
    CHECK(names_day("0001-01-02", "0001-01-01") && names_day("9999-12-30", "9999-12-31"));
    CHECK(!names_day("0000-12-31", "0001-01-01") && !names_day("10000-01-01", "9999-12-31"));
}

TEST("a run is compared with others of its day") {
    CHECK_EQ(rank_line(1, 1).text(), "No other run in this dungeon has a score yet.\n");
    for (const auto& [rank, words] : {std::pair(1, "the best"),
                                      {3, "the 3rd best"},
                                      {11, "the 11th best"},
                                      {21, "the 21st best"},
                                      {112, "the 112th best"}}) {
        CHECK_EQ(rank_line(static_cast<std::size_t>(rank), 200).text(),
                 concat("Of the 200 scored runs in this dungeon, yours is ", words, ".\n"));
    }
}

TEST("runs that wait are told with the options that kept them from being offered") {
    Options options;
    options.dungeon.daily = "";
    CHECK_EQ(waiting_line(0, options).text(), "");
    CHECK_EQ(waiting_line(1, options).text(),
             "Another unfinished run is waiting. Start without --daily to resume it.\n");
    options.dungeon.game_asked = true;
    CHECK_EQ(
        waiting_line(2, options).text(),
        "2 other unfinished runs are waiting. Start without --game and --daily to resume them.\n");
    options.locations.user = "anna";  // Who plays by ssh types no options.
    CHECK_EQ(waiting_line(2, options).text(), "2 other unfinished runs are waiting.\n");
}

TEST("how another's run ended is told with its score") {
    const GameKind& kind = *games().front();
    const auto game = kind.start(7);
    const std::string score = " with a score of 100 (depth 1, kills 0).";
    CHECK_EQ(how_it_ended(kind, *game, "It goes on"), "It goes on" + score);
    game->press(Key{'q'});
    CHECK_EQ(how_it_ended(kind, *game, "It goes on"), "The run was quit" + score);
}

}  // namespace
}  // namespace rogue
