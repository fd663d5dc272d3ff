#include "rogue/records/log_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/failing_files.hpp"
#include "tests/support/file_failures.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

TEST("a new log file is an empty file") {
    const TemporaryFolder folder;
    const LogFile file = LogFile::create(folder.path("log"));
    CHECK_EQ(file.path(), folder.path("log"));
    CHECK_EQ(contents_or_none(folder.path("log")), "");
    CHECK_EQ(folder.names(), "log ");
}

TEST("an existing file is neither made again nor changed") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    std::ofstream(path) << "old";
    fs::create_symlink("missing", folder.path("dangling"));
    fs::create_directory(folder.path("folder"));
    for (const std::string& there : {path, folder.path("dangling"), folder.path("folder")}) {
        check_fails(there, std::errc::file_exists, [&] { LogFile::create(there); });
    }
    CHECK_EQ(contents_or_none(path), "old");
    CHECK_EQ(folder.names(), "dangling folder log ");
}

TEST("a file can't be made where there is no folder") {
    const TemporaryFolder folder;
    const std::string path = folder.path("missing/log");
    check_fails(path, std::errc::no_such_file_or_directory, [&] { LogFile::create(path); });
}

TEST("a file that does not exist is neither opened nor made") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    check_fails(path, std::errc::no_such_file_or_directory, [&] { LogFile::open(path); });
    check_fails(folder.path(), std::errc::is_a_directory, [&] { LogFile::open(folder.path()); });
    CHECK_EQ(folder.names(), "");
}

TEST("a device is not opened") {
    const auto open = [] { LogFile::open("/dev/null"); };
    check_fails("/dev/null", std::errc::invalid_argument, open);
}

TEST("a failure says whether the file was to be made or to be opened") {
    const TemporaryFolder folder;
    const std::string path = folder.path("missing/log");
    const auto make = [&] { LogFile::create(path); };
    const auto open = [&] { LogFile::open(path); };
    CHECK(check::thrown<std::system_error>(make).starts_with(path + ": can't make: "));
    CHECK(check::thrown<std::system_error>(open).starts_with(path + ": can't open: "));
}

TEST("what is appended comes at the end, and at once") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    {
        LogFile file = LogFile::create(path);
        CHECK_EQ(file.append("one"), 3U);
        CHECK_EQ(contents_or_none(path), "one");
        CHECK_EQ(file.append(std::string_view("\0\n", 2)), 2U);
        CHECK_EQ(contents_or_none(path), std::string("one\0\n", 5));
    }
    LogFile file = LogFile::open(path);
    CHECK_EQ(file.path(), path);
    file.append("two");
    file.flush();
    CHECK_EQ(contents_or_none(path), std::string("one\0\ntwo", 8));
}

TEST("a file is whole as long as nobody else touches it") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    {
        LogFile file = LogFile::create(path);
        CHECK(file.record_state() == RecordState::complete);
        file.append("text");
        CHECK(file.record_state() == RecordState::complete);
    }
    LogFile file = LogFile::open(path);
    CHECK(file.record_state() == RecordState::complete);
    file.cut(2);
    file.append("x");
    CHECK(file.record_state() == RecordState::complete);
    LogFile moved(std::move(file));
    CHECK(moved.record_state() == RecordState::complete);
}

TEST("a file that somebody else makes longer or shorter has changed, and is not cut") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    LogFile file = LogFile::create(path);
    file.append("text");
    for (const std::uintmax_t size : {5U, 3U, 0U}) {
        fs::resize_file(path, size);
        CHECK(file.record_state() == RecordState::played_elsewhere);
        check_fails(path, std::errc::resource_unavailable_try_again, [&] { file.cut(2); });
        CHECK_EQ(fs::file_size(path), size);
    }
}

TEST("a file that has been removed is so, whatever has its name now") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    const LogFile file = LogFile::create(path);
    fs::remove(path);
    CHECK(file.record_state() == RecordState::removed);
    std::ofstream(path) << "";
    CHECK(file.record_state() == RecordState::removed);
}

TEST("what others have written at the end is not overwritten") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    LogFile file = LogFile::create(path);
    file.append("one ");
    std::ofstream(path, std::ios::app) << "other ";
    file.append("two");
    CHECK_EQ(contents_or_none(path), "one other two");
}

TEST("the file is cut off at a size, and the next bytes come there") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    std::ofstream(path) << "0123456789";
    LogFile file = LogFile::open(path);
    file.cut(10);
    CHECK_EQ(contents_or_none(path), "0123456789");
    file.cut(4);
    CHECK_EQ(contents_or_none(path), "0123");
    file.append("x");
    CHECK_EQ(contents_or_none(path), "0123x");
    file.cut(0);
    CHECK_EQ(contents_or_none(path), "");
    file.append("y");
    CHECK_EQ(contents_or_none(path), "y");
}

TEST("a file that has nothing to be cut off keeps the time at which it was last written") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    LogFile file = LogFile::create(path);
    file.append("0123");
    file.set_last_written({});
    for (const std::uint64_t size : {4U, 5U}) {
        file.cut(size);
        CHECK(last_written(path) == std::chrono::system_clock::time_point());
        CHECK_EQ(contents_or_none(path), "0123");
    }
}

