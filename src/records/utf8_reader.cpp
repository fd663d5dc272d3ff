#include "rogue/records/utf8_reader.hpp"

#include <string_view>

#include "rogue/base/text.hpp"

namespace rogue {

// The bytes FE and FF are in no text in UTF-8. Both, in either order, begin a text in UTF-16.
std::optional<char> Utf8Reader::next() {
    constexpr std::string_view kLeftOut("\0\xFE\xFF", 3);
    while (text_.empty()) {
        const auto byte = bytes_.next();
        if (!byte) {
            bytes_.file.reset();  // Reading on would ask a terminal for more.
            return std::nullopt;
        }
        unit_ = (unit_ & 0xFF) << 8 | static_cast<unsigned char>(*byte);
        if (++read_ == 2 && (unit_ == 0xFEFF || unit_ == 0xFFFE)) {
            mark_ = unit_;
        }
        if (mark_ == 0 && !contains(kLeftOut, *byte)) {
            return byte;
        }
        if (mark_ != 0 && read_ % 2 == 0) {
            const char32_t unit = mark_ == 0xFEFF ? unit_ : (unit_ & 0xFF) << 8 | unit_ >> 8;
            text_ = is_high_surrogate(unit)
                        ? ""
                        : utf8(is_low_surrogate(unit) ? from_surrogates(last_unit_, unit) : unit);
            last_unit_ = unit;
        }
    }
    const char next = text_.front();
    text_.erase(0, 1);
    return next;
}

}  // namespace rogue
