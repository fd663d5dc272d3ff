#include <windows.h>

#include <fstream>
#include <sstream>
#include <stdexcept>

#include "rogue/base/utf16_win32.hpp"
#include "tests/support/program.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

/// An open file that the program inherits.
class Stream {
public:
    Stream(const std::string& path, DWORD access, DWORD creation) {
        SECURITY_ATTRIBUTES inherited{sizeof inherited, nullptr, TRUE};
        handle_ = CreateFileW(utf16(path).c_str(), access, FILE_SHARE_READ | FILE_SHARE_WRITE,
                              &inherited, creation, FILE_ATTRIBUTE_NORMAL, nullptr);
        if (handle_ == INVALID_HANDLE_VALUE) {
            throw std::runtime_error("can't make a temporary file");
        }
    }
    ~Stream() { CloseHandle(handle_); }
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    HANDLE get() const { return handle_; }

private:
    HANDLE handle_;
};

std::string contents_of(const std::string& path) {
    std::ostringstream out;
    out << std::ifstream(path, std::ios::binary).rdbuf();
    return out.str();
}

// Quotes the argument so that CommandLineToArgvW restores it. Backslashes have a meaning only
// before quotes.
std::string quoted(const std::string& argument) {
    std::string result = "\"";
    std::size_t backslashes = 0;
    for (const char character : argument) {
        if (character == '"') {
            result.append(backslashes + 1, '\\');
        }
        backslashes = character == '\\' ? backslashes + 1 : 0;
        result += character;
    }
    return result.append(backslashes, '\\') + "\"";
}

// On a busy machine Wine fails to start about one program of several thousand, before that does
// anything, with an error that Windows never gives here. So it is started again, a few times.
PROCESS_INFORMATION start(const std::vector<std::string>& argv, STARTUPINFOW& startup) {
    std::string command;
    for (const std::string& argument : argv) {
        command += quoted(argument) + " ";
    }
    PROCESS_INFORMATION process{};
    for (int attempts = 5; CreateProcessW(nullptr, utf16(command).data(), nullptr, nullptr, TRUE, 0,
                                          nullptr, nullptr, &startup, &process) == 0;) {
        const DWORD error = GetLastError();
        if (error != ERROR_INTERNAL_ERROR || --attempts == 0) {
            throw std::runtime_error("can't start " + argv.front() + ": error " +
                                     std::to_string(error));
        }
    }
    return process;
}

int run(const std::vector<std::string>& argv, STARTUPINFOW& startup) {
    const PROCESS_INFORMATION process = start(argv, startup);
    WaitForSingleObject(process.hProcess, INFINITE);
    DWORD status = 0;
    GetExitCodeProcess(process.hProcess, &status);
    CloseHandle(process.hThread);
    CloseHandle(process.hProcess);
    return static_cast<int>(status);
}

}  // namespace

ProgramResult run_program(const std::vector<std::string>& argv, std::string_view input,
                          const std::function<void()>& /*prepare*/) {
    const TemporaryFolder folder;
    std::ofstream(folder.path("in"), std::ios::binary) << input;
    ProgramResult result{};
    {
        const Stream in(folder.path("in"), GENERIC_READ, OPEN_EXISTING);
        const Stream out(folder.path("out"), GENERIC_WRITE, CREATE_ALWAYS);
        const Stream err(folder.path("err"), GENERIC_WRITE, CREATE_ALWAYS);
        STARTUPINFOW startup{};
        startup.cb = sizeof startup;
        startup.dwFlags = STARTF_USESTDHANDLES;
        startup.hStdInput = in.get();
        startup.hStdOutput = out.get();
        startup.hStdError = err.get();
        result.status = run(argv, startup);
    }
    result.out = contents_of(folder.path("out"));
    result.err = contents_of(folder.path("err"));
    return result;
}

}  // namespace rogue::test
