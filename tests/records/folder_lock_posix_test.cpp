#include <filesystem>
#include <fstream>
#include <system_error>

#include "rogue/records/file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/failing_files.hpp"
#include "tests/support/file_failures.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

constexpr std::errc kTaken = std::errc::resource_unavailable_try_again;

// Whether the lock can't be had for that reason.
bool is_refused(const std::string& file, std::chrono::milliseconds patience, std::errc reason) {
    try {
        const auto lock = lock_folder_of(file, patience);
        return false;
    } catch (const std::system_error& error) {
        return error.code() == reason &&
               std::string(error.what()).starts_with(file + ": its folder ");
    }
}

/// Another process that holds the lock on a folder until it is told to let go.
class FolderHolder {
public:
    explicit FolderHolder(const TemporaryFolder& folder)
        : process_([this, &folder] {
              const auto lock = lock_folder_of(folder.path("file"), 0ms);
              held_.open();
              told_.wait();
              std::ofstream(folder.path("let go"));
              return lock ? 0 : 1;
          }) {
        held_.wait();
    }

    void let_go() const { told_.open(); }
    ChildProcess& process() { return process_; }

private:
    Gate held_;
    Gate told_;
    ChildProcess process_;
};

TEST("a lock nobody holds is had at once, again and again") {
    const TemporaryFolder folder;
    for (int i = 0; i < 3; ++i) {
        CHECK(lock_folder_of(folder.path("file"), 0ms));
    }
}

TEST("a lock leaves no file behind") {
    const TemporaryFolder folder;
    {
        const auto lock = lock_folder_of(folder.path("file"), 0ms);
        CHECK(lock);
        CHECK(fs::is_empty(folder.path()));
    }
    CHECK(fs::is_empty(folder.path()));
}

TEST("one process at a time holds a lock; another gives up after its patience, not before") {
    const TemporaryFolder folder;
    FolderHolder holder(folder);
    CHECK(is_refused(folder.path("file"), 0ms, kTaken));
    const auto begin = std::chrono::steady_clock::now();
    CHECK(is_refused(folder.path("file"), 30ms, kTaken));
    CHECK(std::chrono::steady_clock::now() - begin >= 30ms);
    holder.let_go();
    CHECK_EQ(holder.process().wait(), 0);
    CHECK(lock_folder_of(folder.path("file"), 0ms));
}

TEST("a second process waits until the first lets go") {
    const TemporaryFolder folder;
    FolderHolder holder(folder);
    const Gate trying;
    ChildProcess second([&] {
        trying.open();
        const auto lock = lock_folder_of(folder.path("file"), 1min);
        return lock && fs::exists(folder.path("let go")) ? 0 : 1;
    });
    trying.wait();
    holder.let_go();
    CHECK_EQ(second.wait(), 0);
    CHECK_EQ(holder.process().wait(), 0);
}

TEST("a lock ends with the process that held it, even if that is killed") {
    const TemporaryFolder folder;
    FolderHolder holder(folder);
    CHECK(is_refused(folder.path("file"), 0ms, kTaken));
    holder.process().kill();
    CHECK(lock_folder_of(folder.path("file"), 1min));
    CHECK_EQ(holder.process().wait(), 128 + 9);
}

TEST("locks on two folders have nothing to do with each other") {
    const TemporaryFolder one;
    const TemporaryFolder other;
    const auto lock = lock_folder_of(one.path("file"), 0ms);
    CHECK(lock);
    CHECK(lock_folder_of(other.path("file"), 0ms));
}

TEST("only a folder can be locked, and nobody waits for anything else") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("plain")) << "text";
    for (const std::string& path : {folder.path("missing/file"), folder.path("plain/file")}) {
        const check::Context context(path);
        CHECK(is_refused(path, 24h, std::errc::no_such_file_or_directory) ||
              is_refused(path, 24h, std::errc::not_a_directory));
    }
}

TEST("where the file system knows no locks, none is held and nobody is refused") {
    const TemporaryFolder folder;
    const auto taken = lock_folder_of(folder.path("other file"), 0ms);
    for (const std::errc error : {std::errc::no_lock_available, std::errc::operation_not_supported,
                                  std::errc::function_not_supported}) {
        FailingFiles failing(1, {Fault::Kind::error, error}, "lock_folder");
        CHECK(!lock_folder_of(folder.path("file"), 0ms, failing));
    }
}

TEST("a lock that fails for another reason is not held, and that is reported") {
    const TemporaryFolder folder;
    FailingFiles failing(1, {Fault::Kind::error, std::errc::io_error}, "lock_folder");
    check_fails(folder.path("file"), std::errc::io_error,
                [&] { lock_folder_of(folder.path("file"), 24h, failing); });
}

}  // namespace
}  // namespace rogue::test
