#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "rogue/records/file.hpp"

namespace rogue {

/// Reads text as UTF-8. After a byte order mark of UTF-16, the text is converted. Such marks are
/// left out, and so are NULs: shells append UTF-16 to a file without a mark.
class Utf8Reader {
public:
    explicit Utf8Reader(ByteReader bytes) : bytes_(std::move(bytes)) {}

    /// Returns the next byte, or nothing at the end. Throws what ByteReader throws.
    std::optional<char> next();

private:
    ByteReader bytes_;
    std::uint64_t read_ = 0;  // How many bytes.
    char32_t unit_ = 0;       // The last two bytes.
    char32_t mark_ = 0;  // The first two bytes if they are a byte order mark of UTF-16, else 0.
    char32_t last_unit_ = 0;  // The last unit of UTF-16.
    std::string text_;        // Bytes that were not returned yet.
};

}  // namespace rogue
