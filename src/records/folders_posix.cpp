#include <pwd.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

#include "rogue/records/folders.hpp"

namespace rogue {
namespace {

// The base folder that the variable names, else the one in the user's home folder.
std::optional<std::string> user_folder(const char* variable, std::string_view in_home) {
    const char* named = std::getenv(variable);
    if (named != nullptr && named[0] == '/') {  // XDG ignores relative paths.
        return std::string(named) + "/roguelike";
    }
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == '\0') {
        const passwd* user = getpwuid(getuid());
        home = user == nullptr ? "" : user->pw_dir;
    }
    if (*home == '\0') {
        return std::nullopt;
    }
    return std::string(home).append(in_home).append("/roguelike");
}

}  // namespace

std::optional<std::string> state_folder() {
    return user_folder("XDG_STATE_HOME", "/.local/state");
}

std::optional<std::string> data_folder() {
    return user_folder("XDG_DATA_HOME", "/.local/share");
}

}  // namespace rogue
