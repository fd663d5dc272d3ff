#include "tests/support/child_process.hpp"

#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>

namespace rogue::test {
namespace {

// Seconds after which SIGALRM ends a process for which a test would wait in vain. The alarm
// outlives execve(2).
constexpr unsigned kLongest = 600;

int status_of(const std::function<int()>& body) {
    try {
        return body();
    } catch (...) {
        return 255;
    }
}

}  // namespace

ChildProcess::ChildProcess(const std::function<int()>& body) : pid_(fork()) {
    if (pid_ < 0) {
        throw std::runtime_error("can't fork");
    }
    if (pid_ == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);  // If a test is killed, nothing keeps running.
        alarm(kLongest);
        _exit(status_of(body));
    }
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept : pid_(other.pid_) {
    other.pid_ = 0;
}

ChildProcess::~ChildProcess() {
    if (pid_ > 0) {
        kill();
        wait();
    }
}

bool ChildProcess::running() const {
    siginfo_t info{};
    waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT);
    return info.si_pid == 0;
}

int ChildProcess::wait() {
    int status = 0;
    waitpid(pid_, &status, 0);
    pid_ = 0;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

void ChildProcess::kill() {
    ::kill(pid_, SIGKILL);
}

bool holds_in_child(const std::function<bool()>& what) {
    ChildProcess process([&] { return what() ? 0 : 1; });
    return process.wait() == 0;
}

Gate::Gate() {
    if (pipe(pipe_.data()) != 0) {
        throw std::runtime_error("can't make a pipe");
    }
}

Gate::~Gate() {
    close(pipe_[0]);
    close(pipe_[1]);
}

void Gate::open() const {
    if (write(pipe_[1], "", 1) != 1) {
        throw std::runtime_error("can't open a gate");
    }
}

// Nobody takes the byte out of the pipe, so that all processes can wait for it.
void Gate::wait() const {
    constexpr int kHalfAMinute = 30'000;
    pollfd end{pipe_[0], POLLIN, 0};
    if (poll(&end, 1, kHalfAMinute) != 1) {
        throw std::runtime_error("a gate was never opened");
    }
}

void fill_disk_at(std::size_t bytes) {
    const rlimit limit{bytes, bytes};
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0 || std::signal(SIGXFSZ, SIG_IGN) == SIG_ERR) {
        throw std::runtime_error("can't limit the size of files");
    }
}

}  // namespace rogue::test
