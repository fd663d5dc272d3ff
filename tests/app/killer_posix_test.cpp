#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "app/play/farewell.hpp"
#include "app/runs/ending_words.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/recorded_file.hpp"
#include "tests/support/recorded_runs.hpp"

// Who has killed the player is told wherever a run is told.

namespace rogue::test {
namespace {

struct KnownDeath {
    RecordedRun run;
    std::string killer;
    std::string how;    // As in ` on depth 6, with a score of 720 (kills 12)`.
    std::string words;  // As in `killed by a wraith, brands 2`.
};

KnownDeath death_at(const RecordedMoment& end) {
    const auto game = end.game();
    const std::string killer = killer_of(*game);
    const std::string whole = death_of(*end.run.game, *game);
    const std::size_t named = std::string_view("killed by ").size() + killer.size();
    return {end.run, killer, whole.substr(named), ending_words(*end.run.game, *game)};
}

// One in each game.
const std::vector<KnownDeath>& known_deaths() {
    static const std::vector<KnownDeath> deaths{death_at(recorded_end(kClassicRuns, Ending::died)),
                                                death_at(recorded_end(kTutorialRuns, Ending::died)),
                                                death_at(recorded_end(kWorldRuns, Ending::died))};
    return deaths;
}

// Returns the words of a text, which may be wrapped, with a blank between them.
std::string unwrapped(const std::string& text) {
    std::istringstream words(text);
    std::string line;
    for (std::string word; words >> word;) {
        append(line, line.empty() ? "" : " ", word);
    }
    return line;
}

bool has_text(std::string_view page, std::string_view part) {
    return page.find(part) != std::string_view::npos;
}

RecordedMoment before_death(const KnownDeath& death) {
    return {death.run, keys_of(contents(death.run.file)).size() - 1};
}

// Keeps a run that lacks only the key by which its player dies, and returns that key.
char keep_nearly_dead(const KeptGame& game, const KnownDeath& death) {
    const RecordedMoment before = before_death(death);
    keep(game, before.run, before.keys);
    return before.run.keys[before.keys];
}

TEST("who has killed is told after a death on the screen, in each game") {
    for (const KnownDeath& death : known_deaths()) {
        const check::Context context(death.run.file);
        const KeptGame game{ROGUE_PROGRAM};
        const char last = keep_nearly_dead(game, death);
        PtyProgram program(game.on_terminal({"--resume"}));
        wait_for_frame(program, before_death(death).game()->screen().frame());
        program.send(key_bytes(last));
        leave_high_scores(program);
        const std::string told = program.transcript();
        CHECK(
            has_text(told, concat("You were killed by ", death.killer, death.how, ", the best.")));
        CHECK(has_text(told, "\nRead its story: "));
        PtyProgram film(game.on_terminal({"--replay"}));
        film.send("\x1b[F");  // End.
        film.wait_for_text(concat("Killed by ", death.killer));
        leave_end(film);
        CHECK(has_text(film.transcript(), concat("Killed by ", death.killer, death.how, ".\r\n")));
    }
}

// Keeps the run without its last key and plays that key in plain play. Returns what is told.
std::string died_in_plain_play(const KeptGame& game, const KnownDeath& death) {
    const char last = plain_key(keep_nearly_dead(game, death));
    return game.run({"--plain", "--resume"}, concat(last, "\n")).out;
}

TEST("who has killed is told after a death without a screen, in each game") {
    for (const KnownDeath& death : known_deaths()) {
        const check::Context context(death.run.file);
        const KeptGame game{ROGUE_PROGRAM};
        const std::string told = died_in_plain_play(game, death);
        CHECK(has_text(told,
                       concat("\nYou were killed by ", death.killer, death.how, ", the best.\n")));
        if (!has_text(told, "You were killed by ")) {
            continue;  // A run that goes on is watched as long as it does.
        }
        const std::string sentence = concat("Killed by ", death.killer, death.how, ".\n");
        for (const std::string command : {"--replay", "--watch"}) {
            CHECK(game.run({command, "--plain"}).out.ends_with(sentence));
        }
        const std::string page = game.run({"--story"}).out;
        CHECK(unwrapped(page.substr(page.find('\n'))).starts_with(unwrapped(sentence)));
    }
}

TEST("who has killed is told by the table for proven runs and by rankings, in each game") {
    for (const KnownDeath& death : known_deaths()) {
        const check::Context context(death.run.file);
        const KeptGame game{ROGUE_PROGRAM};
        died_in_plain_play(game, death);
        const std::string kind(death.run.game->name);
        const std::string seed = concat(death.run.seed);
        CHECK(has_text(unwrapped(game.run({"--scores", "--game", kind}).out),
                       concat(" * seed ", seed, ", ", death.words, " * Proven")));
        CHECK(has_text(unwrapped(game.run({"--scores", "--game", kind, "--seed", seed}).out),
                       concat("Z ", death.words, " * This run")));
    }
}

// Three runs of the first game: two that one killer ended, and one that another did.
std::vector<KnownDeath> three_deaths() {
    std::map<std::string, std::vector<KnownDeath>> by_killer;
    for (const auto& trace : recorded_traces()) {
        const RecordedRun run = load_recorded_run(trace);
        const RecordedMoment end{run, run.keys.size()};
        if (end.game()->ending() == Ending::died) {
            const KnownDeath death = death_at(end);
            by_killer[death.killer].push_back(death);
        }
    }
    std::vector<KnownDeath> deaths;
    for (const auto& [killer, all] : by_killer) {
        if (deaths.empty() && all.size() > 1) {
            deaths.assign(all.begin(), all.begin() + 2);
        }
    }
    for (const auto& [killer, all] : by_killer) {
        if (deaths.size() == 2 && killer != deaths.front().killer) {
            deaths.push_back(all.front());
        }
    }
    return deaths;
}

TEST("who has killed most often is told of one's own runs, and how much they gathered at most") {
    const KeptGame game{ROGUE_PROGRAM};
    std::filesystem::create_directories(game.path("state/runs"));
    int kept = 0;
    const auto keep = [&](const RecordedRun& run) {
        std::filesystem::copy_file(run.file, game.path(concat("state/runs/", ++kept, ".run")));
    };
    const std::vector<KnownDeath> deaths = three_deaths();
    const RecordedMoment won = recorded_end(kWorldRuns, Ending::won);
    const RecordedMoment died = recorded_end(kWorldRuns, Ending::died);
    std::ranges::for_each(deaths, keep, &KnownDeath::run);
    keep(won.run);
    keep(died.run);
    CHECK_EQ(deaths.size(), 3U);
    const std::string told = game.run({"--mine"}).out;
    CHECK(has_text(told, concat("\n  killers: ", deaths.front().killer, " 2, ",
                                deaths.back().killer, " 1\nworld: 2 runs: died 1, won 1\n")));
    CHECK(told.ends_with(concat("\n  brands: at most ", won.game()->gains().gathered,
                                "\n  killers: ", killer_of(*died.game()), " 1\n")));
}

TEST("how another's run ended is told with how far it came, if that was farther") {
    std::string ends;
    for (const Recordings& of : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        for (const auto& trace : recorded_traces(of)) {
            RunReader file(load_recorded_run(trace, of).file);
            const Replayed run = replay_file(file);
            CHECK_EQ(killer_of(*run.game).empty(), run.game->ending() != Ending::died);
            ends += concat(trace.stem().string(), ": ",
                           how_it_ended(of.game, *run.game, "It goes on"), "\n");
        }
    }
    check_recorded("tests/golden/ends.txt", ends);
}

}  // namespace
}  // namespace rogue::test
