#include <filesystem>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"

namespace rogue::test {
namespace {

TEST("a window that a desktop's menu opens stays until Enter, so that the farewell can be read") {
    const std::string entry =
        read_file(ROGUE_SOURCE_DIR "/.cmake/share/applications/roguelike.desktop").value();
    constexpr std::string_view kExec = "\nExec=";
    const std::size_t begin = entry.find(kExec) + kExec.size();
    const std::string command = entry.substr(begin, entry.find('\n', begin) - begin);
    const std::string folder = std::filesystem::path(ROGUE_PROGRAM).parent_path().string();
    PtyProgram program(
        {.argv = {"sh", "-c", command},
         .environment = {{"PATH", concat(folder, ":/usr/bin:/bin")},
                         {"ROGUELIKE_OPTIONS", "--no-record --scores-file /dev/null/no-scores"}}});
    wait_for_map(program);
    end_run(program);
    program.wait_for_text("You ended the run for good");
    program.wait_for_text("Press Enter to close this window.");
    leave_by(program, "\r");
}

}  // namespace
}  // namespace rogue::test
