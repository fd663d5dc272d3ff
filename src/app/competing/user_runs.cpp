#include "app/competing/user_runs.hpp"

#include <algorithm>

#include "app/runs/player_files.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {

std::vector<UserRuns> runs_of_all(const Locations& locations, Problems& problems) {
    const auto folder = runs_folder({.state_dir = locations.state_dir});
    if (!folder) {
        return {};
    }
    std::vector<UserRuns> all{{"", *folder}};
    problems.collect_failure_of([&] {
        for (const auto& [name, is_file, is_folder] : list_folder(*folder)) {
            if (is_folder && !name.starts_with('.')) {
                all.push_back({name, concat(*folder, "/", name)});
            }
        }
    });
    const std::string own = locations.user.value_or("");
    if (std::ranges::find(all, own, &UserRuns::user) == all.end()) {
        all.push_back({own, concat(*folder, "/", own)});
    }
    return all;
}

void for_each_run(const Locations& locations, Problems& problems,
                  const std::function<void(const UserRuns& runs, const std::string& path)>& look) {
    problems.collect_failure_of([&] { expect_state_dir(locations); });
    for (const UserRuns& runs : runs_of_all(locations, problems)) {
        std::vector<std::string> files;
        problems.collect_failure_of([&] { files = run_files(runs.folder); });
        for (const std::string& path : files) {
            problems.collect_failure_unless_torn([&] { look(runs, path); });
        }
    }
}

}  // namespace rogue
