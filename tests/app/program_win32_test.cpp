#include <windows.h>

#include "rogue/records/file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/program.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

TEST("lines of keys may end as Windows ends them") {
    const std::vector<std::string> arguments{"--headless", "--trace", "--seed", "7"};
    CHECK_EQ(run_roguelike(arguments, "U\r\nD L\r\n\r\nR\r\n").out,
             run_roguelike(arguments, "UDLR").out);
}

TEST("an argument may have characters that no code page has together") {
    const TemporaryFolder folder;
    const std::string scores = folder.path() + "/\u043E\u0447\u043A\u0438 \u00E9 \U0001F9D9.txt";
    replace_file(scores, "470|4|7|2026-11-21T06:01:46.8661956+00:00\n");
    CHECK_EQ(
        run_roguelike({"--scores", "--scores-file", scores}).out,
        "High scores in " + scores + ":\n" + " 1.    470   depth  4   kills   7   2026-11-21\n");
}

TEST("an error names a file as it was given, in UTF-8") {
    const ProgramResult result = run_roguelike({"\u043E\u0447\u043A\u0438"});
    CHECK_EQ(result.status, 2);
    CHECK_EQ(
        result.err,
        "roguelike: unexpected argument '\u043E\u0447\u043A\u0438'\nTry 'roguelike --help'.\n");
}

TEST("options of the environment may have characters that no code page has together") {
    SetEnvironmentVariableW(L"ROGUELIKE_OPTIONS", L"--scores-file '\u043E\u00E9.txt'");
    const ProgramResult result = run_roguelike({"--scores"});
    SetEnvironmentVariableW(L"ROGUELIKE_OPTIONS", nullptr);
    CHECK_EQ(result.out, "High scores in \u043E\u00E9.txt:\nThere are no high scores yet.\n");
}

}  // namespace
}  // namespace rogue::test
