#include <windows.h>
// After windows.h, whose types it uses.
#include <shellapi.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

#include "app/arguments.hpp"
#include "app/options.hpp"
#include "rogue/base/text.hpp"
#include "rogue/base/utf16_win32.hpp"

namespace rogue {

// Gets the arguments from Windows. Those of main are in the system's code page, which may lack some
// of their characters.
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

std::vector<std::string> files_of(const std::string& word) {
    if (word.find_first_of("*?") == std::string::npos) {
        return {word};
    }
    std::vector<std::string> files;
    WIN32_FIND_DATAW found;
    const HANDLE search = FindFirstFileW(utf16(word).c_str(), &found);
    for (BOOL more = search != INVALID_HANDLE_VALUE; more; more = FindNextFileW(search, &found)) {
        if ((found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) == 0) {
            files.push_back(word.substr(0, word.find_last_of("/\\:") + 1) + utf8(found.cFileName));
        }
    }
    if (search != INVALID_HANDLE_VALUE) {
        FindClose(search);
    }
    std::ranges::sort(files);
    return files.empty() ? std::vector{word} : files;
}

std::string default_arguments() {
    const wchar_t* value = _wgetenv(utf16(kDefaultsVariable).c_str());
    return value == nullptr ? "" : utf8(value);
}

std::optional<std::string> shell_word(const std::string& word) {
    constexpr std::string_view kHarmless =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-./\\:=+";
    constexpr std::string_view kNotEvenInQuotes = "\"%$`";
    if (printable(word) != word || word.find_first_of(kNotEvenInQuotes) != std::string::npos) {
        return std::nullopt;
    }
    if (!word.empty() && word.find_first_not_of(kHarmless) == std::string::npos) {
        return word;
    }
    // CommandLineToArgvW would read a backslash before the closing quote as an escape.
    const std::size_t backslashes = word.size() - (word.find_last_not_of('\\') + 1);
    return "\"" + word + std::string(backslashes, '\\') + "\"";
}

std::optional<std::string> shell_program(const std::string& name) {
    const auto typed = shell_word(name);
    return typed == name ? typed : std::nullopt;
}

}  // namespace rogue
