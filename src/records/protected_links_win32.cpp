#include "protected_links.hpp"

namespace rogue {

bool may_follow(const std::string& /*link*/) {
    return true;
}

}  // namespace rogue
