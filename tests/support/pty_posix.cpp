#include "tests/support/pty.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <ostream>
#include <stdexcept>
#include <system_error>

#include "tests/support/check.hpp"
#include "tests/support/pty_child.hpp"

namespace rogue::test {
namespace {

using std::chrono::milliseconds;

int checked(int result, const char* what) {
    if (result < 0) {
        throw std::system_error(errno, std::generic_category(), what);
    }
    return result;
}

// Whether the process sleeps and no signal is on its way to it, as proc(5) tells.
bool waits(pid_t pid) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/status");
    bool sleeps = false;
    bool pending = false;
    for (std::string line; std::getline(file, line);) {
        sleeps = sleeps || line.starts_with("State:\tS");
        const bool of_signals = line.starts_with("SigPnd:") || line.starts_with("ShdPnd:");
        pending = pending || (of_signals && line.find_first_of("123456789abcdef", 7) != line.npos);
    }
    return sleeps && !pending;
}

}  // namespace

std::ostream& operator<<(std::ostream& out, ExitStatus status) {
    return status.signal != 0 ? out << "killed by signal " << status.signal
                              : out << "exit status " << status.code;
}

void PtyProgram::Descriptor::open(int fd, const char* what) {
    close();
    fd_ = checked(fd, what);
}

void PtyProgram::Descriptor::close() {
    if (fd_ >= 0) {
        ::close(fd_);
        fd_ = -1;
    }
}

PtyProgram::PtyProgram(PtyOptions options)
    : options_(std::move(options)),
      screen_(options_.columns > 0 ? options_.columns : 80, options_.rows > 0 ? options_.rows : 24,
              options_.widths, options_.habits) {
    open_terminal();
    start();
}

PtyProgram::~PtyProgram() {
    if (!exit_status_) {
        ::kill(-pid_, SIGKILL);
        ::kill(pid_, SIGKILL);
        while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
        }
    }
}

void PtyProgram::open_terminal() {
    master_.open(posix_openpt(O_RDWR | O_NOCTTY), "posix_openpt");
    checked(fcntl(master_.get(), F_SETFD, FD_CLOEXEC), "fcntl");
    checked(fcntl(master_.get(), F_SETFL, O_RDWR | O_NONBLOCK), "fcntl");
    checked(grantpt(master_.get()), "grantpt");
    checked(unlockpt(master_.get()), "unlockpt");
    const int mode = options_.non_blocking ? O_NONBLOCK : 0;
    slave_.open(::open(ptsname(master_.get()), O_RDWR | O_NOCTTY | O_CLOEXEC | mode), "open");
    set_window_size(options_.columns, options_.rows);
    checked(tcgetattr(slave_.get(), &initial_settings_), "tcgetattr");
}

void PtyProgram::start() {
    pid_ = checked(start_on_terminal(slave_.get(), options_), "fork");
    exit_event_.open(static_cast<int>(syscall(SYS_pidfd_open, pid_, 0)), "pidfd_open");
}

void PtyProgram::set_window_size(int columns, int rows) {
    winsize size{};
    size.ws_col = static_cast<unsigned short>(columns);
    size.ws_row = static_cast<unsigned short>(rows);
    checked(ioctl(master_.get(), TIOCSWINSZ, &size), "TIOCSWINSZ");
}

// Waits for output, for room for input that is to be sent, or for the program's end, and takes the
// output.
void PtyProgram::pump(short events, milliseconds timeout) {
    const auto content = static_cast<short>(reads_ ? events : events & ~POLLIN);
    std::array<pollfd, 2> fds{{{master_.get(), content, 0}, {exit_event_.get(), POLLIN, 0}}};
    const int ready = poll(fds.data(), fds.size(), static_cast<int>(timeout.count()));
    if (ready < 0 && errno != EINTR) {
        checked(ready, "poll");
    }
    const bool ended = ready > 0 && (fds[1].revents & POLLIN) != 0;
    // All that the program wrote before its end is there now, perhaps in several pieces.
    while ((reads_ || ended) && read_available() && ended) {
    }
    if (ended) {
        reap();
    }
}

