#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "rogue/records/file.hpp"

namespace rogue {

/// Reads a text in UTF-8, or in UTF-16 if it begins with a byte order mark of that, as UTF-8. It
/// leaves out byte order marks, and NULs: shells append UTF-16 to a file without a mark.
class Utf8Reader {
public:
    explicit Utf8Reader(ByteReader bytes) : bytes_(std::move(bytes)) {}

    /// Returns the next byte, or nothing at the end. Throws what ByteReader throws.
    std::optional<char> next();

    /// Returns the bytes that next() will return up to that one, or as many as `most`.
    std::string ahead(char end, std::size_t most);

private:
    ByteReader bytes_;
    std::uint64_t read_ = 0;  // How many bytes.
    char32_t unit_ = 0;       // The last two of them.
    char32_t mark_ = 0;       // The first two if they are a byte order mark of UTF-16, else 0.
    char32_t half_ = 0;       // The last unit of UTF-16.
    std::string text_;        // Bytes that were not returned yet.
};

}  // namespace rogue
