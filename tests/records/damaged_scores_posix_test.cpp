#include <filesystem>
#include <fstream>

#include "rogue/base/text.hpp"
#include "rogue/records/high_scores.hpp"
#include "tests/support/check.hpp"
#include "tests/support/failing_files.hpp"
#include "tests/support/one_score.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

// Lines of the table that can't be read may be somebody's scores, so they are kept in a copy.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;
using namespace std::string_view_literals;

constexpr std::string_view kGood = "600|5|10|2026-11-21T06:01:28Z\n";

/// A table and, beside it, the copy of its lines that could not be read.
class Scores {
public:
    void write(std::string_view contents) const {
        std::ofstream(path_, std::ios::binary) << contents;
    }

    ScoreEntered enter(FileSystem& files = system_files()) const {
        return enter_score(path_, score_of(kTally, k1970), Duplicate::impossible, files);
    }

    std::string table() const { return contents_or_none(path_); }
    std::string copy() const { return contents_or_none(path_ + ".damaged"); }

    const TemporaryFolder& folder() const { return folder_; }

private:
    TemporaryFolder folder_;
    std::string path_ = folder_.path("scores.txt");
};

TEST("a table with lines that can't be read is copied as a whole before it is rewritten") {
    for (const std::string& contents :
         {concat(kGood, "300|damaged\n"), concat("300|damaged\n", kGood),
          concat("\xEF\xBB\xBF", "x\r\n\r\n", kGood, "\n\ny\r\n"), concat(kGood, "300|dam"),
          concat(std::string(100'000, 'x'), "\n", kGood), concat("\xff\xfd\n", kGood),
          concat(kGood, "one\rtwo\r"), concat(kGood, "\xff\xfe", "3\0|\0\r\0\n\0"sv)}) {
        const check::Context context(contents.substr(0, 100));
        const Scores scores;
        scores.write(contents);
        const ScoreEntered entered = scores.enter();
        CHECK(entered.problem.ends_with("lines that can't be read are kept in " +
                                        scores.folder().path("scores.txt.damaged")));
        CHECK(entered.saved);
        CHECK_EQ(scores.table(), concat(kGood, kOwnLine));
        CHECK_EQ(scores.copy(), contents);
        CHECK_EQ(scores.folder().names(), "scores.txt scores.txt.damaged ");
    }
}

TEST("a file without one line of a table is left as it is, and its score can be entered later") {
    for (const std::string_view prose : {"Dear diary,\n", "300|damaged", "\xff\n\n"}) {
        const Scores scores;
        scores.write(prose);
        const ScoreEntered entered = scores.enter();
        CHECK(!entered.saved && !entered.barred);
        CHECK(entered.problem.starts_with(
            scores.folder().path("scores.txt: is not a table of scores")));
        CHECK_EQ(entered.table.file(), kOwnLine);
        CHECK_EQ(scores.table(), prose);
        CHECK_EQ(scores.folder().names(), "scores.txt ");
    }
}

TEST("lines that can't be read are told of where the file system knows no locks too") {
    const Scores scores;
    scores.write(concat(kGood, "300|damaged\n"));
    FailingFiles failing(1, {Fault::Kind::error, std::errc::no_lock_available}, "lock_folder");
    const ScoreEntered entered = scores.enter(failing);
    const std::string path = scores.folder().path("scores.txt");
    CHECK_EQ(entered.problem,
             concat(path, ": lines that can't be read are kept in ", path,
                    ".damaged; saved without a lock, because its file system has none"));
}

TEST("a table that can be read is not copied") {
    for (const std::string& contents :
         {std::string(), std::string(kGood), concat("\xEF\xBB\xBF", kGood, "\r\n \n"),
          concat(kGood, kGood, kGood, kGood, kGood, kGood, kGood, kGood, kGood, kGood, kGood)}) {
        const check::Context context(contents);
        const Scores scores;
        scores.write(contents);
        CHECK(scores.enter().saved);
        CHECK_EQ(scores.folder().names(), "scores.txt ");
    }
}

TEST("lines that can't be read any more later are added to the copy") {
    const Scores scores;
    scores.write(concat(kGood, "first\n"));
    scores.enter();
    scores.write(concat(kGood, "second\n", kGood, "third"));
    CHECK(scores.enter().saved);
    CHECK_EQ(scores.copy(), concat(kGood, "first\nsecond\nthird\n"));
    CHECK_EQ(scores.table(), concat(kGood, kOwnLine));
    scores.write(concat(kGood, "fourth\n"));
    CHECK(scores.enter().saved);
    CHECK_EQ(scores.copy(), concat(kGood, "first\nsecond\nthird\nfourth\n"));
}

TEST("a copy whose last line does not end is not run together with what is added") {
    const Scores scores;
    scores.write(concat(kGood, "300|dam"));
    scores.enter();
    scores.write(concat(kGood, "200|dam"));
    CHECK(scores.enter().saved);
    CHECK_EQ(scores.copy(), concat(kGood, "300|dam\n200|dam\n"));
}

TEST("a line is added though the copy has one that ends like it") {
    const Scores scores;
    scores.write(concat(kGood, "1300|damaged\n"));
    scores.enter();
    scores.write(concat(kGood, "300|damaged\n"));
    CHECK(scores.enter().saved);
    CHECK_EQ(scores.copy(), concat(kGood, "1300|damaged\n300|damaged\n"));
}

TEST("files that killed processes left beside the copy are removed too") {
    const Scores scores;
    for (const char* name : {"scores.txt.damaged.123-0.tmp", "scores.txt.123-0.tmp"}) {
        const std::string path = scores.folder().path(name);
        std::ofstream(path) << "text";
        fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::hours(1));
    }
    CHECK(scores.enter().saved);
    CHECK_EQ(scores.folder().names(), "scores.txt ");
}

TEST("lines that are in the copy already are not added again") {
    const Scores scores;
    for (int i = 0; i < 3; ++i) {
        scores.write(concat(kGood, "first\r\n", kGood, "second\r\n"));
        CHECK(scores.enter().saved);
        CHECK_EQ(scores.copy(), concat(kGood, "first\r\n", kGood, "second\r\n"));
    }
}

// The second mark is a character of the first line.
TEST("nor are they if the table begins with two byte order marks") {
    const Scores scores;
    const std::string contents = concat("\xEF\xBB\xBF\xEF\xBB\xBF", "300|damaged\n", kGood);
    for (int i = 0; i < 3; ++i) {
        scores.write(contents);
        CHECK(scores.enter().saved);
        CHECK_EQ(scores.copy(), contents);
    }
}

TEST("if the lines can't be kept the table stays as it was, and that is told") {
    const Scores scores;
    const std::string contents = concat(kGood, "300|damaged\n");
    scores.write(contents);
    const std::string copy = scores.folder().path("scores.txt.damaged");
    fs::create_directory(copy);
    const ScoreEntered entered = scores.enter();
    CHECK(!entered.saved);
    CHECK(entered.problem.find(copy + ": ") != std::string::npos);
    CHECK_EQ(entered.table.file(), concat(kGood, kOwnLine));
    CHECK_EQ(scores.table(), contents);
    CHECK_EQ(scores.folder().names(), "scores.txt scores.txt.damaged ");
}

TEST("the copy is beside the table, where a link leads to") {
    const TemporaryFolder folder;
    fs::create_directory(folder.path("real"));
    fs::create_symlink("real/table.txt", folder.path("scores.txt"));
    const std::string contents = concat(kGood, "300|damaged\n");
    std::ofstream(folder.path("real/table.txt")) << contents;
    CHECK(enter_score(folder.path("scores.txt"), score_of(kTally, k1970)).saved);
    CHECK_EQ(contents_or_none(folder.path("real/table.txt.damaged")), contents);
    CHECK_EQ(folder.names(), "real scores.txt ");
}

TEST("a score that is in the table already leaves lines that can't be read where they are") {
    const Scores scores;
    const std::string contents = concat(kOwnLine, "300|damaged\n");
    scores.write(contents);
    const std::string path = scores.folder().path("scores.txt");
    CHECK(enter_score(path, score_of(kTally, k1970), Duplicate::possible).saved);
    CHECK_EQ(scores.table(), contents);
    CHECK_EQ(scores.folder().names(), "scores.txt ");
}

}  // namespace
}  // namespace rogue::test
