#include "rogue/records/folders.hpp"

#include <windows.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "rogue/records/file_system.hpp"
#include "tests/support/check.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

TEST("runs, and scores if need be, are kept among the user's local application data") {
    const char* local = std::getenv("LOCALAPPDATA");
    CHECK(local != nullptr);
    CHECK_EQ(state_folder().value_or("none"), std::string(local) + "\\roguelike");
    CHECK_EQ(data_folder().value_or("none"), state_folder().value_or("none"));
}

TEST("whether a file can be made is known by trying, which leaves nothing behind") {
    const TemporaryFolder folder;
    CHECK(system_files().may_write(folder.path("scores.txt")));
    CHECK_EQ(folder.names(), "");
    CHECK(!system_files().may_write(folder.path("missing/scores.txt")));
}

TEST("an existing file can be replaced, even while another has it open and locked") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    std::ofstream(path) << "text";
    CHECK(system_files().may_write(path));
    const HANDLE file = CreateFileW(native_path(path).c_str(), GENERIC_READ, 0, nullptr,
                                    OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    CHECK(system_files().may_write(path));
    CloseHandle(file);
}

}  // namespace
}  // namespace rogue::test
