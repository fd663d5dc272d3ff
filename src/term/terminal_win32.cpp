#include <windows.h>

#include <array>
#include <string>

#include "rogue/term/terminal.hpp"
#include "term/console_output.hpp"
#include "term/console_win32.hpp"
#include "term/signals_win32.hpp"

namespace rogue {
namespace {

// Returns the build of the system. (GetVersionEx gives the version that the program declares.)
unsigned windows_build() {
    using RtlGetVersion = LONG(WINAPI*)(OSVERSIONINFOW*);
    const FARPROC found = GetProcAddress(GetModuleHandleW(L"ntdll.dll"), "RtlGetVersion");
    OSVERSIONINFOW version{};
    version.dwOSVersionInfoSize = sizeof version;
    if (found != nullptr) {
        reinterpret_cast<RtlGetVersion>(reinterpret_cast<void*>(found))(&version);
    }
    return version.dwBuildNumber;
}

ConsoleKey console_key(const KEY_EVENT_RECORD& key) {
    return {key.bKeyDown != FALSE, key.wVirtualKeyCode,
            static_cast<char16_t>(key.uChar.UnicodeChar), key.wRepeatCount,
            (key.dwControlKeyState & SHIFT_PRESSED) != 0};
}

}  // namespace

// Everything from Windows, kept out of the header.
class Terminal::Impl {
public:
    explicit Impl(Use use) : console(use) {}

    Console console;
    Signals signals;
    ConsoleInput input;
    std::string bytes;  // The bytes of the last events.
};

Terminal::Terminal(Use use, GameList games)
    : impl_(std::make_unique<Impl>(use)),
      traits_(console_traits_from(environment_variable, windows_build(),
                                  impl_->console.knows_escapes(), impl_->console.background())) {
    if (use == Use::screen_and_keys) {
        traits_.widths = impl_->console.measured_widths(games);
    }
    enter();
}

Terminal::~Terminal() {
    leave();
}

void Terminal::enter() {
    entered_ = true;
    set_crash_restore(&impl_->console);
    impl_->console.enter();
}

void Terminal::leave() {
    if (entered_) {
        entered_ = false;
        set_crash_restore(nullptr);
        impl_->console.leave();
    }
}

Terminal::Wake Terminal::wait(std::optional<std::chrono::milliseconds> timeout) {
    Wake wake;
    if (gone_) {
        return wake;
    }
    const HANDLE input = impl_->console.input();
    const std::array<HANDLE, 2> events{impl_->signals.event(), input};
    const DWORD result =
        WaitForMultipleObjects(static_cast<DWORD>(events.size()), events.data(), FALSE,
                               timeout ? static_cast<DWORD>(timeout->count()) : INFINITE);
    wake.timed_out = result == WAIT_TIMEOUT;
    gone_ = result == WAIT_FAILED;
    if (result != WAIT_OBJECT_0 + 1) {
        return wake;
    }
    std::array<INPUT_RECORD, 128> records;
    DWORD got = 0;
    gone_ = ReadConsoleInputW(input, records.data(), static_cast<DWORD>(records.size()), &got) == 0;
    impl_->bytes.clear();
    for (DWORD i = 0; i < got; ++i) {
        if (records[i].EventType == KEY_EVENT) {
            impl_->input.encode(console_key(records[i].Event.KeyEvent), impl_->bytes);
        }
        wake.resized |= records[i].EventType == WINDOW_BUFFER_SIZE_EVENT;
    }
    wake.input = impl_->bytes;
    return wake;
}

void Terminal::write(std::string_view bytes) {
    if (entered_ && !gone_ && !bytes.empty()) {
        gone_ = !impl_->console.write(bytes);
    }
}

// Windows' console is never asked about modes, and never another one.
void Terminal::set_modes_again() {}
void Terminal::stop_alternate_scroll() {}
void Terminal::found_alternate_scroll() {}
void Terminal::report_mouse() {}

void Terminal::interrupt_job() {
    GenerateConsoleCtrlEvent(CTRL_C_EVENT, 0);
}

// Windows can't stop and continue a program.
bool Terminal::can_suspend() const {
    return false;
}

Terminal::Size Terminal::size() const {
    const SMALL_RECT window = impl_->console.window();
    return {window.Right - window.Left + 1, window.Bottom - window.Top + 1};
}

void Terminal::suspend(Suspended /*who*/) {}

bool Terminal::over() const {
    return gone_ || ending_signal() != 0;
}

int Terminal::ending_signal() const {
    return impl_->signals.ending();
}

}  // namespace rogue
