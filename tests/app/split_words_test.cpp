#include "app/arguments.hpp"

#include "app/commandline/parse_options.hpp"
#include "tests/support/check.hpp"

namespace rogue {
namespace {

using Words = std::vector<std::string>;

TEST("words are split at blanks, tabs and line feeds") {
    CHECK(split_words("").empty());
    CHECK(split_words(" \t\n").empty());
    CHECK(split_words("  a bc\td\n e ") == Words({"a", "bc", "d", "e"}));
}

TEST("quotes keep blanks and join what stands beside them") {
    CHECK(split_words("'a  b' \"c\td\"") == Words({"a  b", "c\td"}));
    CHECK(split_words("--x='a b'c\"d e\"") == Words({"--x=a bcd e"}));
    CHECK(split_words("'a\"b' \"c'd\"") == Words({"a\"b", "c'd"}));
}

TEST("empty quotes are an empty word") {
    CHECK(split_words("a '' \"\"") == Words({"a", "", ""}));
}

TEST("a backslash outside of quotes stands for the character behind it") {
    CHECK(split_words("a\\ b \\' \\\\ \\x") == Words({"a b", "'", "\\", "x"}));
    CHECK(split_words("a\\\nb") == Words({"ab"}));
    CHECK(split_words("a\\") == Words({"a\\"}));
}

TEST("in double quotes a backslash escapes only what means something there") {
    CHECK(split_words("\"a\\\"b\\$c\\`d\\\\e\"") == Words({"a\"b$c`d\\e"}));
    CHECK(split_words("\"a\\nb\\\nc\"") == Words({"a\\nbc"}));
}

TEST("in single quotes a backslash is a backslash") {
    CHECK(split_words("'a\\b\\'") == Words({"a\\b\\"}));
}

TEST("nothing is expanded") {
    CHECK(split_words("$HOME ~ * \"$HOME\" `a` #b") ==
          Words({"$HOME", "~", "*", "$HOME", "`a`", "#b"}));
}

TEST("a quote that is not closed is refused") {
    for (const std::string_view line : {"'", "a 'b c", "\"", "\"a'", "\"a\\\""}) {
        const check::Context context{std::string(line)};
        CHECK_EQ(check::thrown<UsageError>([&] { split_words(line); }), "a quote is not closed");
    }
}

}  // namespace
}  // namespace rogue
