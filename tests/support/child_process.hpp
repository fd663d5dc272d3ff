#pragma once

#include <sys/types.h>

#include <array>
#include <cstddef>
#include <functional>

namespace rogue::test {

/// A copy of this process that runs `body`. It ends with the status that `body` returns, or 255 if
/// that throws. It ends by SIGKILL when this process ends, and by SIGALRM after ten minutes.
class ChildProcess {
public:
    explicit ChildProcess(const std::function<int()>& body);
    /// Kills the process if nobody has waited for it.
    ~ChildProcess();
    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&&) = delete;

    bool running() const;

    /// Waits for the end. Returns the exit status, or 128 + n after signal n. Call it only once.
    int wait();

    /// Ends the process at once, as kill -9 does.
    void kill();

private:
    pid_t pid_;
};

/// Whether it holds in a process that is started for it.
bool holds_in_child(const std::function<bool()>& what);

/// A gate at which processes wait until one of them opens it. It stays open. Make it before the
/// processes.
class Gate {
public:
    Gate();
    ~Gate();
    Gate(const Gate&) = delete;
    Gate& operator=(const Gate&) = delete;

    void open() const;
    /// Waits until the gate is open. Throws std::runtime_error if it is closed for half a minute.
    void wait() const;

private:
    std::array<int, 2> pipe_{};
};

/// From now on this process can't make a file longer than that, as on a full disk.
void fill_disk_at(std::size_t bytes);

}  // namespace rogue::test
