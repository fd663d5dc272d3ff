#include "rogue/base/text.hpp"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "tests/support/check.hpp"

namespace rogue::test {

TEST("a character in UTF-8 has one byte to four, by its size") {
    const std::pair<char32_t, std::string_view> kTable[] = {
        {0x01, "\x01"},
        {0x7F, "\x7f"},
        {0x80, "\xc2\x80"},
        {0xE9, "\xc3\xa9"},
        {0x7FF, "\xdf\xbf"},
        {0x800, "\xe0\xa0\x80"},
        {0x20AC, "\xe2\x82\xac"},
        {0xD7FF, "\xed\x9f\xbf"},
        {0xE000, "\xee\x80\x80"},
        {0xFFFF, "\xef\xbf\xbf"},
        {0x10000, "\xf0\x90\x80\x80"},
        {0x1F9D9, "\xf0\x9f\xa7\x99"},
        {0x40000, "\xf1\x80\x80\x80"},
        {0x10FFFF, "\xf4\x8f\xbf\xbf"},
    };
    for (const auto& [character, bytes] : kTable) {
        const check::Context context(std::to_string(character));
        CHECK_EQ(utf8(character), bytes);
        CHECK(first_character(bytes) == character);
        CHECK(first_character(std::string(bytes) + "x") == character);
        CHECK(first_character(bytes.substr(0, bytes.size() - 1)) == std::nullopt);
        CHECK_EQ(utf8_size(static_cast<unsigned char>(bytes.front())), bytes.size());
    }
}

TEST("bytes that are no character in UTF-8 are none, with whatever stands behind them") {
    for (const std::string_view none :
         {"\x80", "\xbf", "\xc1\xbf", "\xc2\x41", "\xc2\xc2", "\xe0\x9f\xbf", "\xe2\x82\x41",
          "\xed\xa0\x80", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff"}) {
        const check::Context context(printable(none));
        CHECK(first_character(none) == std::nullopt);
        CHECK(first_character(std::string(none) + "x") == std::nullopt);
    }
}

TEST("what is no character becomes the replacement character") {
    for (const char32_t none :
         std::initializer_list<char32_t>{0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0x110000}) {
        const check::Context context(std::to_string(none));
        CHECK_EQ(utf8(none), "\xef\xbf\xbd");
    }
}

TEST("the halves of a character beyond U+FFFF are told apart and joined") {
    CHECK(!is_high_surrogate(0xD7FF) && is_high_surrogate(0xD800) && is_high_surrogate(0xDBFF));
    CHECK(!is_high_surrogate(0xDC00) && is_low_surrogate(0xDC00) && is_low_surrogate(0xDFFF));
    CHECK(!is_low_surrogate(0xDBFF) && !is_low_surrogate(0xE000));
    CHECK(from_surrogates(0xD800, 0xDC00) == 0x10000);
    CHECK(from_surrogates(0xD83E, 0xDDD9) == 0x1F9D9);
    CHECK(from_surrogates(0xDBFF, 0xDFFF) == 0x10FFFF);
}

TEST("a text without what nobody sees keeps all else, also bytes that are no character") {
    CHECK_EQ(without_unseen("A\xc2\xad\xe2\x80\x8f\xc2\xa0z"), "A z");
    CHECK_EQ(without_unseen("a\xff\xc2\xadz"), "a\xffz");
    CHECK_EQ(without_unseen({"a\0\xc2\xadz", 5}), std::string("a\0z", 3));
    CHECK_EQ(without_unseen("\xf0\x9f\x90\x80 \xc3\xa4"), "\xf0\x9f\x90\x80 \xc3\xa4");
}

}  // namespace rogue::test
