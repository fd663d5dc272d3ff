#include <algorithm>
#include <filesystem>
#include <fstream>

#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// Others choose the names of files. No name makes the real program print something false, and none
// reaches the terminal as anything but text.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

const std::string kForged = "x.run\nok died score 99990 depth 999 kills 9 seed 1 y\x1b[2J\xff.run";
const std::string kShown =
    "x.run\\nok died score 99990 depth 999 kills 9 seed 1 y\\x1b[2J\\xff.run";

// Whether the output is only lines of text.
bool is_plain(const std::string& output) {
    return std::ranges::all_of(output, [](char byte) {
        return byte == '\n' || (static_cast<unsigned char>(byte) >= ' ' && byte != '\x7f');
    });
}

TEST("the verdict on a file is one line, whatever the file is called") {
    const TemporaryFolder folder;
    const std::string path = folder.path(kForged);
    std::ofstream(path) << paper_file();
    const ProgramResult good = run_paper({"--verify", path});
    CHECK_EQ(good.out,
             "ok died score 600 depth 5 kills 10 seed 1027 " + folder.path(kShown) + "\n");

    std::ofstream(path) << "nonsense\n";
    const ProgramResult bad = run_paper({"--verify", path});
    CHECK_EQ(bad.out,
             "bad " + folder.path(kShown) + ":1: the line does not begin with 'roguelike-run '\n");

    fs::remove(path);
    const ProgramResult missing = run_paper({"--verify", path});
    CHECK_EQ(missing.out, "");
    CHECK(missing.err.starts_with("roguelike: " + folder.path(kShown) + ": can't open"));
    CHECK(is_plain(missing.err));
}

TEST("errors show the names they are about as text") {
    const TemporaryFolder folder;
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{kForged},
          {"--" + kForged},
          {"--seed", "1", "--glyphs", kForged},
          {"--user", kForged},
          {"--replay", "-", "--speed", kForged},
          {"--replay", folder.path(kForged)},
          {"--headless", "--record", folder.path("none/" + kForged)}}) {
        const check::Context context(arguments.front());
        const ProgramResult result = run_paper(arguments);
        CHECK(result.err.find(kShown) != std::string::npos);
        CHECK(is_plain(result.err));
        CHECK_EQ(result.out, "");
    }
}

TEST("the table is named in one line") {
    const TemporaryFolder folder;
    const ProgramResult result = run_paper(
        {"--scores", "--scores-file", folder.path(kForged), "--state-dir", folder.path("state")});
    CHECK_EQ(result.out,
             "High scores in " + folder.path(kShown) + ":\nThere are no high scores yet.\n");
}

TEST("a problem that is reported after a game shows the name of its file as text") {
    const KeptGame game;
    fs::create_directories(game.path("state/runs"));
    std::ofstream(game.path("state/runs/" + kForged)) << "no run";
    StartedGame program(game.on_terminal());
    end_program(program);
    CHECK(tells(program, kShown + ":1: the line does not begin with 'roguelike-run '"));
}

}  // namespace
}  // namespace rogue::test
