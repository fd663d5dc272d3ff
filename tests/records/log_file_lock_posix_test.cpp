#include <fcntl.h>

#include <csignal>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "rogue/records/log_file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/failing_files.hpp"
#include "tests/support/file_failures.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

// Who has a log file open keeps others from opening it.

namespace rogue::test {
namespace {

TEST("a file that is open is opened by nobody else until it is closed") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    const auto open = [&] { LogFile::open(path); };
    {
        LogFile file = LogFile::create(path);
        file.append("one");
        check_fails(path, std::errc::resource_unavailable_try_again, open);
        file.append(" two");
    }
    {
        const LogFile file = LogFile::open(path);
        check_fails(path, std::errc::resource_unavailable_try_again, open);
    }
    CHECK_EQ(failure_of(path, open).code, std::error_code());
    CHECK_EQ(contents_or_none(path), "one two");
}

/// Another process that has the file open until it is told to end, or killed.
class Holder {
public:
    explicit Holder(const std::string& path)
        : process_([this, path] {
              LogFile file = LogFile::create(path);
              file.append("holder");
              open_.open();
              told_.wait();
              return 0;
          }) {
        open_.wait();
    }

    void end() {
        told_.open();
        CHECK_EQ(process_.wait(), 0);
    }

    void kill() {
        process_.kill();
        CHECK_EQ(process_.wait(), 128 + SIGKILL);
    }

private:
    Gate open_;
    Gate told_;
    ChildProcess process_;
};

TEST("a file that another process has open is free once that has ended, or was killed") {
    const TemporaryFolder folder;
    for (const bool killed : {false, true}) {
        const std::string path = folder.path(killed ? "killed" : "ended");
        const auto open = [&] { LogFile::open(path).append(" next"); };
        Holder holder(path);
        check_fails(path, std::errc::resource_unavailable_try_again, open);
        killed ? holder.kill() : holder.end();
        CHECK_EQ(failure_of(path, open).code, std::error_code());
        CHECK_EQ(contents_or_none(path), "holder next");
    }
}

TEST("a signal while a file is locked does not leave it without a lock") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    FailingFiles failing(1, {Fault::Kind::error, std::errc::interrupted}, "lock");
    const LogFile file = LogFile::create(path, failing);
    CHECK(file.locked());
    check_fails(path, std::errc::resource_unavailable_try_again, [&] { LogFile::open(path); });
}

TEST("a file says whether it is locked, which it is not where the file system knows no locks") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    CHECK(LogFile::create(path).locked());
    CHECK(LogFile::open(path).locked());
    for (const std::errc error : {std::errc::no_lock_available, std::errc::operation_not_supported,
                                  std::errc::function_not_supported}) {
        FailingFiles failing(1, {Fault::Kind::error, error}, "lock");
        const LogFile file = LogFile::open(path, failing);
        CHECK(!file.locked());
    }
}

TEST("others may read a file while it is written") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    Holder holder(path);
    CHECK_EQ(contents_or_none(path), "holder");
    holder.end();
}

TEST("an object that was moved from has no file, and the new one keeps the lock") {
    const TemporaryFolder folder;
    const std::string path = folder.path("log");
    const auto open = [&] { LogFile::open(path); };
    {
        std::optional<LogFile> first = LogFile::create(path);
        LogFile second(std::move(*first));
        first.reset();
        CHECK_EQ(second.path(), path);
        second.append("text");
        CHECK(fcntl(STDOUT_FILENO, F_GETFD) >= 0);  // Nothing else was closed.
        check_fails(path, std::errc::resource_unavailable_try_again, open);
    }
    CHECK_EQ(failure_of(path, open).code, std::error_code());
    CHECK_EQ(contents_or_none(path), "text");
}

}  // namespace
}  // namespace rogue::test
