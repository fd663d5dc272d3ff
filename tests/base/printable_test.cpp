#include "rogue/base/text.hpp"

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

struct PrintableRow {
    std::string_view text;
    std::string_view shown;
};

TEST("letters of every script are printed as they are") {
    for (const std::string_view text :
         {"", "a b", "C:\\runs\\a.run", "\u00A0\u00E9", "\u07FF\u0800", "\uD7FF\uE000\uFFFD",
          "\U00010000\U0001F9D9\U0010FFFF"}) {
        CHECK_EQ(printable(text), text);
    }
}

TEST("control characters are written out") {
    for (const auto& [text, shown] : {
             PrintableRow{"a\nok died", "a\\nok died"},
             PrintableRow{"\r\t", "\\r\\t"},
             PrintableRow{"\x1b[2J", "\\x1b[2J"},
             PrintableRow{std::string_view("\0\x1f", 2), "\\x00\\x1f"},
             PrintableRow{"\x7f", "\\x7f"},
             PrintableRow{"\u0080\u009B31m\u009F", "\\xc2\\x80\\xc2\\x9b31m\\xc2\\x9f"},
         }) {
        CHECK_EQ(printable(text), shown);
    }
}

TEST("characters that nobody sees, marks of direction and separators of lines are written out") {
    for (const char32_t character :
         {0xADU,   0x34FU,  0x61CU,  0x115FU, 0x17B4U, 0x180EU,  0x200BU,  0x200DU,  0x200EU,
          0x200FU, 0x2028U, 0x2029U, 0x202AU, 0x202EU, 0x2060U,  0x2066U,  0x2069U,  0x206FU,
          0x3164U, 0xFE0FU, 0xFEFFU, 0xFFA0U, 0xFFF9U, 0x1D173U, 0xE0001U, 0xE0020U, 0xE0100U}) {
        std::string shown;
        for (const char byte : utf8(character)) {
            shown += concat("\\x", hex(static_cast<unsigned char>(byte), 2));
        }
        CHECK_EQ(printable(concat("a", utf8(character), "b")), concat("a", shown, "b"));
    }
}

TEST("bytes that are not UTF-8 are written out") {
    for (const auto& [text, shown] : {
             PrintableRow{"\x9b"
                          "31m",
                          "\\x9b31m"},
             PrintableRow{"caf\xe9", "caf\\xe9"},
             PrintableRow{"\xe9t\xe9", "\\xe9t\\xe9"},
             PrintableRow{"\xc3", "\\xc3"},                             // Cut off.
             PrintableRow{"\xf0\x9f\xa7", "\\xf0\\x9f\\xa7"},           // Cut off.
             PrintableRow{"\xc0\x8a", "\\xc0\\x8a"},                    // Overlong.
             PrintableRow{"\xe0\x80\x8a", "\\xe0\\x80\\x8a"},           // Overlong.
             PrintableRow{"\xed\xa0\x80", "\\xed\\xa0\\x80"},           // A surrogate.
             PrintableRow{"\xf4\x90\x80\x80", "\\xf4\\x90\\x80\\x80"},  // Beyond U+10FFFF.
             PrintableRow{"\xf8\x88\x80\x80\x80", "\\xf8\\x88\\x80\\x80\\x80"},
             PrintableRow{"\xff", "\\xff"},
             PrintableRow{"\x80\xc3\xa9", "\\x80\u00E9"},
         }) {
        CHECK_EQ(printable(text), shown);
    }
}

}  // namespace
}  // namespace rogue::test
