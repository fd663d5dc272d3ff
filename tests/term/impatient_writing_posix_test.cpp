#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <optional>
#include <string>
#include <system_error>

#include "term/signals_posix.hpp"
#include "tests/support/check.hpp"
#include "tests/support/failing_terminal.hpp"

// What a program that must end still writes. A pipe takes the place of the terminal.

namespace rogue::test {
namespace {

/// While this object lives, standard output is a pipe that nobody reads. Check nothing meanwhile: a
/// check that fails prints there.
class OutputPipe {
public:
    OutputPipe() : before_(dup(STDOUT_FILENO)) {
        if (pipe(ends_.data()) != 0 || dup2(ends_[1], STDOUT_FILENO) < 0) {
            throw std::system_error(errno, std::generic_category(), "pipe");
        }
    }
    ~OutputPipe() {
        dup2(before_, STDOUT_FILENO);
        for (const int file : {before_, ends_[0], ends_[1]}) {
            close(file);
        }
    }
    OutputPipe(const OutputPipe&) = delete;
    OutputPipe& operator=(const OutputPipe&) = delete;

    /// The first bytes that it was given.
    std::string bytes() const {
        std::array<char, 20> bytes;
        fcntl(ends_[0], F_SETFL, O_NONBLOCK);
        const ssize_t size = read(ends_[0], bytes.data(), bytes.size());
        return {bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0))};
    }

private:
    int before_;
    std::array<int, 2> ends_{};
};

using Fault = FailingTerminal::Fault;

struct Failing {
    Fault fault;
    int error = 0;
};

struct Written {
    bool all;
    std::string bytes;
    int flags;  ///< Of standard output, afterwards.
};

// Writes the bytes to standard output, which has these flags. The first write meets the fault.
Written written(std::string_view bytes, int flags, std::optional<Failing> fault = {}) {
    const OutputPipe output;
    fcntl(STDOUT_FILENO, F_SETFL, flags);
    std::optional<FailingTerminal> failing;
    if (fault) {
        failing.emplace(fault->fault, fault->error);
    }
    errno = ENOTTY;  // Left from an earlier call.
    const bool all = write_with_timeout(bytes, fcntl(STDOUT_FILENO, F_GETFL));
    failing.reset();
    return {all, output.bytes(), fcntl(STDOUT_FILENO, F_GETFL) & O_NONBLOCK};
}

constexpr std::string_view kBytes = "0123456789";

TEST("bytes are written whole though a write writes a part or none of them") {
    for (const Failing fault : {Failing{Fault::short_write}, Failing{Fault::no_write},
                                Failing{Fault::error, EINTR}, Failing{Fault::error, EAGAIN}}) {
        const check::Context context(std::to_string(fault.error));
        const auto [all, bytes, flags] = written(kBytes, 0, fault);
        CHECK(all);
        CHECK_EQ(bytes, kBytes);
    }
}

TEST("after an error nothing more is written") {
    const auto [all, bytes, flags] = written(kBytes, 0, Failing{Fault::error, EIO});
    CHECK(!all);
    CHECK_EQ(bytes, "");
}

TEST("what the terminal has no room for is given up") {
    const std::string many(1'000'000, 'x');
    const auto [all, bytes, flags] = written(many, 0);
    CHECK(!all);
    CHECK(!bytes.empty() && many.starts_with(bytes));
}

TEST("whether others who write there wait is as it was before") {
    for (const int mode : {0, O_NONBLOCK}) {
        CHECK_EQ(written(kBytes, mode).flags, mode);
    }
}

TEST("once the time is over, not even a terminal with room is waited for") {
    using namespace std::chrono_literals;
    const auto writable_in = [](std::chrono::milliseconds time) {
        const OutputPipe output;
        return writable_until(std::chrono::steady_clock::now() + time);
    };
    CHECK(writable_in(10s));
    CHECK(!writable_in(-1ms));
}

}  // namespace
}  // namespace rogue::test
