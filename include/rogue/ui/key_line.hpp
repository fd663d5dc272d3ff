#pragma once

#include <string_view>

namespace rogue {

/// What a key does, or several, as help tells it.
struct KeyLine {
    std::string_view key;
    std::string_view does;
};

}  // namespace rogue
