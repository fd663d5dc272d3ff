#pragma once

#include <string_view>

namespace rogue {

/// A message of a game that tells of something worth to be remembered when it happens first.
struct Milestone {
    std::string_view message;  ///< Its text; a `*` stands for any characters.
    std::string_view what;     ///< What has happened, as in `kill`. Several messages may tell it.
};

}  // namespace rogue
