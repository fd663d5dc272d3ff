#include "app/play/farewell.hpp"

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"

namespace rogue {
namespace {

constexpr std::string_view kDeath = "You died with a score of 430 (depth 4, kills 3)";

PlayedRun run_with(std::optional<Ending> ending, std::uint64_t seed = 7) {
    return {.game = games().front(),
            .header = {games().front()->rules, seed, "2026-11-20T15:11:00Z"},
            .outcome = {ending, {.deepest = 4, .kills = 3, .score = 430}}};
}

std::string told(const PlayedRun& run, const Options& options = {}) {
    return lines_of({{}, run}, options).text();
}

std::string first_line(const std::string& lines) {
    return lines.substr(0, lines.find('\n'));
}

TEST("a death is told with its score and with its place in the table") {
    PlayedRun run = run_with(Ending::died);
    CHECK_EQ(first_line(told(run)), text(kDeath, "."));
    for (const auto& [rank, words] : {std::pair(1, "the best"),
                                      {2, "the 2nd best"},
                                      {3, "the 3rd best"},
                                      {4, "the 4th best"}}) {
        run.rank = static_cast<std::size_t>(rank);
        CHECK_EQ(first_line(told(run)), text(kDeath, ", ", words, "."));
    }
}

TEST("runs that were ended for good are told before the run that was played, without a score") {
    const std::string lines =
        lines_of(
            {{{games().front(), {.deepest = 2, .kills = 1, .score = 210}}}, run_with(Ending::quit)},
            {})
            .text();
    CHECK(lines.starts_with(
        "You ended a run for good, without a score (it had 210, depth 2, kills 1).\n"
        "You ended the run for good, without a score (it had 430, depth 4, kills 3).\n"));
}

TEST("a player who left before a run began is told nothing") {
    CHECK_EQ(lines_of({}, {}).text(), "");
}

TEST("an open run was left or cut off, and a command plays on only if it is kept") {
    PlayedRun run = run_with(std::nullopt);
    CHECK_EQ(told(run),
             "The run was cut off with a score of 430 (depth 4, kills 3).\n"
             "Play this dungeon again: roguelike --seed 7\n");
    run.left = true;
    run.record = "a.run";
    CHECK_EQ(told(run),
             "You left the run with a score of 430 (depth 4, kills 3).\n"
             "Play on: roguelike --resume=a.run\n");
}

TEST("a run can be watched by its file, or without one if it was played last") {
    PlayedRun run = run_with(Ending::died);
    run.record = "a.run";
    CHECK(told(run).find("\nWatch it: roguelike --replay=a.run\n") != std::string::npos);
    run.last_played = true;
    CHECK(told(run).find("\nWatch it: roguelike --replay\n") != std::string::npos);
}

TEST("the dungeon of a day is named, with the place among its runs") {
    PlayedRun run = run_with(Ending::died, fnv1a("2026-11-18"));
    const std::string day = "\nIt was the dungeon of 2026-11-18.";
    CHECK(told(run).find(text(day, "\n")) != std::string::npos);
    CHECK(told(run).ends_with("Play this dungeon again: roguelike --seed 2026-11-18\n"));
    run.place_of_day = {1, 1};
    CHECK(told(run).find(text(day, " No other run there has a score yet.\n")) != std::string::npos);
    for (const auto& [place, words] : {std::pair(1, "the best"),
                                       {3, "the 3rd best"},
                                       {11, "the 11th best"},
                                       {21, "the 21st best"},
                                       {112, "the 112th best"}}) {
        run.place_of_day = {static_cast<std::size_t>(place), 200};
        CHECK(told(run).find(text(day, " Of the 200 runs there with a score this one is ", words,
                                  ".\n")) != std::string::npos);
    }
}

TEST("runs that wait are told with the options that kept them from being offered") {
    Options options;
    options.daily = "";
    CHECK_EQ(told_of_unoffered(0, options).text(), "");
    CHECK_EQ(told_of_unoffered(1, options).text(),
             "Another unfinished run waits. Start without --daily to resume it.\n");
    options.game_asked = true;
    CHECK_EQ(told_of_unoffered(2, options).text(),
             "2 other unfinished runs wait. Start without --game and --daily to resume them.\n");
}

TEST("trouble with a score tells whether the score is lost") {
    const Tally tally{.deepest = 4, .kills = 3, .score = 430};
    ClosedRun closed;
    CHECK_EQ(trouble_with_score(closed, tally), "");
    closed.entered.problem = "it is full";
    CHECK_EQ(trouble_with_score(closed, tally), "it is full; the score of 430 is lost");
    closed.stays_open = true;
    CHECK_EQ(trouble_with_score(closed, tally),
             "it is full; it is entered when the run is next opened");
    closed.entered.saved = true;
    CHECK_EQ(trouble_with_score(closed, tally), "it is full");
}

TEST("how another's run ended is told with its score") {
    const Tally tally{.deepest = 4, .kills = 3, .score = 430};
    const std::string score = " with a score of 430 (depth 4, kills 3).";
    const GameKind& game = *games().front();
    CHECK_EQ(how_it_ended({Ending::died, tally}, game, "It goes on"),
             "The run ended in death" + score);
    CHECK_EQ(how_it_ended({Ending::quit, tally}, game, "It goes on"), "The run was quit" + score);
    CHECK_EQ(how_it_ended({std::nullopt, tally}, game, "It goes on"), "It goes on" + score);
}

}  // namespace
}  // namespace rogue
