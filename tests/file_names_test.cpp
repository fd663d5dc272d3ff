#include <filesystem>
#include <regex>

#include "tests/support/check.hpp"

namespace {

namespace fs = std::filesystem;

// Windows has no other names, so git could not even clone the project there:
// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
TEST("every file has a name that Windows can keep") {
    const std::regex name(R"([^"*:<>?\\|]*[^"*:<>?\\|. ])");
    for (const char* folder : {"include", "src", "tests"}) {
        for (const auto& entry :
             fs::recursive_directory_iterator(fs::path(ROGUE_SOURCE_DIR) / folder)) {
            const check::Context context(entry.path().string());
            CHECK(std::regex_match(entry.path().filename().string(), name));
        }
    }
}

}  // namespace
