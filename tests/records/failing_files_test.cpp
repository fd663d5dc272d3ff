#include "tests/support/failing_files.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <set>
#include <system_error>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/log_file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/file_failures.hpp"
#include "tests/support/one_score.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/support/written_run.hpp"

// Every single call to the system fails once, while a score is entered and while a run is written.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBetter = "600|5|10|2026-11-21T06:01:28Z\n";
constexpr std::string_view kWorse = "300|2|10|2026-11-21T06:01:28Z\n";

constexpr std::array kFailures{Fault{Fault::Kind::error, std::errc::io_error},
                               Fault{Fault::Kind::error, std::errc::no_space_on_device}};

/// Enters a score while the nth call meets a fault.
struct Entering {
    std::string met;  ///< The call; empty if there were fewer.
    ScoreEntered entered;
    std::string table;   ///< The contents of the file afterwards.
    std::string copy;    ///< The contents of the copy of lines that can't be read.
    std::string others;  ///< The names of all other files.
};

Entering enter(const std::optional<std::string>& before, int nth, Fault fault) {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    if (before) {
        std::ofstream(path, std::ios::binary) << *before;
    }
    FailingFiles failing(nth, fault);
    Entering result;
    result.entered = enter_score(path, score_of(kTally, k1970), Duplicate::impossible, failing);
    failing.disarm();
    result.met = failing.met();
    result.table = contents_or_none(path);
    result.copy = contents_or_none(path + ".damaged");
    fs::remove(path);
    fs::remove(path + ".damaged");
    result.others = folder.names();
    return result;
}

/// Enters scores until no call meets the fault any more: each time the next one does.
void enter_failing(const std::optional<std::string>& before, Fault fault,
                   const std::function<void(const Entering&)>& check_entered) {
    std::string met = "any";
    for (int nth = 1; !met.empty(); ++nth) {
        const Entering result = enter(before, nth, fault);
        met = result.met;
        const check::Context context(concat(met, ": ", fault.text()));
        check_entered(result);
    }
}

// If the system does not tell what a file is, it is taken for a plain file.
// If a file can't be replaced, it is overwritten.
const std::set<std::string> kEnteredAllTheSame{"status 1", "status 2", "replace 1"};

TEST("whatever call fails once, the table is the new one, or the old one and that is reported") {
    const std::string before = concat(kBetter, kWorse);
    const std::string after = concat(kBetter, kOwnLine, kWorse);
    for (const Fault fault : kFailures) {
        std::set<std::string> met;
        bool in_place = false;
        enter_failing(before, fault, [&](const Entering& result) {
            met.insert(result.met);
            // The calls after the one that puts the table in its place can't undo that.
            const bool saved = in_place || kEnteredAllTheSame.contains(result.met);
            in_place = in_place || result.met == "replace 1";
            CHECK_EQ(result.entered.saved, saved);
            CHECK_EQ(result.table, saved ? after : before);
            CHECK_EQ(result.others, "");
            CHECK_EQ(result.entered.problem.empty(), saved);
        });
        for (const char* call :
             {"make_folder 1", "lock_folder 1", "open 1", "read 1", "open 2", "open 3",
              "copy_mode_of 1", "write 1", "flush 1", "replace 1", "flush_folder 1"}) {
            const check::Context context(call);
            CHECK(met.contains(call));
        }
    }
}

TEST("whatever call fails once, the table that is shown holds the score and all others") {
    for (const Fault fault : kFailures) {
        enter_failing(concat(kBetter, kWorse), fault, [&](const Entering& result) {
            CHECK_EQ(result.entered.table.file(), concat(kBetter, kOwnLine, kWorse));
        });
    }
}

TEST("whatever call fails once, the first table is there whole or not at all") {
    for (const Fault fault : kFailures) {
        enter_failing(std::nullopt, fault, [&](const Entering& result) {
            CHECK_EQ(result.table, result.entered.saved ? kOwnLine : "no file");
            CHECK(result.entered.saved || !result.entered.problem.empty());
            CHECK_EQ(result.others, "");
        });
    }
}

TEST("whatever call fails once, no line that can't be read is lost") {
    const std::string before = concat(kBetter, "300|damaged\n");
    for (const Fault fault : kFailures) {
        enter_failing(before, fault, [&](const Entering& result) {
            CHECK_EQ(result.table, result.entered.saved ? concat(kBetter, kOwnLine) : before);
            CHECK(result.copy == before || (result.copy == "no file" && !result.entered.saved));
            CHECK(result.entered.saved || !result.entered.problem.empty());
            CHECK_EQ(result.others, "");
        });
    }
}

constexpr std::array kRefusals{
    std::errc::operation_not_permitted,  // Others own the file, in a folder with the sticky bit.
    std::errc::permission_denied,        // The same under some file systems.
    std::errc::device_or_resource_busy,  // The file is mounted by itself.
    std::errc::cross_device_link,       std::errc::text_file_busy,
    std::errc::not_supported,           std::errc::read_only_file_system};

TEST("a file that can't be replaced is overwritten, and stays as it was if that fails") {
    constexpr int kSecond = 2;  // The first write is to the temporary file.
    for (const std::errc refusal : kRefusals) {
        const check::Context context(std::make_error_code(refusal).message());
        const TemporaryFolder folder;
        const std::string path = folder.path("file");
        std::ofstream(path, std::ios::binary) << "before";
        FixedFiles full(refusal, kSecond, kFailures[1], "write");
        check_fails(path, std::errc::no_space_on_device,
                    [&] { replace_file(path, "longer than before", std::nullopt, full); });
        CHECK_EQ(contents_or_none(path), "before");

        FixedFiles working(refusal, 0, kFailures[1]);
        for (const char* contents : {"longer than before", "short"}) {
            replace_file(path, contents, std::nullopt, working);
            CHECK_EQ(contents_or_none(path), contents);
        }
    }
}

