#include <filesystem>
#include <fstream>

#include "app/play/unfinished.hpp"
#include "rogue/classic/classic.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/run_reader.hpp"
#include "tests/support/check.hpp"
#include "tests/support/failing_files.hpp"
#include "tests/support/file_failures.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/one_score.hpp"

// The program reads only what it needs of files that are far larger than its own.

namespace rogue::test {

using namespace classic;
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kHuge = 3'000'000'000;
constexpr int kMostCalls = 3'000;  // System calls; reading the whole file would take 45,000.

// Makes a file of that size that has this beginning; the rest is a hole.
void make_huge(const std::string& path, const std::string& beginning) {
    std::ofstream(path) << beginning;
    fs::resize_file(path, kHuge);
}

TEST("a huge run file without an end is judged by its first lines alone") {
    const TemporaryFolder folder;
    const std::string path = folder.path("runs/a.run");
    fs::create_directory(folder.path("runs"));
    make_huge(path,
              RunHeader{.rules = kClassicRules, .seed = 1, .began = "2026-11-20T15:11:00Z"}.text() +
                  "RR");
    FailingFiles failing(kMostCalls, {Fault::Kind::error, std::errc::io_error});
    const auto read = [&] { RunReader(path, failing).next(RunReader::Expected::keys); };
    CHECK(!check::thrown<BadRunFile>(read).empty());
    CHECK_EQ(failing.met(), "");
    Options options;
    options.locations.state_dir = folder.path();
    options.locations.scores_file = folder.path("scores.txt");
    UnfinishedRuns runs(options);
    CHECK(runs.at(0) == nullptr);
    CHECK_EQ(runs.problems().size(), 1U);
    CHECK_EQ(runs.problems()[0], "this run can't be resumed: " + path + ":5: the line is too long");
    CHECK_EQ(fs::file_size(path), kHuge);
}

TEST("a huge table is reported and left alone, and not read to its end") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    make_huge(path, "600|5|10|2026-11-21T06:01:28Z\n");
    FailingFiles failing(kMostCalls, {Fault::Kind::error, std::errc::io_error});
    const ScoreEntered entered =
        enter_score(path, score_of(kTally, k1970), Duplicate::impossible, failing);
    CHECK(!entered.saved);
    CHECK(entered.problem.starts_with(path + ": is larger than 64 MB"));
    CHECK_EQ(entered.table.file(), kOwnLine);
    CHECK_EQ(failing.met(), "");
    CHECK_EQ(fs::file_size(path), kHuge);
    CHECK_EQ(folder.names(), "scores.txt ");
}

TEST("--scores tells why a huge table is not shown") {
    const KeptGame game;
    make_huge(game.path("highscores.txt"), "");
    const ProgramResult result = game.run({"--scores"});
    CHECK_EQ(result.status, 1);
    CHECK(result.err.find("highscores.txt: is larger than 64 MB") != std::string::npos);
}

TEST("a file of the largest size is read, a file that is one byte larger is not") {
    const TemporaryFolder folder;
    const std::string path = folder.path("file");
    std::ofstream(path) << "text";
    fs::resize_file(path, kLargestFile);
    CHECK_EQ(read_file(path).value_or("").size(), kLargestFile);
    fs::resize_file(path, kLargestFile + 1);
    check_fails(path, std::errc::file_too_large, [&] { read_file(path); });
}

}  // namespace
}  // namespace rogue::test