TEST("a full disk is reported, and the part that found room is written") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    CHECK(holds_in_child([&] {
        LogFile file = LogFile::create(path);
        fill_disk_at(6);
        const bool part = file.append("0123") == 4 && file.append("4567") == 2;
        const Failure failure = failure_of(path, [&] { file.append("67"); });
        return part && failure.names_file && failure.code == std::errc::file_too_large;
    }));
    CHECK_EQ(contents_or_none(path), "012345");
}

TEST("a time of a file that the clock can't hold is the nearest that it can") {
    using std::chrono::system_clock;
    constexpr std::int64_t kYear = 31'556'952;
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    LogFile::create(path);
    for (const std::int64_t year : {2300, 2400, 1600}) {
        const std::int64_t since_1970 = (year - 1970) * kYear;
        timespec time{};
        time.tv_sec = static_cast<std::time_t>(since_1970);
        time.tv_nsec = 999'999'999;
        const std::array<timespec, 2> times{time, time};
        struct stat status {};
        if (utimensat(AT_FDCWD, path.c_str(), times.data(), 0) != 0 ||
            stat(path.c_str(), &status) != 0 || status.st_mtim.tv_sec != time.tv_sec) {
            continue;  // The file system can't store it either.
        }
        const auto nearest =
            year > 1970 ? system_clock::time_point::max() : system_clock::time_point::min();
        CHECK(std::chrono::abs(last_written(path) - nearest) < 2s);
        LogFile::open(path).set_last_written(last_written(path));
        CHECK(std::chrono::abs(last_written(path) - nearest) < 2s);
    }
}

TEST("a removed file is gone, and its name free") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    LogFile file = LogFile::create(path);
    file.append("old");
    file.remove();
    CHECK_EQ(folder.names(), "");
    check_fails(path, std::errc::no_such_file_or_directory, [&] { file.remove(); });
    LogFile next = LogFile::create(path);
    next.append("new");
    CHECK_EQ(contents_or_none(path), "new");
}

TEST("whoever is reading a file that is removed does not find it empty") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    LogFile file = LogFile::create(path);
    file.append("run");
    std::ifstream reader(path);
    file.remove();
    std::string read;
    reader >> read;
    CHECK_EQ(read, "run");
}

TEST("of a file with another name, and of one behind a link, nothing is left that could go on") {
    const TemporaryFolder folder;
    for (const bool link : {false, true}) {
        LogFile::create(folder.path("log")).append("run");
        if (link) {
            fs::create_symlink(folder.path("log"), folder.path("other"));
        } else {
            fs::create_hard_link(folder.path("log"), folder.path("other"));
        }
        LogFile::open(folder.path("other")).remove();
        CHECK_EQ(folder.names(), "log ");
        CHECK_EQ(contents_or_none(folder.path("log")), "");
        fs::remove(folder.path("log"));
    }
}

TEST("a file that can't be removed is emptied") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    LogFile file = LogFile::create(path);
    file.append("old");
    fs::rename(path, folder.path("moved"));  // The file is no longer where it was.
    check_fails(path, std::errc::no_such_file_or_directory, [&] { file.remove(); });
    CHECK_EQ(contents_or_none(folder.path("moved")), "");
    const std::string problem = check::thrown<std::system_error>([&] { file.remove(); });
    CHECK(problem.starts_with(path + ": was emptied, but can't be removed"));
}

TEST("a failure to flush is reported") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    FailingFiles failing(1, {Fault::Kind::error, std::errc::io_error}, "flush");
    LogFile file = LogFile::create(path, failing);
    check_fails(path, std::errc::io_error, [&] { file.flush(); });
}

TEST("another user's file keeps its time, because only its owner may set one") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    std::ofstream(path) << "text";
    fs::permissions(folder.path(), fs::perms(0755));
    fs::permissions(path, fs::perms(0666));
    if (geteuid() != 0) {
        check::skip("only the superuser can become another user");
    }
    CHECK(holds_in_child([&] {
        constexpr uid_t kAnother = 65532;
        if (setgid(kAnother) != 0 || setuid(kAnother) != 0) {
            return false;
        }
        LogFile file = LogFile::open(path);
        file.set_last_written({});
        return last_written(path) > std::chrono::system_clock::time_point();
    }));
}

TEST("the time at which a file was last written can be set, to the tick") {
    const TemporaryFolder folder;
    LogFile file = LogFile::create(folder.path("a.run"));
    for (const std::chrono::seconds since_1970 : {0s, -2'000'000'000s, 2'000'000'000s}) {
        const std::chrono::system_clock::time_point when(since_1970 + 1234567us);
        file.set_last_written(when);
        CHECK(std::chrono::floor<Ticks>(last_written(folder.path("a.run"))) ==
              std::chrono::floor<Ticks>(when));
    }
    check_fails(folder.path("missing"), std::errc::no_such_file_or_directory,
                [&] { last_written(folder.path("missing")); });
}

}  // namespace
}  // namespace rogue::test
