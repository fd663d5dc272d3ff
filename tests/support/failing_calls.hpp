#pragma once

#include <string>

namespace rogue::test {

/// What becomes of a call to the system.
struct Fault {
    enum class Kind {
        error,        ///< It does nothing and fails with `error`.
        short_write,  ///< It writes half of the bytes, rounded up; all else is as ever.
        no_write,     ///< It writes nothing, which is no error; all else is as ever.
        killed,       ///< The process is killed in its place; a write has written half by then.
    };

    Kind kind;
    int error = 0;

    /// In words, for the notes of failures.
    std::string text() const;
};

/// While it lives, the nth call to the system from now meets a fault; those before and behind it
/// are as ever. One at a time.
///
/// Counted are the calls with which files are found and written: open, read, write, fsync, fstat,
/// fchown, fchmod, ftruncate, rename, flock and readlink, as far as the game and the tests make
/// them themselves: the C++ library's do not count. The linker leads them here
/// (tests/CMakeLists.txt).
class FailingCalls {
public:
    FailingCalls(int nth, Fault fault);
    ~FailingCalls();
    FailingCalls(const FailingCalls&) = delete;
    FailingCalls& operator=(const FailingCalls&) = delete;

    /// From now on no call meets a fault.
    void disarm() const;

    /// The name of the call that met the fault and which of that name it was, such as `fsync 2`;
    /// empty if there were fewer calls.
    std::string met() const;
};

}  // namespace rogue::test
