#include "rogue/records/folder_lock.hpp"

#include <system_error>

#include "handle_win32.hpp"
#include "patience.hpp"
#include "rogue/records/file.hpp"

namespace rogue {
namespace {

[[noreturn]] void fail_to_lock(const std::string& file, DWORD error) {
    if (error == ERROR_SHARING_VIOLATION) {
        fail_as(std::errc::resource_unavailable_try_again, file,
                "its folder is locked by another process");
    }
    fail(file, "its folder can't be locked", error);
}

}  // namespace

// The lock is a file that no other process may open. The system removes it when its handle is
// closed, even if the process was killed. While it is being removed, it can't be opened.
FolderLock::FolderLock(const std::string& file, std::chrono::milliseconds patience) {
    const std::wstring path = utf16(folder_of(file) + "/.lock");
    const Patience left(patience);
    while (true) {
        const HANDLE lock =
            CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, OPEN_ALWAYS,
                        FILE_ATTRIBUTE_HIDDEN | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
        const DWORD error = GetLastError();
        handle_ = reinterpret_cast<std::intptr_t>(lock);
        held_ = lock != INVALID_HANDLE_VALUE;
        const bool taken = error == ERROR_SHARING_VIOLATION || error == ERROR_ACCESS_DENIED;
        if (held_) {
            return;
        }
        if (!taken || !left.wait()) {
            fail_to_lock(file, error);
        }
    }
}

FolderLock::~FolderLock() {
    CloseHandle(reinterpret_cast<HANDLE>(handle_));
}

}  // namespace rogue
