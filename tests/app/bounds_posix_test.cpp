#include <filesystem>
#include <fstream>
#include <memory>

#include "rogue/base/text.hpp"
#include "rogue/records/log_file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// What a player with a name, who shares a host with others, can keep, and which scores count.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* kBound =
    "You have 20 unfinished runs, or 16 MB: resume one, or end one for good.";

// Keeps so many runs of anna that have not ended, with this change in each.
void keep_unfinished(const KeptGame& game, int count, std::string_view from = "",
                     std::string_view to = "") {
    fs::create_directories(game.path("state/runs/anna"));
    const std::string whole = paper_file().substr(0, 150);
    for (int i = 0; i < count; ++i) {
        std::string run = whole;
        run.replace(run.find("began ") + 6, 10, concat("2026-11-", 10 + i));
        run.replace(run.find(from), from.size(), to);
        std::ofstream(game.path(concat("state/runs/anna/", 10 + i, ".run")), std::ios::binary)
            << run;
    }
}

std::size_t runs_of_anna(const KeptGame& game) {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(game.path("state/runs/anna")), {}));
}

TEST("a player with a name who has 20 unfinished runs begins another only after ending one") {
    const KeptGame game;
    keep_unfinished(game, 20);
    const ProgramResult refused = game.run({"--plain", "--user", "anna"}, "n\nq\n");
    CHECK(refused.out.find(kBound) != std::string::npos);
    CHECK_EQ(runs_of_anna(game), 20U);
    game.run({"--plain", "--user", "anna"}, "d\nd\nn\ng\nq\nq\n");
    CHECK_EQ(runs_of_anna(game), 20U);
    CHECK_EQ(occurrences(game.run({"--plain", "--user", "ben"}, "g\nq\nq\n").out, "At most"), 0U);
    CHECK(fs::exists(game.path("state/runs/ben")));
}

TEST("a player whose unfinished runs do not fit is offered them where they are too many") {
    for (const char* options : {"--seed=5", "--game=world", "--daily"}) {
        const KeptGame game;
        keep_unfinished(game, 20);
        const std::vector<std::string> arguments{"--plain", "--user", "anna", options};
        const std::string first = game.run(arguments, "q\n").out;
        CHECK_EQ(occurrences(first, "AN UNFINISHED RUN, 1 of 20\n"), 1U);
        CHECK_EQ(occurrences(first, kBound), 1U);
        const ProgramResult ended = game.run(arguments, "d\nd\nn\nq\n");
        CHECK_EQ(ended.err, "");
        CHECK_EQ(runs_of_anna(game), 19U);
        CHECK_EQ(occurrences(game.run(arguments, "g\nq\nq\n").out, "AN UNFINISHED RUN"), 0U);
        CHECK_EQ(runs_of_anna(game), 20U);
    }
}

TEST("a player all of whose runs are played elsewhere is told of the bound") {
    const KeptGame game;
    keep_unfinished(game, 20);
    std::vector<LogFile> played;
    for (int i = 10; i < 30; ++i) {
        played.push_back(LogFile::open(game.path(concat("state/runs/anna/", i, ".run"))));
    }
    const ProgramResult refused = game.run({"--plain", "--user", "anna"}, "g\nq\nq\n");
    CHECK_EQ(refused.status, 1);
    CHECK_EQ(refused.err, concat("roguelike: ", kBound, " None of them can be offered now.\n"));
}

TEST("runs that can't be resumed, which nobody could end, lock no player out") {
    for (const auto& [from, to] : {std::pair("rules 99\n", "rules 999999\n"),
                                   {"seed 1027", "seed 1028"},
                                   {"roguelike-run 1", "roguelike-run 9"},
                                   {"roguelike-run 1", "prose"}}) {
        const check::Context context{std::string(to)};
        const KeptGame game;
        keep_unfinished(game, 25, from, to);
        const ProgramResult result = game.run({"--plain", "--user", "anna"}, "g\nq\nq\n");
        CHECK_EQ(occurrences(result.err, "this run can't be resumed: "), 25U);
        CHECK_EQ(runs_of_anna(game), 26U);
    }
}

// Whether the program says this line before it ends.
bool hears(Conversation& program, std::string_view line) {
    while (const auto heard = program.hear()) {
        if (*heard == line) {
            return true;
        }
    }
    return false;
}

