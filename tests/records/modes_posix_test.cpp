#include <grp.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "rogue/records/file.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/run_folder.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/failing_files.hpp"
#include "tests/support/file_failures.hpp"
#include "tests/support/one_score.hpp"
#include "tests/support/temporary_folder.hpp"

// Modes, owners and groups of files that are made or replaced.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

// The permissions of a file, as chmod takes them.
unsigned mode_of(const std::string& path) {
    struct stat status {};
    stat(path.c_str(), &status);
    return status.st_mode & 07777U;
}

TEST("a file keeps its mode, also behind a link") {
    const TemporaryFolder folder;
    const std::string file = folder.path("file");
    fs::create_symlink("file", folder.path("link"));
    std::ofstream(file) << "old";
    for (const unsigned mode : {0600U, 0640U, 0644U, 0664U, 0666U, 0755U, 0200U}) {
        const check::Context context("mode " + std::to_string(mode));
        fs::permissions(file, fs::perms{mode});
        replace_file(file, "new");
        CHECK_EQ(mode_of(file), mode);
        replace_file(folder.path("link"), "newer");
        CHECK_EQ(mode_of(file), mode);
    }
}

constexpr uid_t kSomebody = 65533;

// A file of the user kSomebody and of the group with the same number. Only the superuser can make
// one.
bool make_file_of_somebody(const std::string& path) {
    std::ofstream(path) << "old";
    return chown(path.c_str(), kSomebody, kSomebody) == 0;
}

TEST("whatever call fails once, a replaced file keeps its mode and its group, or is not replaced") {
    std::string met = "a call";
    for (int nth = 1; !met.empty(); ++nth) {
        const TemporaryFolder folder;
        const std::string path = folder.path("file");
        if (!make_file_of_somebody(path)) {
            check::skip("only the superuser can make a file for somebody else");
        }
        fs::permissions(path, fs::perms(0664));
        FailingFiles failing(nth, {Fault::Kind::error, std::errc::operation_not_permitted});
        failure_of(path, [&] { replace_file(path, "new", {}, failing); });
        met = failing.met();
        const check::Context context(met);
        struct stat status {};
        CHECK_EQ(stat(path.c_str(), &status), 0);
        CHECK_EQ(status.st_mode & 07777U, 0664U);
        CHECK_EQ(status.st_gid, kSomebody);
        CHECK_EQ(status.st_uid, kSomebody);
    }
}

TEST("a file that can't keep its owner keeps its group, or gives that no rights") {
    for (const bool member : {true, false}) {
        const TemporaryFolder folder;
        const std::string path = folder.path("file");
        if (!make_file_of_somebody(path)) {
            check::skip("only the superuser can make a file for somebody else");
        }
        fs::permissions(folder.path(), fs::perms(0777));
        fs::permissions(path, fs::perms(0777));
        CHECK(holds_in_child([&] {
            constexpr uid_t kAnother = 65532;
            const gid_t group = kSomebody;
            if (setgroups(member ? 1 : 0, &group) != 0 || setgid(kAnother) != 0 ||
                setuid(kAnother) != 0) {
                return false;
            }
            replace_file(path, "new");
            return true;
        }));
        CHECK(read_file(path) == "new");
        CHECK_EQ(mode_of(path), member ? 0777U : 0707U);
    }
}

TEST("a new file has the mode that the user's mask leaves it") {
    const TemporaryFolder folder;
    CHECK(holds_in_child([&] {
        umask(027);
        replace_file(folder.path("file"), "new");
        return true;
    }));
    CHECK_EQ(mode_of(folder.path("file")), 0640U);
}

TEST("a copy of lines that can't be read has the mode of the table") {
    for (const unsigned mode : {0600U, 0640U, 0666U}) {
        const TemporaryFolder folder;
        const std::string path = folder.path("scores.txt");
        std::ofstream(path) << "5|1|0|2026-11-21T06:01:28Z\ndamaged\n";
        fs::permissions(path, fs::perms{mode});
        CHECK(enter_score(path, score_of(kTally, k1970)).saved);
        CHECK_EQ(mode_of(path + ".damaged"), mode);
        CHECK_EQ(mode_of(path), mode);
        std::ofstream(path, std::ios::app) << "more of it " << mode << "\n";
        CHECK(enter_score(path, score_of(kTally, k1970)).saved);
        CHECK_EQ(mode_of(path + ".damaged"), mode);
    }
}

TEST("new folders are for the user alone, and existing ones stay as they are") {
    const TemporaryFolder folder;
    fs::create_directory(folder.path("there"));
    fs::permissions(folder.path("there"), fs::perms(0755));
    CHECK(holds_in_child([&] {
        umask(0);
        make_run_file(folder.path("there/state//runs/anna"), {1, 1, "2026-11-20T15:11:00Z"});
        return true;
    }));
    CHECK_EQ(mode_of(folder.path("there")), 0755U);
    for (const char* made : {"there/state", "there/state/runs", "there/state/runs/anna"}) {
        CHECK_EQ(mode_of(folder.path(made)), 0700U);
    }
}

}  // namespace
}  // namespace rogue::test
