#include <windows.h>

#include <map>
#include <string>

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

TEST("files are named by * and ? too, in the order of their names, and nothing else is") {
    const TemporaryFolder folder;
    for (const char* name : {"b.run", "a.run", "ab.run", "a.txt"}) {
        replace_file(folder.path(name), "no run\n");
    }
    const auto verified = [&](const std::string& pattern) {
        const std::string told = run_roguelike({"--verify", "--", folder.path(pattern)}).out;
        std::map<std::size_t, std::string> by_place;
        for (const std::string name : {"a.run", "a.txt", "ab.run", "b.run"}) {
            by_place[told.find("/" + name + ":")] = name;
        }
        std::string names;
        for (const auto& [place, name] : by_place) {
            names += place != std::string::npos ? name + " " : "";
        }
        return names;
    };
    CHECK_EQ(verified("*.run"), "a.run ab.run b.run ");
    CHECK_EQ(verified("?.run"), "a.run b.run ");
    CHECK_EQ(verified("a.*"), "a.run a.txt ");
    CHECK_EQ(run_roguelike({"--verify", folder.path("*.no")}).status, 1);
    const auto seeded = [](const char* seed) {
        return run_roguelike({"--headless", "--trace", "--seed", seed}, "U").out;
    };
    CHECK(seeded("*") != seeded("?"));
}

TEST("in the window of Git Bash it is told what helps") {
    for (const bool git_bash : {true, false}) {
        SetEnvironmentVariableW(L"MSYSTEM", git_bash ? L"MINGW64" : nullptr);
        const ProgramResult result = run_roguelike({"--no-record"});
        CHECK_EQ(result.err.find("winpty roguelike.exe, or another window") != std::string::npos,
                 git_bash);
    }
    SetEnvironmentVariableW(L"MSYSTEM", nullptr);
}

}  // namespace
}  // namespace rogue::test
