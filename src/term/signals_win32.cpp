#include "signals_win32.hpp"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <system_error>

#include "rogue/term/terminal.hpp"

namespace rogue {
namespace {

// What the handlers need. They can be handed nothing, so it is global.
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
            return SIGTERM;  // The window is closed, the user logs off, the system shuts down.
    }
}

// The first asks the program to end. If another key comes before it has, it may be stuck.
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
        // The system ends the program as soon as this returns, and after five seconds anyhow:
        // meanwhile it comes to its own end.
        constexpr DWORD kPatience = 4000;
        Sleep(kPatience);
    }
    return TRUE;
}

LPTOP_LEVEL_EXCEPTION_FILTER default_filter = nullptr;
std::terminate_handler default_terminate = nullptr;

// The runtime library's filter is what makes an exception that nobody catches call terminate().
LONG WINAPI crash(EXCEPTION_POINTERS* exception) {
    restore_console();
    return default_filter != nullptr ? default_filter(exception) : EXCEPTION_CONTINUE_SEARCH;
}

// What it prints should be seen.
void terminate() {
    restore_console();
    default_terminate();
}

void note_abort(int) {
    restore_console();
}

// A crash for want of stack needs some more to handle it.
void reserve_stack() {
    ULONG size = 65536;
    SetThreadStackGuarantee(&size);
}

}  // namespace

Signals::Signals() : event_(CreateEventW(nullptr, TRUE, FALSE, nullptr)) {
    if (event_ == nullptr) {
        throw std::system_error(static_cast<int>(GetLastError()), std::system_category(),
                                "can't make an event");
    }
    ending_event = event_;
    reserve_stack();
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

// Windows has no signals to end by: this is the status that a shell shows of one.
void end_by_signal(int signal) {
    constexpr UINT kSignaled = 128;
    TerminateProcess(GetCurrentProcess(), kSignaled + static_cast<UINT>(signal));
    std::abort();
}

}  // namespace rogue
