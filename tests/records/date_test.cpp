#include "rogue/records/date.hpp"

#include <array>
#include <tuple>
#include <utility>

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

using std::chrono::nanoseconds;
using std::chrono::seconds;

std::string date_at(seconds since_1970, nanoseconds fraction = nanoseconds::zero()) {
    return iso_date(
        std::chrono::floor<Ticks>(std::chrono::sys_time<nanoseconds>(since_1970 + fraction)));
}

TEST("a moment is written in UTC with seven digits of its second") {
    using Row = std::tuple<seconds, nanoseconds, std::string_view>;
    constexpr auto kRows = std::to_array<Row>({
        {seconds(0), nanoseconds(0), "1970-01-01T00:00:00.0000000+00:00"},
        {seconds(1), nanoseconds(0), "1970-01-01T00:00:01.0000000+00:00"},
        {seconds(0), nanoseconds(100), "1970-01-01T00:00:00.0000001+00:00"},
        {seconds(0), nanoseconds(199), "1970-01-01T00:00:00.0000001+00:00"},
        {seconds(0), nanoseconds(20'000'000), "1970-01-01T00:00:00.0200000+00:00"},
        {seconds(59), nanoseconds(999'999'999), "1970-01-01T00:00:59.9999999+00:00"},
        {seconds(-1), nanoseconds(0), "1969-12-31T23:59:59.0000000+00:00"},
        {seconds(0), nanoseconds(-1), "1969-12-31T23:59:59.9999999+00:00"},
        {seconds(951'782'400), nanoseconds(0), "2000-02-29T00:00:00.0000000+00:00"},
        {seconds(951'868'799), nanoseconds(0), "2000-02-29T23:59:59.0000000+00:00"},
        {seconds(951'868'800), nanoseconds(0), "2000-03-01T00:00:00.0000000+00:00"},
        {seconds(1'000'000'000), nanoseconds(0), "2001-09-09T01:46:40.0000000+00:00"},
        {seconds(1'762'203'845), nanoseconds(123'456'700), "2025-11-03T21:04:05.1234567+00:00"},
        {seconds(1'835'395'199), nanoseconds(0), "2028-02-28T23:59:59.0000000+00:00"},
        {seconds(4'107'542'400), nanoseconds(0), "2100-03-01T00:00:00.0000000+00:00"},
    });
    for (const auto& [since_1970, fraction, date] : kRows) {
        const check::Context context{std::string(date)};
        CHECK_EQ(date_at(since_1970, fraction), date);
        CHECK(is_iso_date(date));
    }
}

TEST("a day of the calendar is a date, alone or with a time and an offset") {
    for (const std::string_view date : {"2025-11-03T21:04:05.1234567+01:00",
                                        "2026-11-21T06:01:28.1934990+00:00",
                                        "2025-11-03T21:04:05.1234567Z",
                                        "2025-11-03T21:04:05.1234567-05:30",
                                        "2025-11-03T21:04:05.1234567+14:00",
                                        "2025-11-03T21:04:05-14:00",
                                        "2025-11-03T21:04:05.1234567",
                                        "2025-11-03",
                                        "2025-11-03T21:04",
                                        "2025-11-03T21:04Z",
                                        "2025-11-03T21:04+01:00",
                                        "2025-11-03T21:04:05",
                                        "2025-11-03T21:04:05Z",
                                        "2025-11-03T21:04:05-08:00",
                                        "2025-11-03T21:04:05.1Z",
                                        "2025-11-03T21:04:05.12+01:00",
                                        "2025-11-03T21:04:05.123",
                                        "2025-11-03T21:04:05.1234Z",
                                        "2025-11-03T21:04:05.12345Z",
                                        "2025-11-03T21:04:05.123456Z",
                                        "2025-11-03T00:00:00Z",
                                        "2025-11-03T23:59:59.9999999Z",
                                        "0001-01-01",
                                        "9999-12-31T23:59:59Z",
                                        "9999-12-31T23:59:59.9999999+14:00",
                                        "0001-01-01T14:00:00+14:00",
                                        "2024-02-29",
                                        "2000-02-29",
                                        "2025-01-31",
                                        "2025-04-30",
                                        "2025-12-31"}) {
        const check::Context context{std::string(date)};
        CHECK(is_iso_date(date));
    }
}

TEST("a day or a time that does not exist is not a date") {
    for (const std::string_view text : {"2025-02-29",
                                        "2026-02-30",
                                        "1900-02-29",
                                        "2100-02-29",
                                        "2025-04-31",
                                        "2025-06-31",
                                        "2025-09-31",
                                        "2025-11-31",
                                        "2025-01-32",
                                        "2025-01-00",
                                        "2025-00-01",
                                        "2025-13-01",
                                        "2025-11-03T24:00:00Z",
                                        "2025-11-03T21:60:00Z",
                                        "2025-11-03T21:04:60Z",
                                        "2025-11-03T21:04:05+15:00",
                                        "2025-11-03T21:04:05+14:01",
                                        "2025-11-03T21:04:05-14:30",
                                        "2025-11-03T21:04:05+01:60",
                                        "0000-01-01",
                                        "0001-01-01T13:59:59+14:00",
                                        "9999-12-31T23:59:59-00:01",
                                        "2025-11-03T99:99:99Z"}) {
        const check::Context context{std::string(text)};
        CHECK(!is_iso_date(text));
    }
}

TEST("a minute is told in UTC, and only the day of a date without time or offset") {
    CHECK_EQ(minute_of("2025-11-03T21:04:59Z"), "2025-11-03 21:04Z");
    CHECK_EQ(minute_of("2025-11-03T00:30:00+01:00"), "2025-11-02 23:30Z");
    CHECK_EQ(minute_of("2025-11-03T21:04:59"), "2025-11-03");
    CHECK_EQ(minute_of("2025-11-03"), "2025-11-03");
}

TEST("minutes are told of all years that a date can have, also beyond those of clocks") {
    CHECK_EQ(minute_of("0001-01-02T03:04:05Z"), "0001-01-02 03:04Z");
    CHECK_EQ(minute_of("9999-12-31T23:59:59Z"), "9999-12-31 23:59Z");
}

TEST("text that is not written as a date is not a date") {
    for (const std::string_view text : {"",
                                        "x",
                                        "today",
                                        "2025",
                                        "2025-11",
                                        "2025-11-",
                                        "2025-11-3",
                                        "2025-1-03",
                                        "25-11-03",
                                        "20251103",
                                        "2025/11/03",
                                        "03.11.2025",
                                        "2025-11-033",
                                        "12025-11-03",
                                        "-2025-11-03",
                                        "+2025-11-03",
                                        "2025--1-03",
                                        "2025-11--3",
                                        "2025-11-03T",
                                        "2025-11-03T21",
                                        "2025-11-03T2:04",
                                        "2025-11-03T21:4",
                                        "2025-11-03T21:04:",
                                        "2025-11-03T21:04:5",
                                        "2025-11-03T210405",
                                        "2025-11-03T21:04:05.12345678",
                                        "2025-11-03T21:04:05.12x",
                                        "2025-11-03T21:04:05.",
                                        "2025-11-03T21:04:05.Z",
                                        "2025-11-03T21:04:05.+01:00",
                                        "2025-11-03T21:04:05,5",
                                        "2025-11-03T21:04:05.-1",
                                        "2025-11-03T-1:04",
                                        "2025-11-03T21:-4:05",
                                        "2025-11-03TZ",
                                        "2025-11-03Z",
                                        "2025-11-03+01:00",
                                        "2025-11-03T21:04:05ZZ",
                                        "2025-11-03T21:04:05Z+01:00",
                                        "2025-11-03T21:04:05+01",
                                        "2025-11-03T21:04:05+0100",
                                        "2025-11-03T21:04:05+1:00",
                                        "2025-11-03T21:04:05+01:0",
                                        "2025-11-03T21:04:05+01:000",
                                        "2025-11-03T21:04:05+-1:00",
                                        " 2025-11-03",
                                        "2025-11-03 ",
                                        "2025-11-03T21:04:05 Z",
                                        "2025-11-03X21:04:05",
                                        "2025-11-03T21:04:05Zx",
                                        "2O25-11-03",
                                        "2025-11-O3"}) {
        const check::Context context{std::string(text)};
        CHECK(!is_iso_date(text));
    }
    CHECK(!is_iso_date(std::string_view("2025-11-03\0", 11)));
}

// The moment that a date names, as a date in UTC; nothing if it names none.
std::string moment_of(std::string_view date) {
    const auto instant = instant_of(date);
    return instant ? iso_date(*instant) : "";
}

TEST("an offset moves the clock, not the moment") {
    for (const std::string_view date :
         {"2025-11-03T21:04:05+01:00", "2025-11-03T20:04:05+00:00", "2025-11-03T20:04:05-00:00",
          "2025-11-03T20:04:05Z", "2025-11-03T14:34:05-05:30", "2025-11-04T10:04:05+14:00",
          "2025-11-03T06:04:05-14:00", "2025-11-04T00:03:05+03:59", "2025-11-03 21:04:05+01:00"}) {
        const check::Context context{std::string(date)};
        CHECK_EQ(moment_of(date), "2025-11-03T20:04:05.0000000+00:00");
    }
}

TEST("an offset may lead to another year, or to before 1970") {
    CHECK_EQ(moment_of("2024-01-01T00:30:00+01:00"), "2023-12-31T23:30:00.0000000+00:00");
    CHECK_EQ(moment_of("2024-02-28T23:30:00-01:00"), "2024-02-29T00:30:00.0000000+00:00");
    CHECK_EQ(moment_of("1970-01-01T00:00:00.5+00:01"), "1969-12-31T23:59:00.5000000+00:00");
}

TEST("a second's fraction counts to its seventh digit, and missing digits are noughts") {
    using Row = std::pair<std::string_view, std::string_view>;
    constexpr auto kRows = std::to_array<Row>({
        {"20:04", "20:04:00.0000000"},
        {"20:04:05", "20:04:05.0000000"},
        {"20:04:05.1", "20:04:05.1000000"},
        {"20:04:05.12", "20:04:05.1200000"},
        {"20:04:05.123", "20:04:05.1230000"},
        {"20:04:05.1234", "20:04:05.1234000"},
        {"20:04:05.12345", "20:04:05.1234500"},
        {"20:04:05.123456", "20:04:05.1234560"},
        {"20:04:05.1234567", "20:04:05.1234567"},
        {"20:04:05.0000001", "20:04:05.0000001"},
        {"20:04:05.9999999", "20:04:05.9999999"},
    });
    for (const auto& [time, utc] : kRows) {
        const check::Context context{std::string(time)};
        CHECK_EQ(moment_of("2025-11-03T" + std::string(time) + "Z"),
                 "2025-11-03T" + std::string(utc) + "+00:00");
    }
}

TEST("the first and the last moment of the calendar are moments") {
    for (const std::string_view date : {"0001-01-01T00:00:00Z", "9999-12-31T23:59:59.9999999Z"}) {
        const check::Context context{std::string(date)};
        const auto instant = instant_of(date).value_or(std::chrono::sys_time<Ticks>());
        const auto day = std::chrono::floor<std::chrono::days>(instant);
        CHECK_EQ(static_cast<int>(std::chrono::year_month_day(day).year()),
                 std::stoi(std::string(date)));
    }
}

TEST("a date without a time or an offset names no moment, and neither does other text") {
    for (const std::string_view date :
         {"2025-11-03", "2025-11-03T21:04", "2025-11-03T21:04:05", "2025-11-03T21:04:05.1234567",
          "", "today", "2025-02-29T21:04:05Z", "2025-11-03T24:00:00Z", "2025-11-03Z",
          "2025-11-03T21:04:05Zx", "2025-11-03T21:04:05.12345678Z"}) {
        const check::Context context{std::string(date)};
        CHECK(!instant_of(date).has_value());
    }
}

TEST("a date names the moment for which it was written, as exactly as it can") {
    for (const nanoseconds since_1970 :
         {nanoseconds(0), nanoseconds(99), nanoseconds(-1), nanoseconds(1'762'203'845'123'456'789),
          nanoseconds(-1'762'203'845'123'456'789)}) {
        const auto when = std::chrono::floor<Ticks>(std::chrono::sys_time<nanoseconds>(since_1970));
        CHECK(instant_of(iso_date(when)) == when);
    }
}

TEST("a day ends in so many hours and minutes of UTC, if it is today") {
    const auto evening = std::chrono::sys_days{std::chrono::November / 20 / 2026} +
                         std::chrono::hours{17} + std::chrono::minutes{47} +
                         std::chrono::seconds{30};
    CHECK_EQ(end_of_day("2026-11-20", evening), "The day ends in 6 h 12 min.");
    CHECK_EQ(end_of_day("2026-11-20", evening - std::chrono::hours{17}),
             "The day ends in 23 h 12 min.");
    CHECK_EQ(end_of_day("2026-11-19", evening), "");
    CHECK_EQ(end_of_day("2026-11-21", evening), "");
}

TEST("the day of a date is that of its own clock") {
    for (const std::string_view date :
         {"2025-11-03", "2025-11-03T00:30", "2025-11-03T00:30:00+14:00",
          "2025-11-03T23:59:59.9999999-14:00"}) {
        const check::Context context{std::string(date)};
        CHECK_EQ(day_of(date), "2025-11-03");
    }
}

}  // namespace
}  // namespace rogue::test
