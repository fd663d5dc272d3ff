#include "rogue/base/place.hpp"

#include <cstdlib>

#include "rogue/base/text.hpp"

namespace rogue {

std::string place(Point away) {
    const auto [x, y] = away;
    std::string result;
    if (x != 0) {
        result = text(std::abs(x), x > 0 ? " east" : " west");
    }
    if (y != 0) {
        result += text(x != 0 ? ", " : "", std::abs(y), y > 0 ? " south" : " north");
    }
    return result.empty() ? "here" : result;
}

}  // namespace rogue
