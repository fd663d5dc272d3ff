#include <windows.h>

#include <algorithm>
#include <array>
#include <system_error>
#include <thread>

#include "rogue/base/text.hpp"
#include "rogue/base/utf16_win32.hpp"
#include "rogue/records/file.hpp"

namespace rogue {
namespace {

[[noreturn]] void fail(const std::string& path, std::string_view what, DWORD error) {
    throw std::system_error(static_cast<int>(error), std::system_category(),
                            text(path, ": ", what));
}

/// A handle that closes itself.
class Handle {
public:
    Handle(const std::string& path, DWORD access, DWORD sharing, DWORD creation)
        : handle_(CreateFileW(utf16(path).c_str(), access, sharing, nullptr, creation,
                              FILE_ATTRIBUTE_NORMAL, nullptr)) {}
    ~Handle() {
        if (!open_failed()) {
            CloseHandle(handle_);
        }
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    bool open_failed() const { return handle_ == INVALID_HANDLE_VALUE; }
    HANDLE get() const { return handle_; }

private:
    HANDLE handle_;
};

bool write_all(HANDLE file, std::string_view bytes) {
    constexpr std::size_t kMost = 1 << 30;  // A size has 32 bits here.
    while (!bytes.empty()) {
        DWORD written = 0;
        if (WriteFile(file, bytes.data(), static_cast<DWORD>(std::min(bytes.size(), kMost)),
                      &written, nullptr) == 0) {
            return false;
        }
        bytes.remove_prefix(written);
    }
    return true;
}

bool write_durably(const std::string& path, std::string_view contents) {
    const Handle file(path, GENERIC_WRITE, 0, CREATE_ALWAYS);
    return !file.open_failed() && write_all(file.get(), contents) &&
           FlushFileBuffers(file.get()) != 0;
}

}  // namespace

std::optional<std::string> read_file(const std::string& path) {
    // Whoever replaces the file meanwhile must be let.
    const Handle file(path, GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                      OPEN_EXISTING);
    if (file.open_failed()) {
        const DWORD error = GetLastError();
        if (error == ERROR_FILE_NOT_FOUND || error == ERROR_PATH_NOT_FOUND) {
            return std::nullopt;
        }
        fail(path, "can't open", error);
    }
    std::string contents;
    std::array<char, 4096> chunk;
    while (true) {
        DWORD got = 0;
        if (ReadFile(file.get(), chunk.data(), static_cast<DWORD>(chunk.size()), &got, nullptr) ==
            0) {
            fail(path, "can't read", GetLastError());
        }
        if (got == 0) {
            return contents;
        }
        contents.append(chunk.data(), got);
    }
}

void replace_file(const std::string& path, std::string_view contents) {
    const std::string temporary = text(path, ".", GetCurrentProcessId(), ".tmp");
    if (!write_durably(temporary, contents) ||
        MoveFileExW(utf16(temporary).c_str(), utf16(path).c_str(),
                    MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) == 0) {
        const DWORD error = GetLastError();
        DeleteFileW(utf16(temporary).c_str());
        fail(path, "can't write", error);
    }
}

std::string folder_of(const std::string& path) {
    const std::size_t slash = path.find_last_of("/\\");
    if (slash == std::string::npos) {
        return ".";
    }
    const bool root = slash == 0 || path[slash - 1] == ':';
    return path.substr(0, root ? slash + 1 : slash);
}

std::string program_folder() {
    std::wstring path(32768, L'\0');  // No path is longer.
    const DWORD size = GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
    if (size == 0) {
        fail("GetModuleFileName", "can't tell where the program is", GetLastError());
    }
    return folder_of(utf8({path.data(), size}));
}

// A file that no other process may open, and that the system takes away with its last handle, even
// that of a process that was killed. While it goes, opening it is denied.
FolderLock::FolderLock(const std::string& folder, std::chrono::milliseconds patience) {
    constexpr std::chrono::milliseconds kBetweenTries{5};
    const std::wstring path = utf16(folder + "/.lock");
    const auto until = std::chrono::steady_clock::now() + patience;
    while (true) {
        const HANDLE file =
            CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, OPEN_ALWAYS,
                        FILE_ATTRIBUTE_HIDDEN | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
        const DWORD error = GetLastError();
        // No more than 32 bits of a handle mean anything.
        folder_ = static_cast<int>(reinterpret_cast<INT_PTR>(file));
        held_ = file != INVALID_HANDLE_VALUE;
        const bool taken = error == ERROR_SHARING_VIOLATION || error == ERROR_ACCESS_DENIED;
        if (held_ || !taken || std::chrono::steady_clock::now() >= until) {
            return;
        }
        std::this_thread::sleep_for(kBetweenTries);
    }
}

FolderLock::~FolderLock() {
    if (held_) {
        CloseHandle(reinterpret_cast<HANDLE>(static_cast<INT_PTR>(folder_)));
    }
}

}  // namespace rogue
