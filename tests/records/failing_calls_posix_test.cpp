#include "tests/support/failing_calls.hpp"

#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <system_error>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/high_scores.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/one_score.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/support/written_run.hpp"

// Every single system call fails once, while a score is entered and while a run is written.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBetter = "600|5|10|2026-11-21T06:01:28Z\n";
constexpr std::string_view kWorse = "300|2|10|2026-11-21T06:01:28Z\n";

constexpr std::array kFailures{Fault{Fault::Kind::error, EIO}, Fault{Fault::Kind::error, ENOSPC}};

/// Enters a score while the nth call meets a fault.
struct Entering {
    std::string met;  ///< The call; empty if there were fewer.
    ScoreEntered entered;
    std::string table;   ///< The contents of the file afterwards.
    std::string copy;    ///< The contents of the copy of lines that can't be read.
    std::string others;  ///< The names of all other files.
};

std::string contents(const std::string& path) {
    return read_file(path).value_or("no file");
}

Entering enter(const std::optional<std::string>& before, int nth, Fault fault) {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    if (before) {
        std::ofstream(path) << *before;
    }
    const FailingCalls failing(nth, fault);
    Entering result;
    result.entered = enter_score(path, kTally, k1970);
    failing.disarm();
    result.met = failing.met();
    result.table = contents(path);
    result.copy = contents(path + ".damaged");
    fs::remove(path);
    fs::remove(path + ".damaged");
    result.others = folder.names();
    return result;
}

// If the file can't be given the old one's owner, it may still get its group. If fstat does not
// tell what a file is, it is taken for a plain file.
const std::set<std::string> kEnteredAllTheSame{"fstat 1", "fstat 2", "fchown 1"};

TEST("whatever call fails once, the table is the new one, or the old one and that is reported") {
    const std::string before = text(kBetter, kWorse);
    const std::string after = text(kBetter, kOwnLine, kWorse);
    for (const Fault fault : kFailures) {
        std::set<std::string> met;
        bool in_place = false;
        for (int nth = 1;; ++nth) {
            const Entering result = enter(before, nth, fault);
            if (result.met.empty()) {
                break;
            }
            const check::Context context(text(result.met, ": ", fault.text()));
            met.insert(result.met);
            // The calls after the one that puts the table in its place can't undo that.
            const bool saved = in_place || kEnteredAllTheSame.contains(result.met);
            in_place = in_place || result.met == "rename 1";
            CHECK_EQ(result.entered.saved, saved);
            CHECK_EQ(result.table, saved ? after : before);
            CHECK_EQ(result.others, "");
            CHECK_EQ(result.entered.problem.empty(), saved);
        }
        for (const char* call :
             {"open 1", "flock 1", "open 2", "read 1", "open 3", "open 4", "fstat 3", "fchown 1",
              "fchmod 1", "write 1", "fsync 1", "rename 1", "open 5", "fsync 2"}) {
            const check::Context context(call);
            CHECK(met.contains(call));
        }
    }
}

TEST("whatever call fails once, the table that is shown holds the score and all others") {
    for (const Fault fault : kFailures) {
        std::string met = "any";
        for (int nth = 1; !met.empty(); ++nth) {
            const Entering result = enter(text(kBetter, kWorse), nth, fault);
            met = result.met;
            const check::Context context(text(met, ": ", fault.text()));
            CHECK_EQ(result.entered.table.file(), text(kBetter, kOwnLine, kWorse));
        }
    }
}

TEST("whatever call fails once, the first table is there whole or not at all") {
    for (const Fault fault : kFailures) {
        std::string met = "any";
        for (int nth = 1; !met.empty(); ++nth) {
            const Entering result = enter(std::nullopt, nth, fault);
            met = result.met;
            const check::Context context(text(met, ": ", fault.text()));
            CHECK_EQ(result.table, result.entered.saved ? kOwnLine : "no file");
            CHECK(result.entered.saved || !result.entered.problem.empty());
            CHECK_EQ(result.others, "");
        }
    }
}

TEST("whatever call fails once, no line that can't be read is lost") {
    const std::string before = text(kBetter, "300|damaged\n");
    for (const Fault fault : kFailures) {
        std::string met = "any";
        for (int nth = 1; !met.empty(); ++nth) {
            const Entering result = enter(before, nth, fault);
            met = result.met;
            const check::Context context(text(met, ": ", fault.text()));
            CHECK_EQ(result.table, result.entered.saved ? text(kBetter, kOwnLine) : before);
            CHECK(result.copy == before || (result.copy == "no file" && !result.entered.saved));
            CHECK(result.entered.saved || !result.entered.problem.empty());
            CHECK_EQ(result.others, "");
        }
    }
}

TEST("a score is saved though a write writes half, or a signal comes in between") {
    for (const Fault fault : {Fault{Fault::Kind::short_write}, Fault{Fault::Kind::error, EINTR}}) {
        std::string met = "any";
        for (int nth = 1; !met.empty(); ++nth) {
            const Entering result = enter(text(kBetter, kWorse), nth, fault);
            met = result.met;
            const bool goes_on = fault.kind == Fault::Kind::short_write ||
                                 met.starts_with("write") || met.starts_with("read") ||
                                 met.starts_with("flock");
            if (goes_on) {
                const check::Context context(text(met, ": ", fault.text()));
                CHECK_EQ(result.entered.problem, "");
                CHECK_EQ(result.table, text(kBetter, kOwnLine, kWorse));
                CHECK_EQ(result.others, "");
            }
        }
    }
}

