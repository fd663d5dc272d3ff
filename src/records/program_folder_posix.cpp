#include <optional>
#include <string>

#include "rogue/records/folders.hpp"

namespace rogue {

// POSIX has no way to find it.
std::optional<std::string> program_folder() {
    return std::nullopt;
}

}  // namespace rogue
