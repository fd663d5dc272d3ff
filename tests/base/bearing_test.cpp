#include "rogue/base/text.hpp"

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

TEST("a place tells first how far east or west it is, then how far north or south") {
    CHECK_EQ(bearing({3, -1}), "3 east, 1 north");
    CHECK_EQ(bearing({-2, 4}), "2 west, 4 south");
    CHECK_EQ(bearing({0, 1}), "1 south");
    CHECK_EQ(bearing({-5, 0}), "5 west");
    CHECK_EQ(bearing({0, 0}), "here");
    CHECK_EQ(bearing({0, 0}, "land"), "in this land");
}

}  // namespace
}  // namespace rogue::test
