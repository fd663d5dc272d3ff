#include <windows.h>
// This comes after windows.h because it uses its types.
#include <shellapi.h>

#include <cstdlib>
#include <memory>

#include "rogue/app/options.hpp"
#include "rogue/app/program_arguments.hpp"
#include "rogue/base/utf16_win32.hpp"

namespace rogue {

// The arguments of main are in the system's code page, which may lack some of their characters.
std::vector<std::string> program_arguments(int, char**) {
    int count = 0;
    const std::unique_ptr<wchar_t*, decltype(&LocalFree)> words(
        CommandLineToArgvW(GetCommandLineW(), &count), &LocalFree);
    std::vector<std::string> result;
    for (int i = 0; words && i < count; ++i) {
        result.push_back(utf8(words.get()[i]));
    }
    return result;
}

std::string default_arguments() {
    const wchar_t* value = _wgetenv(utf16(kDefaultsVariable).c_str());
    return value == nullptr ? "" : utf8(value);
}

}  // namespace rogue
