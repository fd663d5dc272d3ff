#include <sys/types.h>

#include <sys/sysctl.h>

#include <array>
#include <climits>
#include <optional>
#include <string>

#include "rogue/records/file.hpp"
#include "rogue/records/folders.hpp"

namespace rogue {

// See sysctl(3); -1 stands for this process.
std::optional<std::string> program_folder() {
    const std::array<int, 4> name{CTL_KERN, KERN_PROC, KERN_PROC_PATHNAME, -1};
    std::array<char, PATH_MAX> path{};
    std::size_t size = path.size();
    if (sysctl(name.data(), name.size(), path.data(), &size, nullptr, 0) != 0) {
        return std::nullopt;
    }
    return folder_of(path.data());
}

}  // namespace rogue
