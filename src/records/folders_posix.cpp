#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/folders.hpp"

namespace rogue {
namespace {

// Returns the user's home by passwd(5). getpwuid() loads another library, with which a static
// program crashes if its C library has another version.
std::string home_of_user() {
    const std::string users = read_file("/etc/passwd").value_or("");
    for (std::string_view rest = users; !rest.empty();) {
        std::string_view line = take_part(rest, "\n");
        std::array<std::string_view, 6> fields;  // Name, password, user, group, comment, home
        std::ranges::generate(fields, [&] { return take_part(line, ":"); });
        if (parse_number<uid_t>(fields[2]) == getuid()) {
            return std::string(fields[5]);
        }
    }
    return "";
}

// Returns the folder in the base folder that the variable names, else in the one below the home.
std::optional<std::string> user_folder(const char* variable, std::string_view in_home) {
    const char* named = std::getenv(variable);
    if (named != nullptr && named[0] == '/') {  // XDG ignores relative paths.
        return std::string(named) + "/roguelike";
    }
    const char* from_environment = std::getenv("HOME");
    std::string home =
        from_environment == nullptr || *from_environment != '/' ? home_of_user() : from_environment;
    if (!home.starts_with('/')) {
        return std::nullopt;
    }
    return home.append(in_home).append("/roguelike");
}

}  // namespace

std::optional<std::string> state_folder() {
    return user_folder("XDG_STATE_HOME", "/.local/state");
}

std::optional<std::string> data_folder() {
    return user_folder("XDG_DATA_HOME", "/.local/share");
}

}  // namespace rogue