bool PtyProgram::read_available() {
    std::array<char, 65536> buffer;
    const ssize_t size = read(master_.get(), buffer.data(), buffer.size());
    if (size <= 0) {
        return false;
    }
    const std::string_view bytes(buffer.data(), static_cast<std::size_t>(size));
    transcript_ += bytes;
    screen_.feed(bytes);
    answers_due_ += screen_.take_replies();
    return true;
}

void PtyProgram::reap() {
    int status = 0;
    rusage usage{};
    checked(wait4(pid_, &status, 0, &usage), "wait4");
    exit_status_ = WIFSIGNALED(status) ? killed_by(WTERMSIG(status)) : exited(WEXITSTATUS(status));
    exit_event_.close();
    for (const timeval& time : {usage.ru_utime, usage.ru_stime}) {
        cpu_time_ += std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
    }
}

void PtyProgram::answer() {
    using Answers = PtyOptions::Answers;
    while (!answers_due_.empty() && options_.answers != Answers::when_released) {
        const std::string answers = std::exchange(answers_due_, {});
        if (exit_status_ || options_.answers == Answers::never) {
            continue;
        }
        if (options_.answers == Answers::byte_by_byte) {
            send_bytewise(answers);
        } else {
            send(options_.answers == Answers::twice ? answers + answers : answers);
        }
    }
}

void PtyProgram::wait_for(const std::function<bool()>& done, std::string_view what,
                          milliseconds patience, short events, milliseconds step) {
    const Clock::time_point end = Clock::now() + patience;
    while (!done()) {
        const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
        if (exit_status_ || left.count() <= 0) {
            fail(what);
        }
        pump(events, std::min(left, step));
    }
}

// A wait counts as a check: it throws if its event does not come.
void PtyProgram::wait_until(const Predicate& wanted, std::string_view what) {
    check::looked();
    constexpr int kSynchronizedUpdate = 2026;
    const auto done = [&] {
        answer();
        const bool to_be_seen = exit_status_ || !screen_.is_set(kSynchronizedUpdate);
        return to_be_seen && wanted(screen_);
    };
    wait_for(done, what, kPatience, POLLIN);
}

void PtyProgram::type_until(std::string_view bytes, milliseconds pause, const Predicate& wanted,
                            std::string_view what) {
    check::looked();
    auto next = Clock::now() + pause;
    const auto done = [&] {
        answer();
        if (exit_status_ || wanted(screen_)) {
            return true;
        }
        if (Clock::now() >= next) {
            send(bytes);
            next = Clock::now() + pause;
        }
        return false;
    };
    wait_for(done, what, kPatience, POLLIN, pause);
}

void PtyProgram::wait_for_text(std::string_view text) {
    const auto contains = [text](const TerminalEmulator& screen) {
        const std::vector<std::string> rows = screen.rows();
        return std::any_of(rows.begin(), rows.end(), [text](const std::string& row) {
            return row.find(text) != std::string::npos;
        });
    };
    wait_until(contains, "the text '" + std::string(text) + "'");
}

void PtyProgram::wait_for_bytes(std::string_view bytes, std::size_t from) {
    wait_until(
        [&](const TerminalEmulator&) { return transcript_.find(bytes, from) != std::string::npos; },
        "the bytes " + visible_form(bytes));
}

void PtyProgram::wait_stopped() {
    check::looked();
    // There is no event for a process that is stopped, so this must look again and again.
    constexpr milliseconds kStep{1};
    const auto stopped = [this] {
        siginfo_t state{};
        checked(waitid(P_PID, static_cast<id_t>(pid_), &state, WSTOPPED | WNOHANG | WNOWAIT),
                "waitid");
        return state.si_pid == pid_;
    };
    wait_for(stopped, "the program to stop", kPatience, POLLIN, kStep);
}

// There is no event for a program that waits, so this must look again and again.
void PtyProgram::wait_until_idle(std::optional<pid_t> process) {
    check::looked();
    constexpr milliseconds kStep{1};
    const auto idle = [&] {
        answer();
        return exit_status_ || waits(process.value_or(pid_));
    };
    wait_for(idle, "the program to wait", kPatience, POLLIN, kStep);
}

void PtyProgram::let_pass(milliseconds time) {
    const Clock::time_point end = Clock::now() + time;
    wait_for(
        [&] {
            answer();
            return Clock::now() >= end;
        },
        "time to pass", kPatience, POLLIN, time);
}