TEST("who connects many times before the first key begins no more runs than one who does not") {
    const KeptGame game;
    keep_unfinished(game, 19);
    std::vector<std::unique_ptr<Conversation>> players;
    for (int i = 0; i < 3; ++i) {
        players.push_back(std::make_unique<Conversation>(std::vector<std::string>{
            ROGUE_PAPER, "--plain", "--user", "anna", "--state-dir", game.path("state")}));
        players.back()->say("n\n");
    }
    for (const auto& player : players) {
        CHECK(hears(*player, "? question mark lists the keys"));
    }
    for (const auto& player : players) {
        player->say("g\n");
        CHECK(hears(*player, "Nothing to pick up."));
    }
    CHECK_EQ(runs_of_anna(game), 20U);
    while (!players.empty()) {  // A later one has the pipes of those before it too.
        players.back()->end();
        players.pop_back();
    }
    CHECK_EQ(runs_of_anna(game), 20U);
}

TEST("a player with a name whose unfinished runs have 16 MB begins no other") {
    const KeptGame game;
    keep_unfinished(game, 1);
    const std::string file = game.path("state/runs/anna/large.run");
    game.run({"--headless", "--seed", "1027", "--record", file}, std::string(193, 'g'));
    std::string run = contents(file);
    const std::string line = run.substr(run.size() - 83, 82);  // The last whole one.
    run.pop_back();
    while (run.size() < 16 << 20) {
        run += line;
    }
    std::ofstream(file, std::ios::binary) << run;
    fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(1));
    const ProgramResult result = game.run({"--plain", "--user", "anna"}, "n\nq\n");
    CHECK(result.out.find(kBound) != std::string::npos);
    CHECK_EQ(runs_of_anna(game), 2U);
}

TEST("a player without a name has no bound") {
    const KeptGame game;
    keep_unfinished(game, 20);
    fs::rename(game.path("state/runs/anna"), game.path("state/own"));
    fs::remove(game.path("state/runs"));
    fs::rename(game.path("state/own"), game.path("state/runs"));
    game.run({"--plain"}, "n\ng\nq\nq\n");
    CHECK_EQ(game.runs().size(), 21U);
}

TEST("finished runs of a player with a name are kept up to 16 MB, the newest") {
    for (const bool named : {true, false}) {
        const KeptGame game;
        const std::string folder = game.path(named ? "state/runs/anna" : "state/runs");
        fs::create_directories(folder);
        const std::string run = paper_file();
        for (int i = 1; i <= 9; ++i) {
            const std::string junk((2 << 20) - run.size(), 'x');
            std::ofstream(concat(folder, "/", i, ".run"), std::ios::binary)
                << junk << '\n'
                << run.substr(run.find("ended "));
        }
        std::vector<std::string> arguments{"--plain"};
        if (named) {
            arguments.insert(arguments.end(), {"--user", "anna"});
        }
        game.run(arguments, "g\nq\nq\n");
        CHECK_EQ(fs::exists(folder + "/1.run"), !named);
        CHECK(fs::exists(folder + "/9.run"));
    }
}

// The file of the run is full before its first key, or no file is asked for.
TEST("with a name it is told beforehand that no score counts whose keys are not on file") {
    for (const bool named : {true, false}) {
        for (const bool full : {true, false}) {
            const check::Context context(concat(named ? "named, " : "", full ? "full" : ""));
            const KeptGame game;
            PtyOptions options = game.on_terminal({"--seed", "1027"});
            if (named) {
                options.argv.insert(options.argv.end(), {"--user", "anna"});
            }
            if (full) {
                options.argv.insert(options.argv.begin(),
                                    {"/bin/sh", "-c", "ulimit -f 0; exec \"$@\"", "sh"});
            } else {
                options.argv.emplace_back("--no-record");
            }
            PtyProgram program(options);
            program.type("g", "Nothing to pick up.");
            CHECK_EQ(tells(program, "The run is not recorded."), full || named);
            CHECK_EQ(tells(program, "Your score will not count."), named);
            end_program(program);
        }
    }
}

TEST("a run with a name has no score without a file of all its keys, and one without a name has") {
    const RecordedRun run = paper_run();
    for (const bool named : {true, false}) {
        for (const bool removed : {true, false}) {
            const KeptGame game;
            std::vector<std::string> arguments{"--seed", "1027"};
            if (named) {
                arguments.insert(arguments.end(), {"--user", "anna"});
            }
            if (!removed) {
                arguments.emplace_back("--no-record");
            }
            PtyProgram program(game.on_terminal(arguments));
            play_keys(program, run, 1);
            fs::remove_all(game.path("state/runs"));
            program.send(key_bytes(std::string_view(run.keys).substr(1)));
            leave_high_scores(program);
            CHECK_EQ(game.scores().empty(), named);
            CHECK_EQ(tells(program, "only a run that is recorded to its end counts"), named);
        }
    }
}

}  // namespace
}  // namespace rogue::test
