#include "rogue/base/text.hpp"

#include "tests/support/check.hpp"

namespace rogue {
namespace {

TEST("a line is made of all its parts, and each line ends") {
    CHECK_EQ(Lines().text(), "");
    CHECK_EQ(Lines().add("a", 1, std::string("b")).add("c").text(), "a1b\nc\n");
}

TEST("no part of a line can end it or move the cursor") {
    CHECK_EQ(Lines().add("in ", std::string("a\n\x1b[2Jb"), ":").text(), "in a\\n\\x1b[2Jb:\n");
}

}  // namespace
}  // namespace rogue
