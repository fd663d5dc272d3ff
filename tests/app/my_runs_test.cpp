#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

// The real program sums up a player's kept runs.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

/// A folder of kept runs.
class MyFolder {
public:
    // Adds a copy of a recorded run of that game, for that user if there is one.
    void keep(const std::string& name, const std::string& game = "", const std::string& user = "") {
        const std::string from = text(ROGUE_SOURCE_DIR "/tests/", game, "/golden/", name, ".run");
        keys_ += keys_of(contents(from)).size();
        write(contents(from), user);
    }

    void write(std::string_view bytes, const std::string& user = "") {
        fs::create_directories(folder_.path("runs/" + user));
        std::ofstream(folder_.path(text("runs/", user, "/", ++count_, ".run")), std::ios::binary)
            << bytes;
    }

    // How many keys the runs have that were kept since the last call.
    std::size_t keys() { return std::exchange(keys_, 0); }

    ProgramResult sum_up(std::vector<std::string> arguments = {}) const {
        arguments.insert(arguments.end(), {"--scores", "--mine", "--state-dir", folder_.path()});
        return run_roguelike(arguments);
    }

    std::string path(const std::string& name) const { return folder_.path(name); }

private:
    TemporaryFolder folder_;
    int count_ = 0;
    std::size_t keys_ = 0;
};

TEST("one's own runs are summed up, each game's apart") {
    MyFolder folder;
    for (const char* name : {"dive-1027", "hoard-3764", "hoard-4015", "hoard-3379", "hoard-4844",
                             "random-39", "random-215"}) {
        folder.keep(name);
    }
    const std::string classic = text(
        "classic: 7 runs: died 5, open 1, quit 1\n"
        "  score: best 720, median 600, mean 590\n"
        "  depth: at most 6\n"
        "  keys: ",
        folder.keys(), "\n  killers: a troll 2, a goblin 1, a rat 1\n");
    folder.keep("quest-7301", "world");
    folder.keep("careless-7001", "world");
    const std::string world = text(
        "world: 2 runs: died 1, won 1\n"
        "  score: best 2120, median 1380, mean 1380\n"
        "  far: at most 5\n"
        "  keys: ",
        folder.keys(), "\n  brands: at most 4\n  killers: an orc 1\n");
    const ProgramResult all = folder.sum_up();
    CHECK_EQ(all.out, classic + world);
    CHECK_EQ(all.err, "");
    CHECK_EQ(all.status, 0);
    CHECK_EQ(folder.sum_up({"--game", "world"}).out, world);
    CHECK_EQ(folder.sum_up({"--game", "tutorial"}).out, "No run is kept.\n");
}

TEST("what runs without a score do not have is not told") {
    MyFolder folder;
    folder.keep("explore-215", "tutorial");
    CHECK_EQ(folder.sum_up().out, text("tutorial: 1 run: open 1\n  keys: ", folder.keys(), "\n"));
    folder.keep("explore-204", "tutorial");
    CHECK(folder.sum_up().out.find("runs: open 1, quit 1\n"
                                   "  depth: at most 1\n"
                                   "  keys: ") != std::string::npos);
}

TEST("copies of a run are one run") {
    MyFolder folder;
    folder.keep("dive-1027");
    folder.keep("random-39");
    const std::string once = folder.sum_up().out;
    folder.keep("dive-1027");
    folder.keep("random-39");
    folder.keep("dive-1027");
    CHECK_EQ(folder.sum_up().out, once);
    std::string later = golden_run("dive-1027");
    later.replace(later.find("began 20"), 8, "began 21");
    folder.write(later);
    CHECK(folder.sum_up().out.starts_with("classic: 3 runs: died 2, quit 1\n"));
}

TEST("the runs of others are not one's own") {
    MyFolder folder;
    folder.keep("dive-1027", "", "anna");
    folder.keep("random-39", "", "ben");
    CHECK_EQ(folder.sum_up().out, "No run is kept.\n");
    CHECK(folder.sum_up({"--user", "anna"})
              .out.starts_with("classic: 1 run: died 1\n"
                               "  score: best 600, median 600, mean 600\n"));
}

TEST("bad runs are named; neither they nor runs without keys or of other rules are summed up") {
    MyFolder folder;
    folder.keep("random-39");
    folder.write("roguelike-run 1\nrules 1\nse");
    folder.write("roguelike-run 1\nrules 999999\nseed 1\nbegan 2026-11-20T15:11:00Z\nRRR");
    CHECK_EQ(folder.sum_up().err, "");
    std::string forged = golden_run("dive-1027");
    forged.replace(forged.find("score 600"), 9, "score 900");
    folder.write(forged);
    folder.write("prose\n");
    const ProgramResult result = folder.sum_up();
    CHECK_EQ(result.status, 3);
    CHECK(result.out.starts_with("classic: 1 run: quit 1\n"));
    CHECK(result.err.find("/4.run:") != std::string::npos);
    CHECK(result.err.find("/5.run:1: ") != std::string::npos);
}

TEST("a folder of runs that is not there or can't be listed is told") {
    const MyFolder folder;
    const ProgramResult typo =
        run_roguelike({"--scores", "--mine", "--state-dir", folder.path("typo")});
    CHECK_EQ(typo.status, 1);
    CHECK(typo.err.starts_with(text("roguelike: ", folder.path("typo"), ": can't list: ")));
    std::ofstream(folder.path("runs")) << "a file in place of a folder\n";
    CHECK_EQ(folder.sum_up().status, 1);
    CHECK(folder.sum_up().err.starts_with(
        text("roguelike: ", folder.path("runs"), ": can't list: ")));
}

}  // namespace
}  // namespace rogue::test
