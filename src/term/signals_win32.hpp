#pragma once

#include <windows.h>

#include <exception>

#include "console_win32.hpp"

namespace rogue {

/// What concerns a program in a console from outside: Ctrl-C, Ctrl-Break, the end of the window or
/// of the session, which come in a thread of their own, and crashes, which give the console back
/// and take their course.
///
/// Installed for its lifetime. At most one exists at a time.
class Signals {
public:
    Signals();
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    /// Set once the program is asked to end.
    HANDLE event() const { return event_; }

    /// What first asked it to end, as the number of a signal, or 0.
    int ending() const;

private:
    HANDLE event_;
};

/// What a crash, or a second request to end, gives back; null: nothing. It must outlive it.
void set_crash_restore(const Console* console);

}  // namespace rogue
