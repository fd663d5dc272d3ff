#pragma once

#include <sys/types.h>

#include <array>
#include <cstddef>
#include <functional>

namespace rogue::test {

/// A copy of this process that runs `body` and ends with the status it returns; 255 if it throws.
class ChildProcess {
public:
    explicit ChildProcess(const std::function<int()>& body);
    /// Kills it if nobody has waited for it.
    ~ChildProcess();
    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&&) = delete;

    bool running() const;

    /// Its exit status, or 128 + n after signal n. Only once.
    int wait();

    /// Ends it as kill -9 does, at once.
    void kill();

private:
    pid_t pid_;
};

/// A gate that processes wait at until one of them opens it, for good. It is to be made before they
/// are.
class Gate {
public:
    Gate();
    ~Gate();
    Gate(const Gate&) = delete;
    Gate& operator=(const Gate&) = delete;

    void open() const;
    /// Throws std::runtime_error if it stays closed for half a minute.
    void wait() const;

private:
    std::array<int, 2> pipe_{};
};

/// From now on this process can't make a file longer than that: the disk is full.
void fill_disk_at(std::size_t bytes);

}  // namespace rogue::test
