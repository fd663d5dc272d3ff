#include <filesystem>
#include <fstream>

#include "app/arguments.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

// What players by ssh get is what HOSTING's script does.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

void replace_all(std::string& in, std::string_view from, std::string_view to) {
    for (std::size_t at = in.find(from); at != std::string::npos; at = in.find(from, at)) {
        in.replace(at, from.size(), to);
        at += to.size();
    }
}

/// A host, whose script is that of the page.
class Host {
public:
    Host() {
        std::string script = contents(ROGUE_SOURCE_DIR "/.github/HOSTING.md");
        script.erase(0, script.find("#!/bin/sh"));
        script.resize(script.find("```"));
        const std::string programs = fs::path(ROGUE_PROGRAM).parent_path().string();
        replace_all(script, "/usr/local/bin", shell_word(programs).value());
        replace_all(script, "/srv/roguelike", folder_.path("home"));
        std::ofstream(folder_.path("script")) << script;
        fs::create_directories(folder_.path("home/contest"));
        std::ofstream(word()) << "gold\n";
    }

    /// Ben, whose line names the third game and how he plays it, sends these words.
    ProgramResult ssh(const std::string& words, std::string_view input = "") const {
        return run_program(
            {"/usr/bin/env", "SSH_ORIGINAL_COMMAND=" + words, "/bin/sh", folder_.path("script"),
             "ben", "--game", "world", "--plain", "--keys", "vi"},
            input);
    }

    /// The file with the contest's word.
    std::string word() const { return folder_.path("home/contest/word"); }

private:
    TemporaryFolder folder_;
};

TEST("rankings are those of the game that the script plays") {
    const Host host;
    CHECK(host.ssh("ranking").out.starts_with("Runs in the dungeon of seed gold (game world), "));
    CHECK(host.ssh("today").out.find(" (game world), ") != std::string::npos);
    CHECK(host.ssh("scores").out.find("world") != std::string::npos);
}

TEST("who asks for open runs and has none is told so, and begins none") {
    const Host host;
    host.ssh("contest", ".\n");
    CHECK(host.ssh("open", "q\n").out.find("Game: world\n") != std::string::npos);
    const Host other;
    const ProgramResult none = other.ssh("open", "\n");
    CHECK_EQ(none.status, 0);
    CHECK_EQ(none.out, "You have no open run in the contest.\n");
}

TEST("before there is a first contest, that is what players and spectators are told") {
    const Host host;
    for (const bool made : {true, false}) {  // A crontab whose command failed leaves it empty.
        made ? fs::resize_file(host.word(), 0) : void(fs::remove(host.word()));
        for (const std::string words : {"contest", "ranking"}) {
            const ProgramResult result = host.ssh(words, ".\n");
            CHECK_EQ(result.out, "The first contest begins on Monday.\n");
            CHECK_EQ(result.err, "");
            CHECK_EQ(result.status, 0);
        }
        for (const std::string words : {"daily", "today", "scores", "open"}) {
            CHECK_EQ(host.ssh(words, ".\n").status, 0);
        }
    }
}

TEST("a player by ssh is told of no options") {
    const Host host;
    for (const std::string words : {"", "daily", "contest", "not a name", "nul"}) {
        const ProgramResult result = host.ssh(words, ".\n");
        CHECK_EQ(concat(result.out, result.err).find(" --"), std::string::npos);
    }
    CHECK_EQ(run_roguelike({"--user", "ben", "--no-record"}).err,
             "roguelike: standard input is not a terminal; ssh -t gives one\n");
}

TEST("a lack of memory is told in words") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("scores.txt")).put('1');
    fs::resize_file(folder.path("scores.txt"), 1'000'000'000);
    const auto limited = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(),
                         {"/bin/sh", "-c", "ulimit -v 150000; exec \"$@\"", "sh", ROGUE_PROGRAM});
        return run_program(arguments);
    };
    if (limited({"--version"}).status != 0) {
        check::skip("sanitizers leave no memory to begin with");
    }
    const ProgramResult result = limited({"--scores", "--scores-file", folder.path("scores.txt")});
    CHECK_EQ(result.status, 1);
    CHECK_EQ(result.err, "roguelike: out of memory\n");
}

}  // namespace
}  // namespace rogue::test