void PtyProgram::block_output() {
    checked(tcflow(slave_.get(), TCOOFF), "tcflow");
}

void PtyProgram::unblock_output() {
    checked(tcflow(slave_.get(), TCOON), "tcflow");
}

void PtyProgram::fall_behind() {
    // There is no event for a terminal that takes no more, so this must look again and again.
    constexpr milliseconds kStep{1};
    reads_ = false;
    const auto full = [this] {
        pollfd output{slave_.get(), POLLOUT, 0};
        return poll(&output, 1, 0) == 0;
    };
    wait_for(full, "the terminal to be full", kPatience, 0, kStep);
}

ExitStatus PtyProgram::wait_exit(milliseconds patience) {
    check::looked();
    const auto ended = [this] {
        answer();
        return exit_status_.has_value();
    };
    wait_for(ended, "the program's end", patience, POLLIN);
    return *exit_status_;
}

void PtyProgram::send(std::string_view bytes) {
    const auto sent = [&] {
        const ssize_t size = write(master_.get(), bytes.data(), bytes.size());
        if (size < 0 && errno != EAGAIN && errno != EINTR) {
            checked(-1, "write");
        }
        bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
        return bytes.empty();
    };
    wait_for(sent, "room for input", kPatience, POLLIN | POLLOUT);
}

void PtyProgram::type(std::string_view bytes, std::string_view content) {
    send(bytes);
    wait_for_text(content);
}

void PtyProgram::send_bytewise(std::string_view bytes) {
    for (const char& byte : bytes) {
        send({&byte, 1});
        wait_until_read();
    }
}

// There is no event for input that is read, so this must look again and again.
void PtyProgram::wait_until_read() {
    constexpr milliseconds kStep{1};
    const auto read = [this] {
        pollfd input{slave_.get(), POLLIN, 0};
        return exit_status_ || poll(&input, 1, 0) == 0;
    };
    wait_for(read, "input to be read", kPatience, POLLIN, kStep);
}

void PtyProgram::release_answers() {
    options_.answers = PtyOptions::Answers::at_once;
    answer();
}

void PtyProgram::resize(int columns, int rows) {
    screen_.resize(columns, rows);
    set_window_size(columns, rows);
}

void PtyProgram::kill(int signal) {
    if (exit_status_) {
        throw std::logic_error("a signal for a program that has ended");
    }
    checked(::kill(pid_, signal), "kill");
}

void PtyProgram::close_master() {
    master_.close();
}

termios PtyProgram::settings() const {
    termios result{};
    checked(tcgetattr(slave_.get(), &result), "tcgetattr");
    return result;
}

bool PtyProgram::non_blocking() const {
    return (checked(fcntl(slave_.get(), F_GETFL), "fcntl") & O_NONBLOCK) != 0;
}

void PtyProgram::fail(std::string_view what) const {
    constexpr std::size_t kTail = 400;
    std::string message = "waited in vain for " + std::string(what);
    message += exit_status_ ? ": the program has ended\n" : "\n";
    message += screen_.picture();
    for (const std::string& unexpected : screen_.unexpected()) {
        message += "unexpected: " + unexpected + '\n';
    }
    const std::size_t from = transcript_.size() - std::min(transcript_.size(), kTail);
    throw std::runtime_error(message + "last output: " + visible_form(transcript_.substr(from)));
}

std::string settings_difference(const termios& before, const termios& after) {
    std::string result;
    const auto compare = [&result](const char* name, auto a, auto b) {
        if (a != b) {
            result +=
                name + std::string(": ") + std::to_string(a) + ", then " + std::to_string(b) + '\n';
        }
    };
    compare("c_iflag", before.c_iflag, after.c_iflag);
    compare("c_oflag", before.c_oflag, after.c_oflag);
    compare("c_cflag", before.c_cflag, after.c_cflag);
    compare("c_lflag", before.c_lflag, after.c_lflag);
    for (int i = 0; i < NCCS; ++i) {
        compare(("c_cc[" + std::to_string(i) + "]").c_str(), before.c_cc[i], after.c_cc[i]);
    }
    compare("input speed", cfgetispeed(&before), cfgetispeed(&after));
    compare("output speed", cfgetospeed(&before), cfgetospeed(&after));
    return result;
}

}  // namespace rogue::test
