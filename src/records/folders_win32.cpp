#include <cstdlib>

#include "rogue/base/utf16_win32.hpp"
#include "rogue/records/folders.hpp"

namespace rogue {

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

}  // namespace rogue
