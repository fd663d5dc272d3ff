#include "rogue/records/decoded.hpp"

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

using namespace std::string_view_literals;

struct DecodedRow {
    std::string_view bytes;
    std::string_view text;
};

void check_decoded(std::initializer_list<DecodedRow> rows) {
    for (const auto& [bytes, text] : rows) {
        std::string note;
        for (const char byte : bytes) {
            note += hex(static_cast<unsigned char>(byte)).substr(14) + " ";
        }
        const check::Context context(note);
        CHECK_EQ(decoded(bytes), text);
    }
}

TEST("text without a byte order mark is left as it stands") {
    check_decoded({{"", ""},
                   {"a|b\r\n", "a|b\r\n"},
                   {"\xC3\xA4\xFF\x80", "\xC3\xA4\xFF\x80"},
                   {"a\0b\0"sv, "a\0b\0"sv},
                   {"\xFF", "\xFF"},
                   {"\0\0\xFE"sv, "\0\0\xFE"sv}});
}

TEST("a byte order mark is left out, and only the first") {
    check_decoded({{"\xEF\xBB\xBF", ""},
                   {"\xEF\xBB\xBF\xC3\xA4", "\xC3\xA4"},
                   {"\xFE\xFF", ""},
                   {"\xFF\xFE", ""},
                   {"\0\0\xFE\xFF"sv, ""},
                   {"\xFF\xFE\0\0"sv, ""},
                   {"\xFE\xFF\xFE\xFF", "\xEF\xBB\xBF"}});
}

TEST("UTF-16 and UTF-32 become UTF-8, characters of every length") {
    constexpr std::string_view kText = "a\xC3\xA4\xE2\x82\xAC\xF0\x9F\x90\x80";  // a, ae, euro, rat
    check_decoded({{"\xFE\xFF\0a\0\xE4\x20\xAC\xD8\x3D\xDC\x00"sv, kText},
                   {"\xFF\xFE"
                    "a\0\xE4\0\xAC\x20\x3D\xD8\x00\xDC"sv,
                    kText},
                   {"\0\0\xFE\xFF\0\0\0a\0\0\0\xE4\0\0\x20\xAC\0\x01\xF4\x00"sv, kText},
                   {"\xFF\xFE\0\0a\0\0\0\xE4\0\0\0\xAC\x20\0\0\x00\xF4\x01\0"sv, kText}});
}

TEST("whatever is not a character becomes U+FFFD, and the text goes on after it") {
    check_decoded({// One half, before a letter and at the end; two halves in the wrong order.
                   {"\xFE\xFF\xD8\x3D\0a"sv, "\xEF\xBF\xBD\x61"},
                   {"\xFE\xFF\0a\xD8\x3D"sv, "a\xEF\xBF\xBD"},
                   {"\xFE\xFF\xDC\x00\xD8\x3D\0a"sv, "\xEF\xBF\xBD\xEF\xBF\xBD\x61"},
                   // The text is cut off within a unit.
                   {"\xFE\xFF\0a\0"sv, "a\xEF\xBF\xBD"},
                   {"\xFF\xFE\0\0a\0"sv, "\xEF\xBF\xBD"},
                   // In UTF-32, a half, and a number that is too large for a character.
                   {"\0\0\xFE\xFF\0\0\xD8\x3D\0\x11\0\0"sv, "\xEF\xBF\xBD\xEF\xBF\xBD"},
                   {"\0\0\xFE\xFF\xFF\xFF\xFF\xFF"sv, "\xEF\xBF\xBD"}});
}

}  // namespace
}  // namespace rogue::test
