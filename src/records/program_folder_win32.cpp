#include <windows.h>

#include <optional>
#include <string>

#include "rogue/base/utf16_win32.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/folders.hpp"

namespace rogue {

std::optional<std::string> program_folder() {
    std::wstring path(32768, L'\0');  // The longest path in Windows.
    const DWORD size = GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
    if (size == 0) {
        return std::nullopt;
    }
    return folder_of(utf8({path.data(), size}));
}

}  // namespace rogue
