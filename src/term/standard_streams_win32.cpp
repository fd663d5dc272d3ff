#include <conio.h>
#include <windows.h>

#include <algorithm>
#include <cstdlib>
#include <system_error>

#include "rogue/term/standard_streams.hpp"
#include "term/console_win32.hpp"

namespace rogue {
namespace {

[[noreturn]] void fail(const char* stream) {
    throw std::system_error(static_cast<int>(GetLastError()), std::system_category(), stream);
}

bool write_file(HANDLE file, std::string_view bytes) {
    constexpr std::size_t kMost = 1 << 30;  // A size has 32 bits here.
    while (!bytes.empty()) {
        const auto size = static_cast<DWORD>(std::min(bytes.size(), kMost));
        DWORD written = 0;
        if (WriteFile(file, bytes.data(), size, &written, nullptr) == 0) {
            return false;
        }
        bytes.remove_prefix(written);
    }
    return true;
}

// Writes UTF-8 to a console, which would read plain bytes in its code page.
bool write_all(DWORD stream, std::string_view bytes) {
    const HANDLE handle = GetStdHandle(stream);
    DWORD mode = 0;
    return GetConsoleMode(handle, &mode) != 0 ? write_console(handle, bytes)
                                              : write_file(handle, bytes);
}

// Waits for a key if the window is the program's own: a shell that started it would be on the
// console too. Readers of redirected output need no window.
void keep_window_for_reader() {
    DWORD process = 0;
    DWORD mode = 0;
    if (GetConsoleProcessList(&process, 1) == 1 &&
        GetConsoleMode(GetStdHandle(STD_OUTPUT_HANDLE), &mode) != 0) {
        FlushConsoleInputBuffer(GetStdHandle(STD_INPUT_HANDLE));
        write_all(STD_OUTPUT_HANDLE, "Press any key to close this window.");
        _getwch();
    }
}

}  // namespace

// On Windows streams are not descriptors, and files cause no signals.
void prepare_standard_streams() {
    std::atexit(keep_window_for_reader);
}

void take_standard_input_from_terminal() {
    const HANDLE console =
        CreateFileW(L"CONIN$", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                    nullptr, OPEN_EXISTING, 0, nullptr);
    if (console != INVALID_HANDLE_VALUE) {
        SetStdHandle(STD_INPUT_HANDLE, console);
    }
}

bool standard_input_is_echoed() {
    DWORD mode = 0;
    return GetConsoleMode(GetStdHandle(STD_INPUT_HANDLE), &mode) != 0 &&
           (mode & ENABLE_ECHO_INPUT) != 0;
}

void note_continuing() {}

std::size_t read_standard_input(std::span<char> buffer, const std::function<void()>& /*resumed*/) {
    while (true) {
        DWORD got = 0;
        if (ReadFile(GetStdHandle(STD_INPUT_HANDLE), buffer.data(),
                     static_cast<DWORD>(buffer.size()), &got, nullptr) == 0) {
            if (GetLastError() == ERROR_BROKEN_PIPE) {  // The other end is closed.
                return 0;
            }
            fail("standard input");
        }
        const auto end = std::remove(buffer.begin(), buffer.begin() + got, '\r');
        const auto kept = static_cast<std::size_t>(end - buffer.begin());
        if (got == 0 || kept > 0) {
            return kept;
        }
    }
}

void write_standard_output(Raw raw) {
    if (!write_all(STD_OUTPUT_HANDLE, raw.bytes)) {
        fail("standard output");
    }
}

void write_standard_error(const Lines& lines) noexcept {
    write_all(STD_ERROR_HANDLE, lines.text());
}

}  // namespace rogue
