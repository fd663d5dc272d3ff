#include "app/competing/ranking.hpp"

#include <filesystem>
#include <fstream>
#include <limits>
#include <set>
#include <sstream>

#include "app/competing/user_runs.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "tests/support/check.hpp"
#include "tests/support/key_bytes.hpp"
#include "tests/support/ranked_runs.hpp"
#include "tests/support/run_files.hpp"

// The program ranks the kept runs of a dungeon, and tells a player the place of a run.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

void replace_in(const std::string& file, const std::string& from, const std::string& to) {
    std::string bytes = contents(file);
    bytes.replace(bytes.find(from), from.size(), to);
    std::ofstream(file, std::ios::binary) << bytes;
}

// The line of a run with that rank.
std::string line_at(std::size_t rank, const DeadlyRun& run, const std::string& file,
                    std::string_view user) {
    const std::string bytes = contents(file);
    const std::size_t began = bytes.find("began ") + 6;
    return concat(text_of(ScoreLine{run.tally, true}, rank), "   keys ",
                  right_aligned(static_cast<std::int64_t>(run.keys.size()), 6), "   ",
                  minute_of(bytes.substr(began, bytes.find('\n', began) - began)), "\n      ", user,
                  user.empty() ? "" : "   ", "killed by a troll\n");
}

TEST("the kept runs of a day's dungeon are ranked, those of all users, with what they achieved") {
    const DeadlyRun deep = death(3);
    const DeadlyRun shallow = death(1);
    CHECK(deep.tally.score > shallow.tally.score);
    Hosted game;
    const std::string own = game.record("", shallow.keys);
    const std::string anna = game.record("anna", deep.keys);
    game.record("ben", deep.keys, "2026-11-21");
    game.record("ben", "Q", kDay, "tutorial");
    const std::string wanted =
        concat("Runs in the daily dungeon of 2026-11-20 (game paper), each proven by a replay:\n",
               line_at(1, deep, anna, "anna"), line_at(2, shallow, own, ""),
               "* This run is kept here. Names in quotes come from a text.\n");
    for (const std::string option : {"--daily=2026-11-20", "--seed=2026-11-20"}) {
        const ProgramResult result = game.run({"--scores", option});
        CHECK_EQ(result.status, 0);
        CHECK_EQ(result.err, "");
        CHECK_EQ(result.out.substr(result.out.find("replay:")),
                 wanted.substr(wanted.find("replay:")));
    }
    CHECK(game.run({"--scores", "--daily=2026-11-20"}).out.starts_with(wanted));
    CHECK(game.run({"--scores", "--seed=2026-11-20"})
              .out.starts_with("Runs in the dungeon of seed 2026-11-20 (game paper), "));
}

TEST("equal scores share a place, so a copy that leaves out a key comes before nobody") {
    const DeadlyRun deep = death(3);
    const DeadlyRun run = death(1);
    Hosted game;
    game.record("anna", concat("gg", run.keys));
    game.record("zoe", deep.keys);
    game.record("ben", run.keys);
    game.record("carl", "." + run.keys);
    const std::string out = game.run({"--scores", "--daily=2026-11-20"}).out;
    CHECK_EQ(places(out), "1* zoe|2* anna|2* ben|2* carl");
}

TEST("after a shared place the next one is counted on") {
    const DeadlyRun run = death(1);
    Hosted game;
    game.record("anna", death(3).keys);
    game.record("ben", "g" + death(3).keys);
    game.record("carl", run.keys);
    CHECK_EQ(places(game.run({"--scores", "--daily=2026-11-20"}).out), "1* anna|1* ben|3* carl");
}

TEST("runs that were quit or have not ended are counted and have no place") {
    Hosted game;
    game.record("anna", "q");
    game.record("anna", "g");
    game.record("ben", "g");
    CHECK(game.run({"--scores", "--daily=2026-11-20"})
              .out.ends_with("replay:\nNo finished runs yet.\n"
                             "Not ranked: 1 quit, 2 unfinished.\n"));
    game.record("ben", "q");
    CHECK(game.run({"--scores", "--daily=2026-11-20"})
              .out.ends_with("Not ranked: 2 quit, 2 unfinished.\n"));
}

TEST("of equal scores the kept run that began first comes first, whatever its name and keys") {
    const DeadlyRun run = death(1);
    Hosted game;
    const std::string thief = game.record("anna", run.keys);
    const std::string first = game.record("ben", "." + run.keys);
    for (const auto& [file, began] :
         {std::pair(thief, "2026-11-20T12:00:00+01:00"), {first, "2026-11-20T10:59:00Z"}}) {
        const std::string bytes = contents(file);
        const std::size_t at = bytes.find("began ");
        replace_in(file, bytes.substr(at, bytes.find('\n', at) - at), concat("began ", began));
    }
    const std::string out = game.run({"--scores", "--daily=2026-11-20"}).out;
    CHECK(out.find("   ben") < out.find("   anna"));
}

TEST("copies of a run have one place") {
    const DeadlyRun run = death(1);
    Hosted game;
    const std::string file = game.record("anna", run.keys);
    game.copy(file, "ben");
    game.copy(file, "");
    const ProgramResult result = game.run({"--scores", "--daily=2026-11-20"});
    CHECK(result.out.find(" 1. ") != std::string::npos);
    CHECK_EQ(result.out.find(" 2. "), std::string::npos);
}

