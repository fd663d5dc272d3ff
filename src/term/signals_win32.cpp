#include "term/signals_win32.hpp"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <system_error>

#include "rogue/term/terminal.hpp"

namespace rogue {
namespace {

// Handlers take no argument, so what they need is global.
std::atomic<HANDLE> ending_event{nullptr};
std::atomic<int> ending_signal{0};
std::atomic<const Console*> entered_console{nullptr};

void restore_console() {
    if (const Console* console = entered_console.exchange(nullptr)) {
        console->leave();
    }
}

int signal_of(DWORD event) {
    switch (event) {
        case CTRL_C_EVENT:
            return SIGINT;
        case CTRL_BREAK_EVENT:
            return SIGBREAK;
        default:
            return SIGTERM;  // The window closes, the user logs off or the system shuts down.
    }
}

// Asks the program to end at the first event. The program may be stuck if another key comes before
// it has ended.
BOOL WINAPI note_ending(DWORD event) {
    const bool key = event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT;
    const int signal = signal_of(event);
    int none = 0;
    if (!ending_signal.compare_exchange_strong(none, signal) && key) {
        restore_console();
        end_by_signal(signal);
    }
    SetEvent(ending_event);
    if (!key) {
        // Windows ends the program when this function returns, and after five seconds in any case.
        // Waiting lets the program end by itself.
        constexpr DWORD kPatience = 4000;
        Sleep(kPatience);
    }
    return TRUE;
}

LPTOP_LEVEL_EXCEPTION_FILTER default_filter = nullptr;
std::terminate_handler default_terminate = nullptr;

// The runtime library's filter calls terminate() for an uncaught exception.
LONG WINAPI crash(EXCEPTION_POINTERS* exception) {
    restore_console();
    return default_filter != nullptr ? default_filter(exception) : EXCEPTION_CONTINUE_SEARCH;
}

// Restores the console before the usual handler prints its message.
void terminate() {
    restore_console();
    default_terminate();
}

void note_abort(int) {
    restore_console();
}

}  // namespace

Signals::Signals() : event_(CreateEventW(nullptr, TRUE, FALSE, nullptr)) {
    if (event_ == nullptr) {
        throw std::system_error(static_cast<int>(GetLastError()), std::system_category(),
                                "can't make an event");
    }
    ending_event = event_;
    ULONG stack = 65536;  // When it is full, the crash handler needs some more.
    SetThreadStackGuarantee(&stack);
    default_filter = SetUnhandledExceptionFilter(crash);
    default_terminate = std::set_terminate(terminate);
    std::signal(SIGABRT, note_abort);
    SetConsoleCtrlHandler(note_ending, TRUE);
}

Signals::~Signals() {
    SetConsoleCtrlHandler(note_ending, FALSE);
    std::signal(SIGABRT, SIG_DFL);
    std::set_terminate(default_terminate);
    SetUnhandledExceptionFilter(default_filter);
    ending_event = nullptr;
    CloseHandle(event_);
}

int Signals::ending() const {
    return ending_signal;
}

void set_crash_restore(const Console* console) {
    entered_console = console;
}

// No signal can end a program on Windows. This is the status that a shell shows for a signal.
void end_by_signal(int signal) {
    constexpr UINT kSignaled = 128;
    TerminateProcess(GetCurrentProcess(), kSignaled + static_cast<UINT>(signal));
    std::abort();
}

}  // namespace rogue
