#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/program.hpp"
#include "tests/support/ranked_runs.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

// The program sums up a player's kept runs.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

/// A folder of kept runs.
class MyFolder {
public:
    // Adds a run of these keys, for that user if there is one, and returns its file.
    std::string keep(const std::string& keys, const std::string& game = "paper",
                     const std::string& user = "") {
        const std::string file = folder_.path("new.run");
        run_paper({"--headless", "--game", game, "--seed", kDay, "--record", file}, keys);
        const std::string bytes = contents(file);
        fs::remove(file);
        write(bytes, user);
        return bytes;
    }

    void write(std::string_view bytes, const std::string& user = "") {
        fs::create_directories(folder_.path("runs/" + user));
        std::ofstream(folder_.path(concat("runs/", user, "/", ++count_, ".run")), std::ios::binary)
            << bytes;
    }

    ProgramResult sum_up(std::vector<std::string> arguments = {}) const {
        arguments.insert(arguments.end(), {"--mine", "--state-dir", folder_.path()});
        return run_paper(arguments);
    }

    std::string path(const std::string& name) const { return folder_.path(name); }

private:
    TemporaryFolder folder_;
    int count_ = 0;
};

TEST("one's own runs are summed up, each game's apart") {
    MyFolder folder;
    const DeadlyRun shallow = death(1);
    const DeadlyRun deep = death(3);
    for (const std::string& keys :
         {deep.keys, shallow.keys, "." + shallow.keys, std::string("ggg"), std::string("Rq")}) {
        folder.keep(keys);
    }
    const int mean = (deep.tally.score + 2 * shallow.tally.score) / 3;
    const std::string paper =
        concat("paper: 5 runs: died 3, open 1, quit 1\n  score: best ", deep.tally.score,
               ", median ", shallow.tally.score, ", mean ", mean,
               "\n  depth: at most 3\n  keys: ", deep.keys.size() + 2 * shallow.keys.size() + 6,
               "\n  killers: a troll 3\n");
    folder.keep("LRLR", "tutorial");
    const std::string tutorial = "tutorial: 1 run: open 1\n  keys: 4\n";
    const ProgramResult all = folder.sum_up();
    CHECK_EQ(all.out, paper + tutorial);
    CHECK_EQ(all.err, "");
    CHECK_EQ(all.status, 0);
    CHECK_EQ(folder.sum_up({"--game", "paper"}).out, paper);
    CHECK_EQ(folder.sum_up({"--game", "world"}).out, "No runs are kept.\n");
}

TEST("what runs without a score do not have is not told") {
    MyFolder folder;
    folder.keep("ggg");
    CHECK_EQ(folder.sum_up().out, "paper: 1 run: open 1\n  keys: 3\n");
    folder.keep("q");
    CHECK_EQ(folder.sum_up().out, "paper: 2 runs: open 1, quit 1\n  depth: at most 1\n  keys: 4\n");
}

TEST("copies of a run are one run") {
    MyFolder folder;
    const std::string run = paper_file();
    folder.write(run);
    const std::string quit = folder.keep("q");
    const std::string once = folder.sum_up().out;
    folder.write(run);
    folder.write(quit);
    folder.write(run);
    CHECK_EQ(folder.sum_up().out, once);
    std::string later = run;
    later.replace(later.find("began 20"), 8, "began 21");
    folder.write(later);
    CHECK(folder.sum_up().out.starts_with("paper: 3 runs: died 2, quit 1\n"));
}

TEST("the runs of others are not one's own") {
    MyFolder folder;
    folder.write(paper_file(), "anna");
    folder.keep("q", "paper", "ben");
    CHECK_EQ(folder.sum_up().out, "No runs are kept.\n");
    CHECK(folder.sum_up({"--user", "anna"})
              .out.starts_with("paper: 1 run: died 1\n"
                               "  score: best 600, median 600, mean 600\n"));
}

TEST("bad runs are named; neither they nor runs without keys or of other rules are summed up") {
    MyFolder folder;
    folder.keep("q");
    folder.write("roguelike-run 1\nrules 1\nse");
    folder.write("roguelike-run 1\nrules 999999\nseed 1\nbegan 2026-11-20T15:11:00Z\nRRR");
    CHECK_EQ(folder.sum_up().err, "");
    std::string forged = paper_file();
    forged.replace(forged.find("score 600"), 9, "score 900");
    folder.write(forged);
    folder.write("prose\n");
    const ProgramResult result = folder.sum_up();
    CHECK_EQ(result.status, 3);
    CHECK(result.out.starts_with("paper: 1 run: quit 1\n"));
    CHECK(result.err.find("/4.run:") != std::string::npos);
    CHECK(result.err.find("/5.run:1: ") != std::string::npos);
}

TEST("a folder of runs that is not there or can't be listed is told") {
    const MyFolder folder;
    const ProgramResult typo = run_paper({"--mine", "--state-dir", folder.path("typo")});
    CHECK_EQ(typo.status, 1);
    CHECK(typo.err.starts_with(concat("roguelike: ", folder.path("typo"), ": can't list: ")));
    std::ofstream(folder.path("runs")) << "a file in place of a folder\n";
    CHECK_EQ(folder.sum_up().status, 1);
    CHECK(folder.sum_up().err.starts_with(
        concat("roguelike: ", folder.path("runs"), ": can't list: ")));
}

}  // namespace
}  // namespace rogue::test
