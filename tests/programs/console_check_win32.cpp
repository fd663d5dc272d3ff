#include <windows.h>

#include <cstdio>
#include <string>
#include <string_view>

// Runs a program in this console and checks that it leaves the console as it found it.

namespace {

struct Found {
    DWORD input_mode = 0;
    DWORD output_mode = 0;
    UINT input_code_page = GetConsoleCP();
    UINT output_code_page = GetConsoleOutputCP();
    BOOL cursor_visible = FALSE;
    WORD attributes = 0;
};

Found found() {
    Found result;
    GetConsoleMode(GetStdHandle(STD_INPUT_HANDLE), &result.input_mode);
    const HANDLE screen = GetStdHandle(STD_OUTPUT_HANDLE);
    GetConsoleMode(screen, &result.output_mode);
    CONSOLE_CURSOR_INFO cursor{};
    GetConsoleCursorInfo(screen, &cursor);
    result.cursor_visible = cursor.bVisible;
    CONSOLE_SCREEN_BUFFER_INFO info{};
    GetConsoleScreenBufferInfo(screen, &info);
    result.attributes = info.wAttributes;
    return result;
}

void say_if_different(const char* what, DWORD before, DWORD after) {
    if (before != after) {
        std::printf("%s: %lx, then %lx\n", what, before, after);
    }
}

// Ctrl-C is for the program.
BOOL WINAPI outlive(DWORD) {
    return TRUE;
}

// The text as it is, with its quotes.
std::wstring behind_first_word(std::wstring_view command_line) {
    const bool quoted = command_line.starts_with(L'"');
    const std::size_t end = command_line.find(quoted ? L'"' : L' ', 1);
    return std::wstring(command_line.substr(command_line.find_first_not_of(L' ', end + 1)));
}

}  // namespace

int main() {
    std::wstring command = behind_first_word(GetCommandLineW());
    // Wine's console echoes typed keys until somebody has looked for input.
    INPUT_RECORD record;
    DWORD count = 0;
    PeekConsoleInputW(GetStdHandle(STD_INPUT_HANDLE), &record, 1, &count);
    const Found before = found();
    SetConsoleCtrlHandler(outlive, TRUE);
    STARTUPINFOW startup{};
    startup.cb = sizeof startup;
    PROCESS_INFORMATION process{};
    if (CreateProcessW(nullptr, command.data(), nullptr, nullptr, TRUE, 0, nullptr, nullptr,
                       &startup, &process) == 0) {
        std::puts("can't start it");
        return 1;
    }
    WaitForSingleObject(process.hProcess, INFINITE);
    DWORD status = 0;
    GetExitCodeProcess(process.hProcess, &status);
    const Found after = found();
    say_if_different("input mode", before.input_mode, after.input_mode);
    say_if_different("output mode", before.output_mode, after.output_mode);
    say_if_different("input code page", before.input_code_page, after.input_code_page);
    say_if_different("output code page", before.output_code_page, after.output_code_page);
    say_if_different("cursor shown", static_cast<DWORD>(before.cursor_visible),
                     static_cast<DWORD>(after.cursor_visible));
    say_if_different("colours", before.attributes, after.attributes);
    std::printf("ended with status %#lx.\n", status);
}
