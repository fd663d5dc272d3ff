#include "tutorial/rules/world.hpp"

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

using tutorial::Schedule;

TEST("the earliest is next") {
    Schedule schedule;
    schedule.add(1, 14);
    schedule.add(2, 10);
    schedule.add(3, 12);
    CHECK_EQ(schedule.next(), 2);
    CHECK_EQ(schedule.next(), 3);
    CHECK_EQ(schedule.next(), 1);
}

TEST("among equals the one added first is next") {
    Schedule schedule;
    schedule.add(5, 10);
    schedule.add(2, 10);
    schedule.add(9, 9);
    schedule.add(7, 10);
    CHECK_EQ(schedule.next(), 9);
    CHECK_EQ(schedule.next(), 5);
    CHECK_EQ(schedule.next(), 2);
    CHECK_EQ(schedule.next(), 7);
}

TEST("a turn counts from the moment of the last one") {
    Schedule schedule;
    schedule.add(1, 10);
    schedule.add(2, 14);
    CHECK_EQ(schedule.next(), 1);
    schedule.add(1, 10);  // At 20.
    CHECK_EQ(schedule.next(), 2);
    schedule.add(2, 5);  // At 19.
    CHECK_EQ(schedule.next(), 2);
    CHECK_EQ(schedule.next(), 1);
}

TEST("who is removed has no turn") {
    Schedule schedule;
    schedule.add(1, 10);
    schedule.add(2, 11);
    schedule.remove(1);
    schedule.remove(3);
    CHECK_EQ(schedule.next(), 2);
}

}  // namespace
}  // namespace rogue::test
