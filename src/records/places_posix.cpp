#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <system_error>

#include "rogue/records/file.hpp"
#include "rogue/records/places.hpp"

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

// It is the effective user who would write. access() checks the user who started the program.
bool may_replace(const std::string& path) {
    const auto allowed = [](const std::string& what, int access) {
        return faccessat(AT_FDCWD, what.c_str(), access, AT_EACCESS) == 0;
    };
    try {
        const std::string target = link_target(path);
        return allowed(folder_of(target), R_OK | W_OK | X_OK) &&
               (allowed(target, R_OK | W_OK) || errno == ENOENT);
    } catch (const std::system_error&) {
        return false;  // The link must not be followed.
    }
}

}  // namespace rogue