TEST("a file that is no proof is named, and has no place") {
    const DeadlyRun run = death(1);
    for (const auto& [keys, from, to] :
         {std::tuple(run.keys, " score ", " score 9"),
          {run.keys, "roguelike-run 1", "prose"},
          {run.keys, "\nended died", "\nended alive"},
          {std::string("q"), "\nended quit score 100", "\nended quit score 900"}}) {
        Hosted game;
        const std::string file = game.record("anna", keys);
        replace_in(file, from, to);
        const ProgramResult result = game.run({"--scores", "--daily=2026-11-20"});
        CHECK_EQ(result.status, 3);
        CHECK(result.out.ends_with("No finished runs yet.\n"));
        const std::string name = fs::path(file).filename().string();
        CHECK(result.err.starts_with("roguelike: ") &&
              result.err.find(name + ":") != std::string::npos);
    }
}

TEST("a folder that is not there or can't be listed is told") {
    const Hosted game;
    using Words = std::vector<std::string>;
    for (Words words :
         {Words{"--scores"}, {"--story"}, {"--watch", "--plain"}, {"--resume", "--plain"}}) {
        words.insert(words.end(), {"--state-dir", game.path("typo")});
        const ProgramResult typo = run_paper(words);
        CHECK_EQ(typo.status, 1);
        CHECK(typo.err.starts_with(concat("roguelike: ", game.path("typo"), ": can't list: ")));
    }
    const ProgramResult today = game.run({"--scores", "--daily"});
    CHECK_EQ(today.status, 0);
    CHECK(today.out.find("\nThe day ends in ") != std::string::npos);
    std::ofstream(game.path("runs")) << "a file in place of a folder\n";
    for (const ProgramResult& result : {game.run({"--scores", "--daily"}), game.run({"--scores"}),
                                        game.run({"--resume", "--plain"})}) {
        CHECK_EQ(result.status, 1);
        CHECK(result.err.starts_with(concat("roguelike: ", game.path("runs"), ": can't list: ")));
    }
    CHECK(game.run({"--plain"}, "q\n").err.find(": can't list: ") != std::string::npos);
}

TEST("without a date the runs of today's dungeon are ranked") {
    const Hosted game;
    const std::string before =
        iso_date(std::chrono::floor<Ticks>(std::chrono::system_clock::now())).substr(0, 10);
    const std::string out = game.run({"--scores", "--daily"}).out;
    const std::string after =
        iso_date(std::chrono::floor<Ticks>(std::chrono::system_clock::now())).substr(0, 10);
    CHECK(out.starts_with(concat("Runs in the daily dungeon of ", before, " (game ")) ||
          out.starts_with(concat("Runs in the daily dungeon of ", after, " (game ")));
}

// Plays the last key of a run that is kept without it.
std::string farewell_of(const Hosted& game, const DeadlyRun& run,
                        const std::string& dungeon = "--daily=2026-11-20") {
    const char last = plain_key(run.keys.back());
    return game.run({"--plain", dungeon}, concat("y\n", last, "\n")).out;
}

TEST("a player who dies in a day's dungeon is told the place among its runs") {
    const DeadlyRun deep = death(3);
    const DeadlyRun shallow = death(1);
    Hosted game;
    const auto all_but_last = [](const DeadlyRun& run) {
        return run.keys.substr(0, run.keys.size() - 1);
    };
    game.record("", all_but_last(shallow));
    CHECK(
        farewell_of(game, shallow).ends_with("\nNo other run in this dungeon has a score yet.\n"));
    game.record("anna", deep.keys);
    game.record("ben", "g" + shallow.keys);
    game.record("", all_but_last(shallow));  // The same keys have the place of the run before.
    game.record("", "g", "2026-11-21");
    CHECK(farewell_of(game, shallow)
              .find("\nOf the 3 scored runs in this dungeon, yours is the 2nd best.\n") !=
          std::string::npos);
}

TEST("rankings and tables fit eighty columns, and name the word of the dungeon") {
    const std::string keys = death(1).keys;
    std::string thread;
    for (int i = 0; i < 30; ++i) {
        append(thread,
               concat("\xC3\xA4\xC3\xB6-person ", i, ": ", code_of_run(keys, "2026-11-20"), "\n"));
    }
    const auto fits = [](const std::string& out) {
        std::istringstream lines(out);
        for (std::string line; std::getline(lines, line);) {
            CHECK_EQ(size_within(line, 80), line.size());
        }
    };
    const Hosted game;
    const std::string out = game.run({"--scores", "--seed=2026-11-20", "-"}, thread).out;
    fits(out);
    CHECK(out.find(" 29\": the same keys") != std::string::npos);
    const std::string word = "the word of the forty-seventh week of this year";
    const std::string named = game.run({"--scores", "--seed", word, "--game", "tutorial"}).out;
    fits(named);
    CHECK(named.starts_with("Runs in the dungeon of seed " + word));
    const std::string last = "18446744073709551615";
    const DeadlyRun run = death(1, std::numeric_limits<std::uint64_t>::max());
    Hosted scored;
    scored.record("", run.keys.substr(0, run.keys.size() - 1), last);
    farewell_of(scored, run, "--seed=" + last);
    fits(scored.run({"--scores", "--seed", last}).out);
    const std::string table = scored.run({"--scores"}).out;
    CHECK(table.find(concat(" * seed ", last, ",")) != std::string::npos);
    fits(table.substr(table.find('\n') + 1));  // Without the name of its file.
}

TEST("a user with a name is told of the folders of all users") {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder.path("runs/anna"));
    std::filesystem::create_directories(folder.path("runs/bert"));
    const Locations locations{.state_dir = folder.path(), .user = "anna"};
    std::set<std::string> folders;
    Problems problems;
    for (const UserRuns& runs : runs_of_all(locations, problems)) {
        folders.insert(runs.user + " in " + runs.folder.substr(folder.path().size()));
    }
    CHECK_EQ(folders.size(), 3U);
    CHECK(folders.contains(" in /runs"));
    CHECK(folders.contains("anna in /runs/anna"));
    CHECK(folders.contains("bert in /runs/bert"));
}

}  // namespace
}  // namespace rogue::test
