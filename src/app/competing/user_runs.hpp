#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/competing/problems.hpp"
#include "app/options.hpp"

namespace rogue {

/// A folder of runs.
struct UserRuns {
    std::string user;  ///< Empty for players without a name.
    std::string folder;
};

/// Returns the folder of the runs of players without a name, and one for each user. The user that
/// the options name is included even if that user may not see the others.
std::vector<UserRuns> runs_of_all(const Locations& locations, Problems& problems);

/// Looks at each run file of all users. Notes a problem for each that is bad or can't be read.
void for_each_run(const Locations& locations, Problems& problems,
                  const std::function<void(const UserRuns& runs, const std::string& path)>& look);

}  // namespace rogue
