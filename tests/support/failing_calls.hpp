#pragma once

#include <string>

namespace rogue::test {

/// What happens to a system call.
struct Fault {
    enum class Kind {
        error,        ///< The call does nothing and fails with `error`.
        short_write,  ///< A write writes half of the bytes, rounded up; other calls work.
        no_write,     ///< A write writes nothing, without an error; other calls work.
        killed,       ///< The process is killed instead; a write has written half first.
    };

    Kind kind;
    int error = 0;

    /// The fault in words, for notes about failures.
    std::string text() const;
};

/// While this object lives, the nth system call from now meets a fault. The calls before and after
/// it work. Only one object may exist at a time.
///
/// The calls that find and write files are counted: open, read, write, fsync, fstat, fchown,
/// fchmod, ftruncate, rename, flock and readlink. Only calls by the game and the tests count, not
/// those by the C++ library. The linker redirects them (tests/CMakeLists.txt).
class FailingCalls {
public:
    FailingCalls(int nth, Fault fault);
    ~FailingCalls();
    FailingCalls(const FailingCalls&) = delete;
    FailingCalls& operator=(const FailingCalls&) = delete;

    /// From now on all calls work.
    void disarm() const;

    /// The name of the call that met the fault, and how many calls of that name there were up to
    /// it, such as `fsync 2`; empty if no call has met it.
    std::string met() const;
};

}  // namespace rogue::test
