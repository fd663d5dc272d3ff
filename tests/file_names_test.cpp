#include <filesystem>
#include <string>

#include "tests/support/check.hpp"

namespace {

namespace fs = std::filesystem;

// Windows has no other names, so git could not even clone the project there:
// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
TEST("every file has a name that Windows can keep") {
    for (const char* folder : {"include", "src", "tests"}) {
        for (const auto& entry :
             fs::recursive_directory_iterator(fs::path(ROGUE_SOURCE_DIR) / folder)) {
            const std::string name = entry.path().filename().string();
            const check::Context context(entry.path().string());
            CHECK_EQ(name.find_first_of("\"*:<>?\\|"), std::string::npos);
            CHECK(!name.ends_with('.') && !name.ends_with(' '));
        }
    }
}

}  // namespace
