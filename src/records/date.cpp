#include "rogue/records/date.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

// .NET counts time in ticks of 100 ns.
using Ticks = std::chrono::duration<std::int64_t, std::ratio<1, 10'000'000>>;

std::string zero_padded(std::int64_t number, std::size_t width) {
    return right_aligned(number, width, '0');
}

/// Reads a text from left to right; each step fails, for good, where the text is not as asked for.
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
        int value = 0;
        const bool enough = rest_.size() >= digits;
        const char* const end = rest_.data() + (enough ? digits : 0);
        // from_chars would take a minus.
        ok_ &= enough && rest_.front() != '-' &&
               std::from_chars(rest_.data(), end, value).ptr == end && value <= most;
        rest_.remove_prefix(enough ? digits : 0);
        return value;
    }

    std::size_t skip_digits() {
        const std::size_t count = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
        rest_.remove_prefix(count);
        return count;
    }

    void fail_unless(bool condition) { ok_ &= condition; }

private:
    std::string_view rest_;
    bool ok_ = true;
};

void scan_day(Scanner& scan) {
    const std::chrono::year year{scan.number(4, 9999)};
    scan.expect('-');
    const std::chrono::month month{static_cast<unsigned>(scan.number(2, 12))};
    scan.expect('-');
    const std::chrono::day day{static_cast<unsigned>(scan.number(2, 31))};
    scan.fail_unless(std::chrono::year_month_day{year, month, day}.ok());
}

void scan_time(Scanner& scan) {
    scan.number(2, 23);
    scan.expect(':');
    scan.number(2, 59);
    if (scan.accept(':')) {
        scan.number(2, 59);
        if (scan.accept('.')) {
            scan.fail_unless(scan.skip_digits() <= 7);
        }
    }
    if (scan.accept('+') || scan.accept('-')) {
        scan.number(2, 14);
        scan.expect(':');
        scan.number(2, 59);
    } else {
        scan.accept('Z');
    }
}

}  // namespace

std::string iso_date(std::chrono::system_clock::time_point when) {
    const auto ticks = std::chrono::floor<Ticks>(when);
    const auto midnight = std::chrono::floor<std::chrono::days>(ticks);
    const std::chrono::year_month_day day(midnight);
    const std::chrono::hh_mm_ss<Ticks> time(ticks - midnight);
    return text(zero_padded(static_cast<int>(day.year()), 4), "-",
                zero_padded(static_cast<unsigned>(day.month()), 2), "-",
                zero_padded(static_cast<unsigned>(day.day()), 2), "T",
                zero_padded(time.hours().count(), 2), ":", zero_padded(time.minutes().count(), 2),
                ":", zero_padded(time.seconds().count(), 2), ".",
                zero_padded(time.subseconds().count(), 7), "+00:00");
}

bool is_iso_date(std::string_view text) {
    Scanner scan(text);
    scan_day(scan);
    if (scan.accept('T') || scan.accept(' ')) {
        scan_time(scan);
    }
    return scan.done();
}

}  // namespace rogue
