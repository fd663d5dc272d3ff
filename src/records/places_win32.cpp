#include <cstdlib>

#include "handle_win32.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/places.hpp"

namespace rogue {
namespace {

// Windows' rights are too complicated to read, so this tries to write.
bool may_write_in(const std::string& folder) {
    const HANDLE file = CreateFileW(
        utf16(text(folder, "/.", GetCurrentProcessId(), ".try")).c_str(), GENERIC_WRITE, 0, nullptr,
        CREATE_NEW, FILE_ATTRIBUTE_HIDDEN | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
    if (file == INVALID_HANDLE_VALUE) {
        return false;
    }
    CloseHandle(file);
    return true;
}

}  // namespace

std::optional<std::string> state_folder() {
    const wchar_t* local = _wgetenv(L"LOCALAPPDATA");
    if (local == nullptr || *local == L'\0') {
        return std::nullopt;
    }
    return utf8(local) + "\\roguelike";
}

std::optional<std::string> data_folder() {
    return state_folder();
}

bool may_replace(const std::string& path) {
    const Handle file(path, GENERIC_READ | GENERIC_WRITE,
                      FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, OPEN_EXISTING);
    const DWORD error = file.open_failed() ? GetLastError() : ERROR_SUCCESS;
    const bool replaceable = error == ERROR_SUCCESS || error == ERROR_FILE_NOT_FOUND ||
                             error == ERROR_SHARING_VIOLATION;  // Somebody is reading it just now.
    return replaceable && may_write_in(folder_of(path));
}

}  // namespace rogue
