#include "rogue/records/decoded.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "rogue/base/unicode.hpp"

namespace rogue {
namespace {

using namespace std::string_view_literals;

struct Encoding {
    std::string_view mark;
    std::size_t unit;  // In bytes; 1 is UTF-8.
    bool big_endian;
};

// UTF-32 comes first: its mark for little-endian text begins with the mark of UTF-16.
constexpr auto kEncodings = std::to_array<Encoding>({
    {"\xEF\xBB\xBF"sv, 1, false},
    {"\x00\x00\xFE\xFF"sv, 4, true},
    {"\xFF\xFE\x00\x00"sv, 4, false},
    {"\xFE\xFF"sv, 2, true},
    {"\xFF\xFE"sv, 2, false},
});

/// Takes characters off the front of a text in UTF-16 or UTF-32.
class Characters {
public:
    Characters(std::string_view bytes, const Encoding& encoding)
        : bytes_(bytes), encoding_(encoding) {}

    bool done() const { return bytes_.empty(); }

    char32_t take() {
        const char32_t unit = take_unit();
        const bool halved = encoding_.unit == 2 && is_first_half(unit) && is_second_half(peek());
        return halved ? joined(unit, take_unit()) : unit;
    }

private:
    // The next unit; not a character if the text ends within it.
    char32_t peek() const {
        if (bytes_.size() < encoding_.unit) {
            return kReplacementCharacter;
        }
        char32_t unit = 0;
        for (std::size_t i = 0; i < encoding_.unit; ++i) {
            const std::size_t at = encoding_.big_endian ? i : encoding_.unit - 1 - i;
            unit = unit << 8 | static_cast<unsigned char>(bytes_[at]);
        }
        return unit;
    }

    char32_t take_unit() {
        const char32_t unit = peek();
        bytes_.remove_prefix(std::min(encoding_.unit, bytes_.size()));
        return unit;
    }

    std::string_view bytes_;
    const Encoding& encoding_;
};

}  // namespace

std::string decoded(std::string_view bytes) {
    const auto encoding = std::ranges::find_if(
        kEncodings, [&](const Encoding& one) { return bytes.starts_with(one.mark); });
    if (encoding == kEncodings.end()) {
        return std::string(bytes);
    }
    bytes.remove_prefix(encoding->mark.size());
    if (encoding->unit == 1) {
        return std::string(bytes);
    }
    std::string text;
    for (Characters characters(bytes, *encoding); !characters.done();) {
        text += utf8(characters.take());
    }
    return text;
}

}  // namespace rogue
