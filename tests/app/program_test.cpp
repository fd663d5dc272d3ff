#include <algorithm>
#include <fstream>

#include "app/commandline/parse_options.hpp"
#include "tests/support/check.hpp"
#include "tests/support/program.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

TEST("a wrong option ends with status 2, what is wrong and where help is") {
    const ProgramResult result = run_roguelike({"--sed"});
    CHECK_EQ(result.status, 2);
    CHECK_EQ(result.out, "");
    CHECK_EQ(result.err,
             "roguelike: unknown option '--sed'; did you mean '--seed'?\n"
             "Try 'roguelike --help'.\n");
}

TEST("without a terminal the program says so and writes no escape") {
    const ProgramResult result = run_roguelike({});
    CHECK_EQ(result.status, 1);
    CHECK_EQ(result.out, "");
    CHECK_EQ(result.err,
             "roguelike: standard input is not a terminal; --plain and --headless need none\n");
}

TEST("the version is one line") {
    const ProgramResult result = run_roguelike({"--version"});
    CHECK_EQ(result.status, 0);
    CHECK(result.out.starts_with("roguelike "));
    CHECK_EQ(result.out.find('\n'), result.out.size() - 1);
}

TEST("the help goes to standard output") {
    const ProgramResult result = run_roguelike({"--help"});
    CHECK_EQ(result.status, 0);
    CHECK_EQ(result.out, help_text(HelpText::brief));
}

TEST("headless play prints the last frame as 23 rows") {
    const ProgramResult result = run_roguelike({"--headless", "--seed", "1027"}, "D R\nR");
    CHECK_EQ(result.status, 0);
    CHECK_EQ(std::ranges::count(result.out, '\n'), 23);
    CHECK(result.out.find("Welcome to the dungeon. Depth 1.") != std::string::npos);
}

TEST("a byte that is not a key is reported by its offset") {
    const ProgramResult result = run_roguelike({"--headless", "--trace"}, "UD LRx");
    CHECK_EQ(result.status, 1);
    CHECK(result.err.starts_with("roguelike: standard input: the byte at offset 5 is not a key"));
    CHECK_EQ(std::ranges::count(result.out, '\n'), 5);  // The frames before it.
}

TEST("blanks, tabs and line ends between keys mean nothing") {
    const std::string plain = run_roguelike({"--headless", "--trace", "--seed", "7"}, "UDLR").out;
    const std::string spaced =
        run_roguelike({"--headless", "--trace", "--seed", "7"}, " U\nD \tL\r\n\nR\n").out;
    CHECK_EQ(spaced, plain);
}

TEST("each run without a seed has another dungeon") {
    CHECK(run_roguelike({"--headless"}, "").out != run_roguelike({"--headless"}, "").out);
}

TEST("a word is a seed as well as a number") {
    const std::string by_word = run_roguelike({"--headless", "--trace", "--seed", "a"}, "").out;
    const std::string by_number =
        run_roguelike({"--headless", "--trace", "--seed", "12638187200555641996"}, "").out;
    CHECK_EQ(by_word, by_number);
}

TEST("the table of scores is printed, best first") {
    const TemporaryFolder folder;
    const std::string scores = folder.path("scores.txt");
    std::ofstream(scores) << "470|4|7|2026-11-21T06:01:46.8661956+00:00\n"
                             "600|5|10|2026-11-20T06:01:28.1934990+00:00\n";
    const ProgramResult result =
        run_roguelike({"--scores", "--scores-file", scores, "--state-dir", folder.path()});
    CHECK_EQ(result.status, 0);
    CHECK_EQ(result.out, "High scores in " + scores +
                             ":\n"
                             " 1.    600   depth  5   kills  10   2026-11-20\n"
                             " 2.    470   depth  4   kills   7   2026-11-21\n");
}

TEST("without scores the table says so") {
    const TemporaryFolder folder;
    const ProgramResult result =
        run_roguelike({"--scores", "--scores-file", folder.path("none.txt")});
    CHECK_EQ(result.status, 0);
    CHECK_EQ(result.out,
             "High scores in " + folder.path("none.txt") + ":\nThere are no high scores yet.\n");
}

}  // namespace
}  // namespace rogue::test
