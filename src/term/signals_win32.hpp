#pragma once

#include <windows.h>

#include "term/console_win32.hpp"

namespace rogue {

/// Events from outside that concern a program in a console: Ctrl-C, Ctrl-Break, and the end of the
/// window or of the session. They come in a thread of their own. Crashes restore the console and
/// then have their usual effect.
///
/// The handlers are installed while this object lives. At most one object exists at a time.
class Signals {
public:
    Signals();
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    /// Becomes set when the program is asked to end.
    HANDLE event() const { return event_; }

    /// Returns the signal number for the first event that asked the program to end, or 0.
    int ending() const;

private:
    HANDLE event_;
};

/// Sets what to restore at a crash or a second request to end, or null for nothing. The object must
/// live until the next call.
void set_crash_restore(const Console* console);

}  // namespace rogue
