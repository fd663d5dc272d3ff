#pragma once

#include <cstddef>

#include "rogue/base/key.hpp"

namespace rogue {

/// How far a source of keys has come.
struct KeysTaken {
    std::size_t count = 0;
    Key last = Key::end;  ///< Key::end before the first.
};

/// Where the game's keys come from: a keyboard, a script, a recorded run.
class KeySource {
public:
    virtual ~KeySource() = default;

    /// The next key, waiting for it if need be; Key::end, then and ever after, if there will be
    /// no more.
    virtual Key next() = 0;
};

}  // namespace rogue
