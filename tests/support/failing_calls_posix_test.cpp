#include "tests/support/failing_calls.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <fstream>

#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

constexpr Fault kFull{Fault::Kind::error, ENOSPC};

std::string contents(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Makes each call once, with a file that exists, in the order of failing_calls.hpp. Returns a
/// letter for each that tells how it went.
std::string all_calls(const std::string& path) {
    char byte = 0;
    struct stat status {};
    const int fd = open(path.c_str(), O_RDWR);
    std::string went = fd < 0 ? "-" : "+";
    const auto add = [&](long result) { went += result < 0 ? '-' : '+'; };
    add(read(fd, &byte, 1));
    add(write(fd, "w", 1));
    add(fsync(fd));
    add(fstat(fd, &status));
    add(fchown(fd, static_cast<uid_t>(-1), static_cast<gid_t>(-1)));
    add(fchmod(fd, 0600));
    add(ftruncate(fd, 1));
    add(rename(path.c_str(), path.c_str()));
    add(flock(fd, LOCK_EX));
    close(fd);
    return went;
}

TEST("any call can be the one that fails, and no other does") {
    const TemporaryFolder folder;
    const std::string path = folder.path("file");
    std::ofstream(path) << "contents";
    for (int nth = 2; nth <= 10; ++nth) {
        const FailingCalls failing(nth, kFull);
        std::string expected(10, '+');
        expected[static_cast<std::size_t>(nth) - 1] = '-';
        CHECK_EQ(all_calls(path), expected);
    }
    CHECK_EQ(all_calls(path), "++++++++++");
    const FailingCalls failing(1, kFull);
    CHECK_EQ(open(path.c_str(), O_RDONLY), -1);
    CHECK_EQ(errno, ENOSPC);
    CHECK_EQ(failing.met(), "open 1");
}

TEST("a fault is met by the nth call alone, which has the name it is told by") {
    const TemporaryFolder folder;
    const std::string path = folder.path("file");
    std::ofstream(path) << "contents";
    const FailingCalls failing(13, kFull);
    CHECK_EQ(all_calls(path), "++++++++++");
    CHECK_EQ(failing.met(), "");
    CHECK_EQ(all_calls(path), "++-+++++++");
    CHECK_EQ(failing.met(), "write 2");
    CHECK_EQ(all_calls(path), "++++++++++");
}

TEST("after disarm() no call fails") {
    const TemporaryFolder folder;
    const std::string path = folder.path("file");
    std::ofstream(path) << "contents";
    const FailingCalls failing(3, kFull);
    failing.disarm();
    CHECK_EQ(all_calls(path), "++++++++++");
    CHECK_EQ(failing.met(), "");
}

TEST("a short write writes half, rounded up, and says so; other calls work") {
    const TemporaryFolder folder;
    const std::string path = folder.path("file");
    for (const std::string text : {"1234567", "123456", "1"}) {
        const int fd = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        const std::size_t half = (text.size() + 1) / 2;
        const FailingCalls failing(1, {Fault::Kind::short_write});
        CHECK_EQ(write(fd, text.data(), text.size()), static_cast<ssize_t>(half));
        CHECK_EQ(contents(path), text.substr(0, half));
        close(fd);
    }
    const FailingCalls failing(1, {Fault::Kind::short_write});
    CHECK_EQ(all_calls(path), "++++++++++");
}

TEST("a process can be killed in the middle of a write") {
    const TemporaryFolder folder;
    const std::string path = folder.path("file");
    ChildProcess child([&] {
        const FailingCalls failing(2, {Fault::Kind::killed});
        const int fd = open(path.c_str(), O_WRONLY | O_CREAT, 0600);
        return write(fd, "1234", 4) == 4 ? 0 : 1;
    });
    CHECK_EQ(child.wait(), 128 + 9);
    CHECK_EQ(contents(path), "12");
}

}  // namespace
}  // namespace rogue::test
