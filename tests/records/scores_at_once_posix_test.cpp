#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <random>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/high_scores.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/failing_files.hpp"
#include "tests/support/one_score.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

// Processes that enter scores at the same time, and some that are killed meanwhile.

namespace rogue::test {

using namespace classic;
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBest = "60000|5|10|2026-11-21T06:01:28.1934990+01:00\n";

// So many processes enter one score each at the same time: 110, 120, ... Returns when all have
// ended.
void enter_at_once(const std::string& path, int processes) {
    const Gate start;
    std::vector<ChildProcess> children;
    for (int i = 1; i <= processes; ++i) {
        children.emplace_back([&path, &start, i] {
            start.wait();
            return enter_score(path, score_of(tally_of(1, i), k1970)).problem.empty() ? 0 : 1;
        });
    }
    start.open();
    for (ChildProcess& child : children) {
        CHECK_EQ(child.wait(), 0);
    }
}

// The lines of runs with that many kills, from the most to the fewest.
std::string lines_of_kills(int most, int fewest) {
    std::string lines;
    for (int kills = most; kills >= fewest; --kills) {
        lines += concat(100 + 10 * kills, "|1|", kills, "|1970-01-01T00:00:00.0000000+00:00\n");
    }
    return lines;
}

TEST("sixty-four processes that enter their scores at once lose none of the best") {
    const TemporaryFolder folder{memory_folder()};  // Where a write to the disk takes no time.
    const std::string path = folder.path("scores.txt");
    enter_at_once(path, 64);
    CHECK_EQ(contents_or_none(path), lines_of_kills(64, 55));
    CHECK_EQ(folder.names(), "scores.txt ");
}

// Makes all files in the folder an hour old.
void age(const TemporaryFolder& folder) {
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.path())) {
        fs::last_write_time(entry.path(), fs::file_time_type::clock::now() - std::chrono::hours(1));
    }
}

// What is wrong with a table to which runs with more and more kills are added; empty if nothing is.
// `kills` is the most kills that were seen in it, and is updated.
std::string fault_of(const std::string& contents, int& kills) {
    const HighScores table(contents);
    if (!table.unreadable().empty() || table.file() != contents) {
        return "is torn: " + contents;
    }
    const auto entries = table.entries();
    const int best = entries.empty() ? 0 : entries.front().tally.kills;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].tally.kills != best - static_cast<int>(i)) {
            return "lacks one: " + contents;
        }
    }
    if (best < kills ||
        entries.size() < std::min<std::size_t>(HighScores::kSize, static_cast<std::size_t>(best))) {
        return "has lost some: " + contents;
    }
    kills = best;
    return "";
}

// Enters scores of runs with more and more kills, without end.
int enter_for_good(const std::string& path, int kills, const Gate& first_entered,
                   FileSystem& files) {
    while (true) {
        const ScoreLine run = score_of(tally_of(1, ++kills), k1970);
        if (!enter_score(path, run, Duplicate::impossible, files).saved) {
            return 1;
        }
        first_entered.open();
    }
}

// Kills so many processes that enter scores.
void check_kills(FileSystem& files) {
    constexpr int kProcesses = 200;
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    std::ofstream(path).flush();
    std::mt19937_64 random(1);
    int kills = 0;
    for (int i = 0; i < kProcesses; ++i) {
        const check::Context context(concat("process ", i));
        const Gate first_entered;
        ChildProcess child([&] { return enter_for_good(path, kills, first_entered, files); });
        first_entered.wait();
        random.discard(random() % 500'000);  // Takes a random time.
        child.kill();
        CHECK_EQ(child.wait(), 128 + SIGKILL);
        CHECK_EQ(fault_of(contents_or_none(path), kills), "");
    }
    CHECK(kills >= kProcesses);
    age(folder);
    CHECK(enter_score(path, score_of(tally_of(1, kills + 1), k1970)).saved);
    CHECK_EQ(folder.names(), "scores.txt ");
}

TEST("whoever is killed while entering scores leaves a whole table") {
    check_kills(system_files());
}

TEST("whoever is killed while overwriting a table leaves a whole one") {
    FixedFiles mounted(std::errc::device_or_resource_busy, 0, {Fault::Kind::killed});
    check_kills(mounted);
}

// Starts a process that enters a score and is killed at its nth call to the system. Returns whether
// it made that many calls.
bool killed_at_call(int nth, const std::string& path) {
    ChildProcess child([&] {
        FailingFiles failing(nth, {Fault::Kind::killed});
        return enter_score(path, score_of(tally_of(1, 3), k1970), Duplicate::impossible, failing)
                       .saved
                   ? 0
                   : 1;
    });
    const int status = child.wait();
    CHECK(status == 0 || status == 128 + SIGKILL);
    return status != 0;
}

TEST("whoever is killed at any call to the system leaves the old table or the new one") {
    const std::string old_table = concat(kBest, lines_of_kills(2, 1));
    const std::string new_table = concat(kBest, lines_of_kills(3, 1));
    bool replaced = false;
    bool killed = true;
    for (int nth = 1; killed; ++nth) {
        const check::Context context(concat("call ", nth));
        const TemporaryFolder folder;
        const std::string path = folder.path("scores.txt");
        std::ofstream(path) << old_table;
        killed = killed_at_call(nth, path);
        const std::string found = contents_or_none(path);
        replaced =
            replaced || found == new_table;  // After some call the new table is there and stays.
        CHECK_EQ(found, replaced ? new_table : old_table);
        age(folder);
        CHECK(enter_score(path, score_of(tally_of(1, 3), k1970), Duplicate::possible).saved);
        CHECK_EQ(contents_or_none(path), new_table);
        age(folder);
        CHECK(enter_score(path, score_of(tally_of(1, 0), k1970)).saved);
        CHECK_EQ(folder.names(), "scores.txt ");
    }
    CHECK(replaced);
}

TEST("whoever is killed while damaged lines are kept loses neither them nor scores") {
    const std::string old_table = concat(kBest, "300|damaged\n", lines_of_kills(2, 1));
    const std::string new_table = concat(kBest, lines_of_kills(3, 1));
    bool killed = true;
    for (int nth = 1; killed; ++nth) {
        const check::Context context(concat("call ", nth));
        const TemporaryFolder folder;
        const std::string path = folder.path("scores.txt");
        std::ofstream(path) << old_table;
        killed = killed_at_call(nth, path);
        const std::string found = contents_or_none(path);
        const auto copy = read_file(path + ".damaged");
        CHECK(found == old_table || found == new_table);
        CHECK(!copy || *copy == old_table);
        CHECK(copy || found == old_table);
    }
}

}  // namespace
}  // namespace rogue::test
