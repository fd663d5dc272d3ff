#include <grp.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/high_scores.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/failing_files.hpp"
#include "tests/support/one_score.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {

using namespace classic;
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBetterLine = "600|5|10|2026-11-21T06:01:28.1934990+01:00\n";
constexpr std::string_view kWorseLine = "300|2|10|2026-11-21T06:01:28Z\n";

// Makes the process the user nobody, who owns the folder: root may write anything.
void be_nobody_in(const TemporaryFolder& folder) {
    constexpr unsigned kNobody = 65534;
    if (geteuid() == 0 &&
        (chown(folder.path().c_str(), kNobody, kNobody) != 0 || setgroups(0, nullptr) != 0 ||
         setgid(kNobody) != 0 || setuid(kNobody) != 0)) {
        throw std::runtime_error("can't be nobody");
    }
}

// How many entries belong to this run.
int own_entries(const HighScores& table) {
    return static_cast<int>(std::ranges::count(table.entries(), true, &ScoreLine::this_run));
}

TEST("the first score makes the file, and no other") {
    const TemporaryFolder folder;
    const ScoreEntered entered = enter_score(folder.path("scores.txt"), score_of(kTally, k1970));
    CHECK_EQ(entered.problem, "");
    CHECK_EQ(own_entries(entered.table), 1);
    CHECK_EQ(entered.table.file(), kOwnLine);
    CHECK(read_file(folder.path("scores.txt")) == kOwnLine);
    CHECK_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
}

TEST("a score is entered among those of the file, which are kept") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    std::ofstream(path) << kWorseLine << "300|damaged\n" << kBetterLine;
    const ScoreEntered entered = enter_score(path, score_of(kTally, k1970));
    CHECK(entered.saved);
    CHECK(read_file(path) == concat(kBetterLine, kOwnLine, kWorseLine));
    CHECK_EQ(entered.table.file(), concat(kBetterLine, kOwnLine, kWorseLine));
    CHECK(entered.table.entries()[1].this_run);
    CHECK_EQ(own_entries(entered.table), 1);
}

TEST("a run that is entered twice has one line, which is marked") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    enter_score(path, score_of(kTally, k1970));
    const ScoreEntered entered = enter_score(path, score_of(kTally, k1970));
    CHECK(read_file(path) == kOwnLine);
    CHECK_EQ(own_entries(entered.table), 1);
}

TEST("a line that a merge has doubled takes one of the ten places") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    std::string lines;
    for (int score = 900; score >= 300; score -= 100) {
        lines += concat(score, "|2|10|2026-11-21T06:01:28Z\n");
    }
    std::ofstream(path) << lines << lines << kWorseLine;
    CHECK(enter_score(path, score_of(kTally, k1970)).saved);
    const HighScores table(read_file(path).value_or(""));
    CHECK_EQ(table.entries().size(), 8U);
    CHECK_EQ(table.entries().back().tally.score, 300);
}

TEST("a bare name is a file in the working folder") {
    const TemporaryFolder folder;
    CHECK(holds_in_child([&] {
        fs::current_path(folder.path());
        return enter_score("scores.txt", score_of(kTally, k1970)).problem.empty();
    }));
    CHECK(read_file(folder.path("scores.txt")) == kOwnLine);
}

TEST("a score that can't be saved is in the table all the same, and the problem names the file") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("plain")) << "text";
    fs::create_directories(folder.path("folder"));
    for (const std::string& path :
         {folder.path("plain/scores.txt"), folder.path("folder"),
          folder.path(std::string(300, 'n')), std::string("/proc/scores.txt")}) {
        const check::Context context(path);
        const ScoreEntered entered = enter_score(path, score_of(kTally, k1970));
        CHECK(entered.problem.find(path + ": ") != std::string::npos);
        CHECK(!entered.saved);
        CHECK_EQ(entered.table.file(), kOwnLine);
        CHECK_EQ(own_entries(entered.table), 1);
    }
    CHECK_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 2);
    CHECK(fs::is_empty(folder.path("folder")));
}

TEST("a folder that may not be made is named, with the reason") {
    const ScoreEntered entered = enter_score("/proc/a/scores.txt", score_of(kTally, k1970));
    CHECK_EQ(entered.problem, "/proc/a: can't make: No such file or directory");
}

