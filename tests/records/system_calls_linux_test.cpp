#include <sys/stat.h>
#include <sys/syscall.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/log_file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/one_score.hpp"
#include "tests/support/refused_calls.hpp"
#include "tests/support/temporary_folder.hpp"

// File systems that know no owners, modes, times or locks: FAT that is mounted for all, and some
// that come by the network or by FUSE.

namespace rogue::test {
namespace {

constexpr std::string_view kTableBefore = "600|5|10|2026-11-21T06:01:28Z\n";

struct RefusedCalls {
    std::string_view name;
    std::vector<long> numbers;
};

const std::vector<RefusedCalls> kRefusedCalls{
    {"fchmod", {SYS_fchmod}},
    {"fchown", {SYS_fchown}},
    {"fchmod, fchown", {SYS_fchmod, SYS_fchown}},
    {"flock", {SYS_flock}},
    {"fdatasync", {SYS_fdatasync}},
    {"utimensat", {SYS_utimensat}},
    {"all of these", {SYS_fchmod, SYS_fchown, SYS_flock, SYS_fdatasync, SYS_utimensat}},
};

TEST("a score is entered where the file system refuses owners, modes, locks or flushes") {
    for (const RefusedCalls& call : kRefusedCalls) {
        for (const int error : {EPERM, EACCES, ENOSYS, EOPNOTSUPP, EINVAL, ENOLCK}) {
            for (const unsigned mode : {0644U, 0664U, 0600U}) {
                const check::Context context(
                    concat(call.name, ", error ", error, ", mode ", static_cast<int>(mode)));
                const TemporaryFolder folder;
                const std::string path = folder.path("scores.txt");
                std::ofstream(path) << kTableBefore;
                std::filesystem::permissions(path, std::filesystem::perms{mode});
                CHECK(holds_in_child([&] {
                    umask(022);
                    for (const long number : call.numbers) {
                        refuse(number, error);
                    }
                    const ScoreEntered entered = enter_score(path, score_of(kTally, k1970));
                    return entered.saved && !entered.barred;
                }));
                CHECK_EQ(read_file(path).value_or(""), concat(kTableBefore, kOwnLine));
                CHECK_EQ(folder.names(), "scores.txt ");
            }
        }
    }
}

TEST("a table keeps what its group may do where the file system refuses owners") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    std::ofstream(path) << kTableBefore;
    std::filesystem::permissions(path, std::filesystem::perms{0664});
    CHECK(holds_in_child([&] {
        refuse(SYS_fchown, EPERM);
        return enter_score(path, score_of(kTally, k1970)).saved;
    }));
    CHECK(std::filesystem::status(path).permissions() == std::filesystem::perms{0664});
}

TEST("an error that is no refusal still keeps the table as it was") {
    for (const long number : {SYS_fchmod, SYS_fdatasync}) {
        const TemporaryFolder folder;
        const std::string path = folder.path("scores.txt");
        std::ofstream(path) << kTableBefore;
        CHECK(holds_in_child([&] {
            refuse(number, EIO);
            const ScoreEntered entered = enter_score(path, score_of(kTally, k1970));
            return !entered.saved && !entered.barred;
        }));
        CHECK_EQ(read_file(path).value_or(""), std::string(kTableBefore));
    }
}

TEST("a run is written where the file system refuses owners, modes, times, locks or flushes") {
    for (const RefusedCalls& call : kRefusedCalls) {
        const check::Context context{std::string(call.name)};
        const TemporaryFolder folder;
        const std::string path = folder.path("a.run");
        CHECK(holds_in_child([&] {
            for (const long number : call.numbers) {
                refuse(number, EPERM);
            }
            LogFile file = LogFile::create(path);
            file.append("bytes");
            file.set_last_written(k1970);
            file.flush();
            return true;
        }));
        CHECK_EQ(read_file(path).value_or(""), "bytes");
    }
}

}  // namespace
}  // namespace rogue::test
