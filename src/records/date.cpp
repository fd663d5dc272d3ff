#include "rogue/records/date.hpp"

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

std::string zero_padded(std::int64_t number, std::size_t width) {
    return right_aligned(number, width, '0');
}

/// Reads a text from left to right. Once a step does not find what it wants, all steps fail.
class Scanner {
public:
    explicit Scanner(std::string_view rest) : rest_(rest) {}

    bool done() const { return ok_ && rest_.empty(); }

    bool accept(char character) {
        const bool found = rest_.starts_with(character);
        rest_.remove_prefix(found ? 1 : 0);
        return found;
    }

    void expect(char character) { ok_ &= accept(character); }

    int number(std::size_t digits, int most) {
        const std::string_view taken = rest_.substr(0, digits);
        const int value = parse_number<int>(taken).value_or(most + 1);
        // parse_number() takes a minus too.
        ok_ &= taken.size() == digits && taken.front() != '-' && value <= most;
        rest_.remove_prefix(taken.size());
        return value;
    }

    // Reads one to seven digits of a second's fraction.
    Ticks fraction() {
        constexpr std::size_t kMostDigits = 7;
        std::string digits(rest_.substr(0, rest_.find_first_not_of("0123456789")));
        rest_.remove_prefix(digits.size());
        fail_unless(!digits.empty() && digits.size() <= kMostDigits);
        digits.resize(kMostDigits, '0');
        return Ticks(parse_number<int>(digits).value());
    }

    void fail_unless(bool condition) { ok_ &= condition; }

private:
    std::string_view rest_;
    bool ok_ = true;
};

using std::chrono::hours;
using std::chrono::minutes;

/// The parts of a date.
struct Scanned {
    std::chrono::sys_days day;
    Ticks time{};
    std::optional<minutes> offset;
};

std::chrono::sys_days scan_day(Scanner& scan) {
    const std::chrono::year year{scan.number(4, 9999)};
    scan.expect('-');
    const std::chrono::month month{static_cast<unsigned>(scan.number(2, 12))};
    scan.expect('-');
    const std::chrono::day day{static_cast<unsigned>(scan.number(2, 31))};
    const std::chrono::year_month_day date{year, month, day};
    scan.fail_unless(date.ok() && year > std::chrono::year{0});
    return date.ok() ? std::chrono::sys_days(date) : std::chrono::sys_days();
}

minutes scan_hours_and_minutes(Scanner& scan, int most_hours) {
    const hours whole(scan.number(2, most_hours));
    scan.expect(':');
    return whole + minutes(scan.number(2, 59));
}

Ticks scan_time(Scanner& scan) {
    Ticks time = scan_hours_and_minutes(scan, 23);
    if (scan.accept(':')) {
        time += std::chrono::seconds(scan.number(2, 59));
        if (scan.accept('.')) {
            time += scan.fraction();
        }
    }
    return time;
}

std::optional<minutes> scan_offset(Scanner& scan) {
    constexpr hours kMost{14};  // As in .NET.
    const bool east = scan.accept('+');
    if (east || scan.accept('-')) {
        const minutes offset = scan_hours_and_minutes(scan, kMost.count());
        scan.fail_unless(offset <= kMost);
        return east ? offset : -offset;
    }
    return scan.accept('Z') ? std::optional(minutes::zero()) : std::nullopt;
}

constexpr std::chrono::sys_days kFirstDay = std::chrono::year{1} / 1 / 1;
constexpr std::chrono::sys_days kLastDay = std::chrono::year{9999} / 12 / 31;

std::optional<Scanned> scan_date(std::string_view text) {
    Scanner scan(text);
    Scanned date;
    date.day = scan_day(scan);
    if (scan.accept('T') || scan.accept(' ')) {
        date.time = scan_time(scan);
        date.offset = scan_offset(scan);
    }
    const auto in_utc = date.day + date.time - date.offset.value_or(minutes::zero());
    scan.fail_unless(in_utc >= kFirstDay && in_utc < kLastDay + std::chrono::days(1));
    return scan.done() ? std::optional(date) : std::nullopt;
}

}  // namespace

std::string iso_second(std::chrono::sys_seconds when) {
    const auto midnight = std::chrono::floor<std::chrono::days>(when);
    const std::chrono::year_month_day day(midnight);
    const std::chrono::hh_mm_ss<std::chrono::seconds> time(when - midnight);
    return concat(zero_padded(static_cast<int>(day.year()), 4), "-",
                  zero_padded(static_cast<unsigned>(day.month()), 2), "-",
                  zero_padded(static_cast<unsigned>(day.day()), 2), "T",
                  zero_padded(time.hours().count(), 2), ":", zero_padded(time.minutes().count(), 2),
                  ":", zero_padded(time.seconds().count(), 2), "Z");
}

std::string iso_date(std::chrono::sys_time<Ticks> when) {
    const auto second = std::chrono::floor<std::chrono::seconds>(when);
    const Ticks fraction = when - second;
    return concat(trimmed(iso_second(second), "Z"), ".", zero_padded(fraction.count(), 7),
                  "+00:00");
}

std::string end_of_day(std::string_view day, std::chrono::system_clock::time_point now) {
    using namespace std::chrono;
    if (day != day_of(iso_second(floor<seconds>(now)))) {
        return "";
    }
    const auto rest = floor<minutes>(floor<days>(now) + days{1} - now);
    return concat("The day ends in ", rest / hours{1}, " h ", rest % hours{1} / minutes{1},
                  " min.");
}

bool is_iso_date(std::string_view text) {
    return scan_date(text).has_value();
}

std::optional<std::chrono::sys_time<Ticks>> instant_of(std::string_view date) {
    const auto scanned = scan_date(date);
    if (!scanned || !scanned->offset) {
        return std::nullopt;
    }
    return scanned->day + scanned->time - *scanned->offset;
}

std::string minute_of(std::string_view date) {
    const auto instant = instant_of(date);
    if (!instant) {
        return std::string(day_of(date));
    }
    constexpr std::size_t kDay = std::string_view("2025-11-03").size();
    constexpr std::size_t kMinutes = std::string_view("21:04").size();
    const std::string iso = iso_date(std::chrono::floor<std::chrono::minutes>(*instant));
    return concat(day_of(iso), " ", iso.substr(kDay + 1, kMinutes), "Z");
}

}  // namespace rogue