TEST("a file in a folder that may not be written is overwritten; other failures are reported") {
    for (const std::errc error : {std::errc::permission_denied, std::errc::operation_not_permitted,
                                  std::errc::read_only_file_system, std::errc::io_error}) {
        const Fault fault{Fault::Kind::error, error};
        const check::Context context(fault.text());
        const TemporaryFolder folder;
        const std::string path = folder.path("file");
        std::ofstream(path, std::ios::binary) << "before";
        FailingFiles failing(2, fault, "open");  // The first open is of the file itself.
        if (error == std::errc::io_error) {
            check_fails(path, error, [&] { replace_file(path, "new", std::nullopt, failing); });
        } else {
            replace_file(path, "new", std::nullopt, failing);
        }
        CHECK_EQ(contents_or_none(path), error == std::errc::io_error ? "before" : "new");
        CHECK_EQ(folder.names(), "file ");
    }
}

TEST("a score is saved though a write writes half, or a signal comes in between") {
    for (const Fault fault :
         {Fault{Fault::Kind::short_write}, Fault{Fault::Kind::error, std::errc::interrupted}}) {
        enter_failing(concat(kBetter, kWorse), fault, [&](const Entering& result) {
            const bool goes_on =
                fault.kind == Fault::Kind::short_write || result.met.starts_with("write") ||
                result.met.starts_with("read") || result.met.starts_with("lock_folder");
            if (goes_on) {
                CHECK_EQ(result.entered.problem, "");
                CHECK_EQ(result.table, concat(kBetter, kOwnLine, kWorse));
                CHECK_EQ(result.others, "");
            }
        });
    }
}

TEST("a write that writes nothing is not repeated, and is reported as what it is") {
    enter_failing(std::string(kBetter), {Fault::Kind::no_write}, [&](const Entering& result) {
        const bool fails = result.met == "write 1";
        CHECK_EQ(result.entered.saved, !fails);
        CHECK_EQ(result.entered.problem.empty(), !fails);
        CHECK(!fails || result.entered.problem.find(": can't write: ") != std::string::npos);
    });
    const TemporaryFolder folder;
    FailingFiles failing(1, {Fault::Kind::no_write}, "write");
    LogFile file = LogFile::create(folder.path("log"), failing);
    check_fails(file.path(), std::errc::io_error, [&] { file.append("bytes"); });
}

/// Writes a run while the nth call meets a fault.
struct Writing {
    std::string met;
    std::string problem;
    std::string bytes;
    std::string others;  ///< The names of all other files.
};

Writing write_run(const WholeFile& whole, int nth, Fault fault) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a.run");
    FailingFiles failing(nth, fault);
    Writing result;
    {  // Windows removes no file that is open.
        WrittenRun run(whole, [&] { return LogFile::create(path, failing); });
        run.play();
        result.problem = run.writer().problem();
    }
    result.met = failing.met();
    result.bytes = contents_or_none(path);
    fs::remove(path);
    result.others = folder.names();
    return result;
}

TEST("whatever call fails once, or writes half, a run is complete or the loss is reported") {
    const WholeFile whole = whole_paper_file();
    for (const Fault fault : {kFailures[0], kFailures[1], Fault{Fault::Kind::short_write},
                              Fault{Fault::Kind::error, std::errc::interrupted}}) {
        std::size_t incomplete = 0;
        for (int nth = 1;; ++nth) {
            const Writing result = write_run(whole, nth, fault);
            const check::Context context(concat(result.met, ": ", fault.text()));
            CHECK(result.bytes == whole.bytes || result.bytes == "no file");
            CHECK(result.bytes == whole.bytes || !result.problem.empty());
            CHECK_EQ(result.others, "");
            incomplete += result.bytes == whole.bytes && result.problem.empty() ? 0 : 1;
            if (result.met.empty()) {
                CHECK(static_cast<std::size_t>(nth) > whole.keys.size());
                break;
            }
        }
        // The last flush is not tried again: the system reports such a failure only once.
        CHECK_EQ(incomplete, fault.kind == Fault::Kind::error ? 1U : 0U);
    }
}

TEST("a run whose end can't be cut is not written on") {
    const WholeFile whole = whole_paper_file();
    const std::string cut = whole.bytes.substr(0, 130);
    for (int nth = 1; nth <= 5; ++nth) {
        const TemporaryFolder folder;
        const std::string path = folder.path("a.run");
        std::ofstream(path, std::ios::binary) << cut;
        FailingFiles failing(nth, kFailures[0]);
        const std::string problem = check::thrown<std::system_error>([&] {
            WrittenRun(whole, LogFile::open(path, failing), {120, 58});
        });
        const check::Context context(failing.met());
        // If the file can't be locked, it is not locked. If the second status does not tell whether
        // somebody else writes the file, nobody does.
        const bool goes_on = failing.met() == "lock 1" || failing.met() == "status 2";
        CHECK_EQ(problem.empty(), goes_on);
        CHECK_EQ(contents_or_none(path), goes_on ? cut.substr(0, 120) : cut);
    }
}

}  // namespace
}  // namespace rogue::test