TEST("only an error of rights bars a score for good") {
    const std::pair<std::errc, bool> kErrors[] = {{std::errc::permission_denied, true},
                                                  {std::errc::operation_not_permitted, true},
                                                  {std::errc::read_only_file_system, true},
                                                  {std::errc::no_space_on_device, false},
                                                  {std::errc::io_error, false}};
    for (const auto& [error, barred] : kErrors) {
        const Fault fault{Fault::Kind::error, error};
        const check::Context context(fault.text());
        const TemporaryFolder folder;
        FailingFiles failing(1, fault, "replace");
        const ScoreEntered entered = enter_score(folder.path("scores.txt"), score_of(kTally, k1970),
                                                 Duplicate::impossible, failing);
        CHECK(!entered.saved && entered.barred == barred);
    }
}

TEST("while another holds the lock nothing is written; that is reported and the table is shown") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    std::ofstream(path) << kBetterLine;
    const auto lock = lock_folder_of(path, std::chrono::milliseconds(0));
    const ScoreEntered entered = enter_score(path, score_of(kTally, k1970));
    CHECK(!entered.saved);
    CHECK(!entered.barred);
    CHECK(entered.problem.starts_with(path + ": its folder is locked by another process"));
    CHECK_EQ(entered.table.file(), concat(kBetterLine, kOwnLine));
    CHECK(read_file(path) == kBetterLine);
}

TEST("a device is no table: it is neither read nor replaced") {
    const TemporaryFolder folder;
    fs::create_symlink("/dev/null", folder.path("scores.txt"));
    const ScoreEntered entered = enter_score(folder.path("scores.txt"), score_of(kTally, k1970));
    CHECK(!entered.saved);
    CHECK(entered.problem.starts_with("/dev/null: is not a regular file"));
    CHECK(fs::is_character_file("/dev/null"));
}

TEST("a score that may be in the table already is entered once, whatever its offset there") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    for (const std::string_view there :
         {kOwnLine, std::string_view("470|4|7|1970-01-01T01:00:00+01:00\r\n300|damaged\r\n")}) {
        std::ofstream(path, std::ios::binary) << there;
        const ScoreEntered entered =
            enter_score(path, score_of(kTally, k1970), Duplicate::possible);
        CHECK_EQ(entered.problem, "");
        CHECK(entered.saved);
        CHECK(read_file(path) == there);
        CHECK(entered.table.file() == HighScores(there).file());
        CHECK_EQ(folder.names(), "scores.txt ");
    }
}

TEST("a score that may be in the table already is entered if it is not") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    for (int i = 0; i < 2; ++i) {  // The second time it exists already.
        const ScoreEntered entered =
            enter_score(path, score_of(kTally, k1970), Duplicate::possible);
        CHECK(entered.saved);
        CHECK(read_file(path) == kOwnLine);
    }
    const std::chrono::seconds later(2);
    CHECK_EQ(
        own_entries(enter_score(path, score_of(kTally, k1970 + later), Duplicate::possible).table),
        1);
    CHECK_EQ(
        own_entries(enter_score(path, score_of(tally_of(4, 8), k1970), Duplicate::possible).table),
        1);
    CHECK_EQ(HighScores(read_file(path).value_or("")).entries().size(), 3U);
}

TEST("a write-protected table is shown with the score, reported and left alone") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    std::ofstream(path) << kBetterLine;
    fs::permissions(path, fs::perms{0444});
    CHECK(holds_in_child([&] {
        be_nobody_in(folder);
        const ScoreEntered entered = enter_score(path, score_of(kTally, k1970));
        return !entered.saved && entered.problem.find(path + ": ") != std::string::npos &&
               entered.table.file() == concat(kBetterLine, kOwnLine);
    }));
    CHECK(read_file(path) == kBetterLine);
    CHECK(fs::status(path).permissions() == fs::perms{0444});
    CHECK_EQ(folder.names(), "scores.txt ");
}

TEST("files that killed processes left are removed, and nothing else is") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    for (const char* name : {"scores.txt.123-0.tmp", "scores.txt.bak.tmp", "scores.txt.7-1.tmp"}) {
        std::ofstream(folder.path(name)) << "text";
        fs::last_write_time(folder.path(name),
                            fs::file_time_type::clock::now() - std::chrono::hours(1));
    }
    std::ofstream(folder.path("scores.txt.124-0.tmp")) << "text";
    CHECK_EQ(enter_score(path, score_of(kTally, k1970)).problem, "");
    CHECK_EQ(folder.names(), "scores.txt scores.txt.124-0.tmp scores.txt.bak.tmp ");
}

}  // namespace
}  // namespace rogue::test
