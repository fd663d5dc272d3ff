#pragma once

#include <cstddef>

#include "rogue/base/key.hpp"

namespace rogue {

/// The keys that a source has given so far.
struct KeysTaken {
    std::size_t count = 0;
    Key last = Key::end;  ///< Key::end before the first key.
};

/// Where the game's keys come from: a keyboard, a script, a recorded run.
class KeySource {
public:
    virtual ~KeySource() = default;

    /// Returns the next key and waits for it if necessary. After the last key, every call returns
    /// Key::end.
    virtual Key next() = 0;
};

}  // namespace rogue
