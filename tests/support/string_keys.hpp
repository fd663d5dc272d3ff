#pragma once

#include <cstddef>
#include <string_view>

#include "rogue/base/key_source.hpp"

namespace rogue::test {

/// Keys in the letters of scripts. The text is borrowed.
class StringKeys final : public KeySource {
public:
    explicit StringKeys(std::string_view keys) : keys_(keys) {}

    Key next() override { return taken_ < keys_.size() ? Key{keys_[taken_++]} : Key::end; }

    std::size_t taken() const { return taken_; }

private:
    std::string_view keys_;
    std::size_t taken_ = 0;
};

}  // namespace rogue::test
