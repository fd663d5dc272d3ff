#include "app/runs/player_files.hpp"

#include <filesystem>
#include <set>
#include <string>

#include "tests/support/check.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

TEST("a user with a name is told of the folders of all users") {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder.path("runs/anna"));
    std::filesystem::create_directories(folder.path("runs/bert"));
    const Locations locations{.state_dir = folder.path(), .user = "anna"};
    std::set<std::string> folders;
    for (const UserRuns& runs : runs_of_all(locations, [](const auto& list) { list(); })) {
        folders.insert(runs.user + " in " + runs.folder.substr(folder.path().size()));
    }
    CHECK_EQ(folders.size(), 3U);
    CHECK(folders.contains(" in /runs"));
    CHECK(folders.contains("anna in /runs/anna"));
    CHECK(folders.contains("bert in /runs/bert"));
}

}  // namespace
}  // namespace rogue::test
