#include <algorithm>
#include <filesystem>
#include <fstream>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/folder_lock.hpp"
#include "rogue/records/high_scores.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

constexpr Tally kTally{4, 7};  // A score of 470
constexpr std::chrono::system_clock::time_point k1970{};
constexpr std::string_view kOwnLine = "470|4|7|1970-01-01T00:00:00.0000000+00:00\n";
constexpr std::string_view kBetter = "600|5|10|2026-11-21T06:01:28.1934990+01:00\n";
constexpr std::string_view kWorse = "300|2|10|2026-11-21T06:01:28Z\n";

// How many entries are this run's.
int own_entries(const HighScores& table) {
    return static_cast<int>(
        std::ranges::count(table.entries(), true, &HighScores::Entry::this_run));
}

TEST("the first score makes the file, and no other") {
    const TemporaryFolder folder;
    const ScoreEntered entered = enter_score(folder.path("scores.txt"), kTally, k1970);
    CHECK_EQ(entered.problem, "");
    CHECK_EQ(own_entries(entered.table), 1);
    CHECK_EQ(entered.table.file(), kOwnLine);
    CHECK(read_file(folder.path("scores.txt")) == kOwnLine);
    CHECK_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
}

TEST("a score is entered among those of the file, which are kept") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    std::ofstream(path) << kWorse << "300|damaged\n" << kBetter;
    const ScoreEntered entered = enter_score(path, kTally, k1970);
    CHECK_EQ(entered.problem, "");
    CHECK(read_file(path) == text(kBetter, kOwnLine, kWorse));
    CHECK_EQ(entered.table.file(), text(kBetter, kOwnLine, kWorse));
    CHECK(entered.table.entries()[1].this_run);
    CHECK_EQ(own_entries(entered.table), 1);
}

TEST("of two runs that are the same only the latter is marked") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    enter_score(path, kTally, k1970);
    const ScoreEntered entered = enter_score(path, kTally, k1970);
    CHECK(read_file(path) == text(kOwnLine, kOwnLine));
    CHECK_EQ(own_entries(entered.table), 1);
    CHECK(entered.table.entries()[1].this_run);
}

TEST("a bare name is a file in the working folder") {
    const TemporaryFolder folder;
    ChildProcess child([&] {
        fs::current_path(folder.path());
        return enter_score("scores.txt", kTally, k1970).problem.empty() ? 0 : 1;
    });
    CHECK_EQ(child.wait(), 0);
    CHECK(read_file(folder.path("scores.txt")) == kOwnLine);
}

TEST("a score that can't be saved is in the table all the same, and the problem names the file") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("plain")) << "text";
    fs::create_directories(folder.path("folder"));
    for (const std::string& path :
         {folder.path("missing/scores.txt"), folder.path("plain/scores.txt"), folder.path("folder"),
          folder.path(std::string(300, 'n')), std::string("/proc/scores.txt")}) {
        const check::Context context(path);
        const ScoreEntered entered = enter_score(path, kTally, k1970);
        CHECK(entered.problem.find(path + ": ") != std::string::npos);
        CHECK_EQ(entered.table.file(), kOwnLine);
        CHECK_EQ(own_entries(entered.table), 1);
    }
    CHECK_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 2);
    CHECK(fs::is_empty(folder.path("folder")));
}

TEST("on a full disk the file stays as it was, and the table is shown with the new score") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    const std::string before = text(kBetter, kWorse);
    std::ofstream(path) << before;
    ChildProcess child([&] {
        fill_disk_at(before.size());
        const ScoreEntered entered = enter_score(path, kTally, k1970);
        const bool told = entered.problem.find(path + ": ") != std::string::npos;
        return told && entered.table.file() == text(kBetter, kOwnLine, kWorse) &&
                       own_entries(entered.table) == 1
                   ? 0
                   : 1;
    });
    CHECK_EQ(child.wait(), 0);
    CHECK(read_file(path) == before);
    CHECK_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
}

TEST("a lock that is never let go costs no score, but is told of") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    const FolderLock lock(folder.path(), std::chrono::milliseconds(0));
    const ScoreEntered entered = enter_score(path, kTally, k1970);
    CHECK(entered.problem.find(path + ": ") != std::string::npos);
    CHECK(read_file(path) == kOwnLine);
}

// So many processes at once enter a score each: 110, 120, ... They return once all have ended.
void enter_at_once(const std::string& path, int processes) {
    const Gate start;
    std::vector<ChildProcess> children;
    for (int i = 1; i <= processes; ++i) {
        children.emplace_back([&path, &start, i] {
            start.wait();
            return enter_score(path, {1, i}, k1970).problem.empty() ? 0 : 1;
        });
    }
    start.open();
    for (ChildProcess& child : children) {
        CHECK_EQ(child.wait(), 0);
    }
}

// The lines of runs that have killed so many each, down to so few.
std::string lines_of_kills(int most, int fewest) {
    std::string lines;
    for (int kills = most; kills >= fewest; --kills) {
        lines += text(100 + 10 * kills, "|1|", kills, "|1970-01-01T00:00:00.0000000+00:00\n");
    }
    return lines;
}

TEST("ten processes that enter their scores at once lose none") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    enter_at_once(path, 10);
    CHECK_EQ(read_file(path).value_or("no file"), lines_of_kills(10, 1));
    CHECK_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
}

TEST("of sixteen processes that enter their scores at once the best are kept") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    std::ofstream(path) << kBetter << lines_of_kills(5, 1);
    enter_at_once(path, 16);
    CHECK_EQ(read_file(path).value_or("no file"), text(kBetter, lines_of_kills(16, 8)));
    CHECK_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
}

}  // namespace
}  // namespace rogue::test