TEST("a write that writes nothing is not repeated, and is reported as what it is") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    std::string met = "any";
    for (int nth = 1; !met.starts_with("write"); ++nth) {
        errno = ENOTTY;  // Left from an earlier call.
        const Entering result = enter(std::string(kBetter), nth, {Fault::Kind::no_write});
        met = result.met;
        const bool fails = met == "write 1";
        CHECK_EQ(result.entered.saved, !fails);
        CHECK_EQ(result.entered.problem.ends_with(": can't write: Input/output error"), fails);
    }
    LogFile file = LogFile::create(folder.path("log"));
    const FailingCalls failing(1, {Fault::Kind::no_write});
    errno = ENOTTY;
    std::error_code problem;
    try {
        file.append("bytes");
    } catch (const std::system_error& error) {
        problem = error.code();
    }
    CHECK(problem == std::errc::io_error);
}

/// Writes a run while the nth call meets a fault.
struct Writing {
    std::string met;
    std::string problem;
    std::string bytes;
    std::string others;  ///< The names of all other files.
};

Writing write_run(const RecordedFile& recorded, int nth, Fault fault) {
    const TemporaryFolder folder;
    const std::string path = folder.path("a.run");
    WrittenRun run(recorded, [&] { return LogFile::create(path); });
    const FailingCalls failing(nth, fault);
    run.play();
    failing.disarm();
    Writing result{failing.met(), run.writer().problem(), contents(path), {}};
    fs::remove(path);
    result.others = folder.names();
    return result;
}

TEST("whatever call fails once, or writes half, a run is complete or the loss is reported") {
    const RecordedFile recorded = recorded_file("dive-1027");
    for (const Fault fault : {kFailures[0], kFailures[1], Fault{Fault::Kind::short_write},
                              Fault{Fault::Kind::error, EINTR}}) {
        std::size_t incomplete = 0;
        for (int nth = 1;; ++nth) {
            const Writing result = write_run(recorded, nth, fault);
            const check::Context context(text(result.met, ": ", fault.text()));
            CHECK(result.bytes == recorded.bytes || result.bytes == "no file");
            CHECK(result.bytes == recorded.bytes || !result.problem.empty());
            CHECK_EQ(result.others, "");
            incomplete += result.bytes == recorded.bytes && result.problem.empty() ? 0 : 1;
            if (result.met.empty()) {
                CHECK(static_cast<std::size_t>(nth) > recorded.keys.size());
                break;
            }
        }
        // The last write and the flush after it can't be tried again, because no key follows.
        const bool fails = fault.kind == Fault::Kind::error && fault.error != EINTR;
        CHECK_EQ(incomplete, fails ? 2U : fault.kind == Fault::Kind::error ? 1U : 0U);
    }
}

TEST("a run whose seam can't be cut is not written on") {
    const RecordedFile recorded = recorded_file("dive-1027");
    const std::string cut = recorded.bytes.substr(0, 130);
    for (int nth = 1; nth <= 5; ++nth) {
        const TemporaryFolder folder;
        const std::string path = folder.path("a.run");
        std::ofstream(path) << cut;
        const FailingCalls failing(nth, {Fault::Kind::error, EIO});
        std::string problem;
        try {
            WrittenRun(recorded, LogFile::open(path), {120, 10});
        } catch (const std::system_error& error) {
            problem = error.what();
        }
        failing.disarm();
        const check::Context context(failing.met());
        // If the file can't be locked, it is not locked. If the second fstat does not tell whether
        // somebody else writes the file, nobody does.
        const bool goes_on = failing.met() == "flock 1" || failing.met() == "fstat 2";
        CHECK_EQ(problem.empty(), goes_on);
        CHECK_EQ(contents(path), goes_on ? cut.substr(0, 120) : cut);
    }
}

TEST("on a full disk the file holds the beginning of the run, until that is over") {
    const RecordedFile recorded = recorded_file("dive-1027");
    for (const std::size_t room :
         std::initializer_list<std::size_t>{0, 10, 70, recorded.bytes.size() - 1}) {
        const check::Context context(text("room for ", room));
        const TemporaryFolder folder;
        const std::string path = folder.path("a.run");
        ChildProcess child([&] {
            fill_disk_at(room);
            WrittenRun run(recorded, [&] { return LogFile::create(path); });
            std::string beginning;
            run.play([&](std::size_t) { beginning = read_file(path).value_or(""); });
            return run.writer().problem().starts_with(path + ": ") &&
                           recorded.bytes.starts_with(beginning) && beginning.size() <= room
                       ? 0
                       : 1;
        });
        CHECK_EQ(child.wait(), 0);
        CHECK(!read_file(path).has_value());
    }
}

}  // namespace
}  // namespace rogue::test
