#include "rogue/base/text.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <tuple>

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

TEST("text joins strings, characters and numbers") {
    CHECK_EQ(concat("The ", std::string("rat"), " hits you for ", 3, "."),
             "The rat hits you for 3.");
    CHECK_EQ(concat(), "");
    CHECK_EQ(concat(1, 2, std::string_view("x")), "12x");
    CHECK_EQ(concat('a', 1, std::uint8_t{97}), "a197");
}

TEST("numbers of every size are written in full") {
    CHECK_EQ(concat(0), "0");
    CHECK_EQ(concat(-7), "-7");
    CHECK_EQ(concat(std::numeric_limits<int>::min()), "-2147483648");
    CHECK_EQ(concat(std::numeric_limits<int>::max()), "2147483647");
    CHECK_EQ(concat(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
    CHECK_EQ(concat(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
}

TEST("a text is trimmed at both ends alone, and may be all blank") {
    CHECK_EQ(trimmed(" \ta b\t ", " \t"), "a b");
    CHECK_EQ(trimmed("- a -", "-"), " a ");
    CHECK_EQ(trimmed("ab", " "), "ab");
    CHECK_EQ(trimmed("  ", " "), "");
    CHECK_EQ(trimmed("", " "), "");
}

TEST("a name gets the article that its first letter asks for") {
    CHECK_EQ(with_article("rat"), "a rat");
    CHECK_EQ(with_article("orc"), "an orc");
    CHECK_EQ(with_article("Ooze"), "an Ooze");
}

TEST("append leaves what was there") {
    std::string line = "a";
    append(line, "b");
    append(line, 12);
    CHECK_EQ(line, "ab12");
}

TEST("a number is aligned to the right of its columns, or wider if it does not fit") {
    using Row = std::tuple<int, std::size_t, std::string_view>;
    constexpr auto kRows = std::to_array<Row>({{7, 3, "  7"},
                                               {42, 2, "42"},
                                               {123, 2, "123"},
                                               {0, 5, "    0"},
                                               {-5, 4, "  -5"},
                                               {9, 0, "9"}});
    for (const auto& [number, width, expected] : kRows) {
        CHECK_EQ(right_aligned(number, width), expected);
    }
}

TEST("where not all sentences fit, the last ones stay") {
    constexpr std::string_view kText =
        "Attack 6, yours 4. Nothing is left. Nearest: stairs, 3 west.";
    CHECK_EQ(last_sentences(kText, kText.size()), kText);
    CHECK_EQ(last_sentences(kText, kText.size() - 1), "Nothing is left. Nearest: stairs, 3 west.");
    CHECK_EQ(last_sentences(kText, 24), "Nearest: stairs, 3 west.");
    CHECK_EQ(last_sentences(kText, 5), "Nearest: stairs, 3 west.");
}

}  // namespace
}  // namespace rogue::test
