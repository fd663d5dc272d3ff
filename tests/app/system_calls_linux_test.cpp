#include <sys/syscall.h>

#include <cerrno>
#include <filesystem>
#include <fstream>

#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/log_file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/refused_calls.hpp"
#include "tests/support/temporary_folder.hpp"

// Every single call to the system fails once while the real program ranks, lists, shows, watches
// and resumes runs. Then it does what it does otherwise, or says what has failed.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

/// The runs of two players and a table.
class Folder {
public:
    // Writes everything anew, so that each program meets the same.
    void write() const {
        fs::remove_all(folder_.path("state"));
        const auto died = keep("5.run", paper_file());
        keep("anna/1.run", paper_file());
        keep("3.run", paper_file().substr(0, 200));
        keep("1.run", paper_file().substr(0, 200));
        std::ofstream(folder_.path("scores.txt"))
            << "600|5|10|" << iso_date(std::chrono::floor<Ticks>(died)) << '\n';
    }

    std::vector<std::string> command(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), ROGUE_PAPER);
        arguments.insert(arguments.end(), {"--state-dir", folder_.path("state"), "--scores-file",
                                           folder_.path("scores.txt")});
        return arguments;
    }

    std::string names() const {
        std::string names;
        for (const auto& entry : fs::recursive_directory_iterator(folder_.path("state"))) {
            names += entry.path().filename().string() + " ";
        }
        return names;
    }

private:
    // Each is played a minute after the one before.
    std::chrono::system_clock::time_point keep(const std::string& name,
                                               const std::string& bytes) const {
        const std::string path = folder_.path("state/runs/" + name);
        fs::create_directories(fs::path(path).parent_path());
        std::ofstream(path, std::ios::binary) << bytes;
        const std::chrono::system_clock::time_point when{
            std::chrono::minutes(29'000'000 + name.front())};
        LogFile::open(path).set_last_written(when);
        return when;
    }

    TemporaryFolder folder_;
};

struct Command {
    std::vector<std::string> arguments;
    std::string_view input = "";
    bool may_go_on = false;  // A new run can be played all the same.
};

const std::vector<Command> kCommands{
    {{"--scores"}},
    {{"--scores", "--seed", "1027"}},
    {{"--mine"}},
    {{"--story"}},
    {{"--replay", "--code"}},
    {{"--watch", "--plain"}},
    {{"--plain", "--resume"}, "g\nq\nq\n"},
    {{"--plain", "--seed", "1027"}, "g\nq\nq\n", true},
};

TEST("whatever call fails once, runs are shown, ranked and resumed as always, or that is told") {
    const Folder folder;
    for (const Command& command : kCommands) {
        const auto argv = folder.command(command.arguments);
        folder.write();
        const ProgramResult usual = run_program(argv, command.input);
        CHECK_EQ(usual.status, 0);
        CHECK_EQ(usual.err, "");
        const std::string names = folder.names();
        for (const long call : {SYS_newfstatat, SYS_lseek, SYS_read, SYS_openat, SYS_getdents64,
                                SYS_utimensat, SYS_flock, SYS_ftruncate}) {
            for (int nth = 1;; ++nth) {
                folder.write();
                const auto [met, result] = run_with_fault(argv, command.input, call, nth, EIO);
                if (!met) {
                    break;
                }
                const check::Context context(concat(command.arguments.back(), ": call ", call,
                                                    ", number ", nth, ": ", result.status, ", ",
                                                    result.err));
                CHECK(result.status < 128);
                const bool told = !result.err.empty();
                CHECK(told || result.status == 0);
                if (result.status == 0 && !(told && command.may_go_on)) {
                    CHECK_EQ(result.out, usual.out);
                    CHECK_EQ(folder.names(), names);
                }
            }
        }
    }
}

TEST("a text of which reading fails amid a code is told of once, and no code of it is damaged") {
    const TemporaryFolder folder;
    const std::string code = run_paper({"--replay", kPaperPath, "--code"}).out;
    std::ofstream(folder.path("thread")) << std::string(4050, '.') << "\nben: " << code;
    const std::vector<std::string> argv{ROGUE_PAPER, "--verify", folder.path("thread")};
    bool failed = false;
    for (int nth = 1;; ++nth) {
        const auto [met, result] = run_with_fault(argv, "", SYS_read, nth, EIO);
        if (!met) {
            break;
        }
        const bool told = result.err.find("can't read: ") != std::string::npos;
        failed = failed || told;
        CHECK(!told || (result.status == 1 && occurrences(result.err, "\n") == 1U));
        CHECK_EQ(result.out.find("bad"), std::string::npos);
    }
    CHECK(failed);
}

TEST("runs that can't be read for want of descriptors are told of, and none is called missing") {
    const Folder folder;
    folder.write();
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--scores", "--seed", "1027"}, {"--mine"}}) {
        std::vector<std::string> argv{"/bin/sh", "-c",
                                      "exec 3<&- 4<&- 5<&-; ulimit -n 4; exec \"$@\"", "sh"};
        const auto command = folder.command(arguments);
        argv.insert(argv.end(), command.begin(), command.end());
        const ProgramResult result = run_program(argv);
        CHECK_EQ(result.status, 1);
        CHECK(!result.err.empty());
        CHECK_EQ(result.out.find("No finished runs"), std::string::npos);
        CHECK_EQ(result.out.find("No run is kept"), std::string::npos);
    }
}

}  // namespace
}  // namespace rogue::test
