#include <optional>
#include <string>

#include "rogue/records/places.hpp"

namespace rogue {

// POSIX does not tell.
std::optional<std::string> program_folder() {
    return std::nullopt;
}

}  // namespace rogue
