#include <unistd.h>

#include <array>
#include <climits>
#include <optional>
#include <string>

#include "rogue/records/file.hpp"
#include "rogue/records/folders.hpp"

namespace rogue {

// See proc(5).
std::optional<std::string> program_folder() {
    std::array<char, PATH_MAX> path;
    const ssize_t size = readlink("/proc/self/exe", path.data(), path.size());
    if (size < 0) {
        return std::nullopt;
    }
    return folder_of({path.data(), static_cast<std::size_t>(size)});
}

}  // namespace rogue
