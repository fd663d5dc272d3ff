#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/high_scores.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/one_score.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

// A table that is mounted by itself, as containers do it: it can be written, but not replaced.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

// Mounts the table of one folder in another one, for this process alone.
bool mount_table(const std::string& from, const std::string& to) {
    std::ofstream(to, std::ios::app).flush();
    const int spaces = geteuid() == 0 ? CLONE_NEWNS : CLONE_NEWNS | CLONE_NEWUSER;
    return unshare(spaces) == 0 &&
           mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
           mount(from.c_str(), to.c_str(), nullptr, MS_BIND, nullptr) == 0;
}

void skip_without_mounts(const TemporaryFolder& folder) {
    std::ofstream(folder.path("tried")).flush();
    if (!holds_in_child([&] { return mount_table(folder.path("tried"), folder.path("there")); })) {
        check::skip("this machine lets nobody mount a file");
    }
}

TEST("a mounted table takes a score, though it can't be replaced") {
    const TemporaryFolder folder;
    const TemporaryFolder container;
    skip_without_mounts(container);
    std::ofstream(folder.path("scores.txt")) << "600|5|10|2026-11-21T06:01:28Z\n";
    CHECK(holds_in_child([&] {
        const std::string path = container.path("scores.txt");
        const bool mounted = mount_table(folder.path("scores.txt"), path);
        const ScoreEntered entered = enter_score(path, score_of(kTally, k1970));
        return mounted && entered.saved && entered.problem.empty();
    }));
    CHECK_EQ(contents_or_none(folder.path("scores.txt")),
             concat("600|5|10|2026-11-21T06:01:28Z\n", kOwnLine));
}

TEST("containers that share a mounted table lose no score") {
    const TemporaryFolder folder;
    const TemporaryFolder container;
    skip_without_mounts(container);
    const std::string table = folder.path("scores.txt");
    std::ofstream(table).flush();
    const Gate start;
    std::vector<ChildProcess> children;
    for (int i = 0; i < 8; ++i) {
        const std::string own = container.path(std::to_string(i));
        fs::create_directory(own);
        children.emplace_back([&, own, i] {
            const bool mounted = mount_table(table, own + "/scores.txt");
            start.wait();
            const ScoreLine line = score_of({1, i, 100 + 10 * i}, k1970);
            return mounted && enter_score(own + "/scores.txt", line).saved ? 0 : 1;
        });
    }
    start.open();
    for (ChildProcess& child : children) {
        CHECK_EQ(child.wait(), 0);
    }
    CHECK_EQ(HighScores(contents_or_none(table)).entries().size(), children.size());
}

}  // namespace
}  // namespace rogue::test
