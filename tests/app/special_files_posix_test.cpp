#include <sys/stat.h>

#include <string>
#include <utility>

#include "tests/support/check.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/program.hpp"
#include "tests/support/pty.hpp"
#include "tests/support/temporary_folder.hpp"

// The real program is given files that are not plain files.

namespace rogue::test {
namespace {

TEST("a run is not read from a pipe with a name, which may stay silent for ever") {
    const TemporaryFolder folder;
    const std::string pipe = folder.path("pipe.run");
    CHECK_EQ(mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string option : {"--replay", "--resume", "--story", "--watch"}) {
        const check::Context context(option);
        PtyProgram program({.argv = {ROGUE_PAPER, option, pipe}});
        CHECK_EQ(program.wait_exit(), exited(1));
        program.wait_for_text("pipe.run: ");
    }
}

TEST("runs are verified and ranked from pipes with a name, and their writers are waited for") {
    const TemporaryFolder folder;
    const std::string pipe = folder.path("pipe");
    CHECK_EQ(mkfifo(pipe.c_str(), 0600), 0);
    const std::string run = kPaperPath;
    const std::string code = run_paper({"--replay", run, "--code"}).out;
    const std::string ok = "ok died score 600 depth 5 kills 10 seed 1027 " + pipe;
    for (const auto& [write, verdict] : {std::pair("cat \"$2\"", ok),
                                         {"printf %s \"$3\"", ok + ":1"},
                                         {"head -c 40 \"$2\"; tail -c +41 \"$2\"", ok}}) {
        const check::Context context(write);
        const std::string script =
            std::string("{ ") + write + "; } >\"$1\" & exec \"$0\" --verify \"$1\"";
        const ProgramResult result =
            run_program({"/bin/sh", "-c", script, ROGUE_PAPER, pipe, run, code});
        CHECK_EQ(result.out, verdict + "\n");
        CHECK_EQ(result.err, "");
    }
    const ProgramResult ranked = run_program(
        {"/bin/sh", "-c",
         "cat \"$2\" >\"$1\" & exec \"$0\" --scores --seed 1027 --state-dir \"$3\" \"$1\"",
         ROGUE_PAPER, pipe, run, folder.path()});
    CHECK(ranked.out.find(" 1.    600 ") != std::string::npos);
}

TEST("a folder and a device are not run files") {
    const TemporaryFolder folder;
    for (const std::string& path : {folder.path(), std::string("/dev/null")}) {
        const ProgramResult result = run_paper({"--verify", path});
        CHECK_EQ(result.status, 1);
        CHECK_EQ(result.out, "");
        CHECK(result.err.starts_with("roguelike: " + path + ": is not a regular file"));
    }
}

TEST("a run may come through a pipe on standard input") {
    const ProgramResult result =
        run_program({"/bin/sh", "-c", "cat \"$1\" | \"$0\" --verify -", ROGUE_PAPER, kPaperPath});
    CHECK_EQ(result.out, "ok died score 600 depth 5 kills 10 seed 1027 -\n");
}

TEST("standard input that never ends is judged by its first bytes, where one run is asked for") {
    for (const std::string option : {"--story", "--replay"}) {
        const ProgramResult result =
            run_program({"/bin/sh", "-c", "yes nonsense | \"$0\" \"$1\" -", ROGUE_PAPER, option});
        CHECK_EQ(result.err,
                 "roguelike: standard input contains no run and no code in its "
                 "first 4096 bytes\n");
        CHECK_EQ(result.status, 1);
    }
}

TEST("a text that is typed ends with the first end of input") {
    for (const auto& [typed, status] : {std::pair("Roguerun1abc", 3), {"no code", 1}}) {
        PtyProgram program({.argv = {ROGUE_PAPER, "--verify", "-"}});
        program.send(std::string(typed) + "\n\x04");
        CHECK_EQ(program.wait_exit(), exited(status));
    }
}

TEST("a run that comes through a pipe is shown only where there is a terminal") {
    const ProgramResult result =
        run_program({"/bin/sh", "-c", "cat \"$1\" | \"$0\" --replay -", ROGUE_PAPER, kPaperPath});
    CHECK_EQ(result.status, 1);
    CHECK_EQ(result.out, "");
    CHECK(result.err.find(" is not a terminal") != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
