#include "rogue/records/date.hpp"

#include <algorithm>
#include <array>
#include <chrono>

#include "tests/fuzz/fuzz.hpp"

namespace rogue::fuzz {
namespace {

using std::chrono::system_clock;

// Whether the text has the form, in which a 9 stands for any digit.
bool has_form(std::string_view text, std::string_view form) {
    return std::ranges::equal(text, form, [](char character, char wanted) {
        return wanted == '9' ? character >= '0' && character <= '9' : character == wanted;
    });
}

int number_at(std::string_view digits, std::size_t at, std::size_t size) {
    int number = 0;
    for (const char digit : digits.substr(at, size)) {
        number = 10 * number + (digit - '0');
    }
    return number;
}

bool is_day(std::string_view text) {
    if (!has_form(text, "9999-99-99")) {
        return false;
    }
    constexpr std::array kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const int year = number_at(text, 0, 4);
    const int month = number_at(text, 5, 2);
    const int day = number_at(text, 8, 2);
    if (year < 1 || month < 1 || month > 12 || day < 1) {
        return false;
    }
    const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return day <= kDays[static_cast<std::size_t>(month - 1)] + (leap && month == 2 ? 1 : 0);
}

bool is_offset(std::string_view text) {
    const bool signed_form = has_form(text, "+99:99") || has_form(text, "-99:99");
    return text.empty() || text == "Z" ||
           (signed_form && number_at(text, 4, 2) <= 59 &&
            60 * number_at(text, 1, 2) + number_at(text, 4, 2) <= 60 * 14);
}

// The time of a day, without the offset behind it.
bool is_time(std::string_view text) {
    if (!has_form(text.substr(0, 5), "99:99") || number_at(text, 0, 2) > 23 ||
        number_at(text, 3, 2) > 59) {
        return false;
    }
    if (text.size() == 5) {
        return true;
    }
    if (!has_form(text.substr(5, 3), ":99") || number_at(text, 6, 2) > 59) {
        return false;
    }
    const std::string_view fraction = text.substr(8);
    return fraction.empty() ||
           (fraction.size() >= 2 && fraction.size() <= 8 &&
            has_form(fraction, std::string_view(".9999999").substr(0, fraction.size())));
}

// What date.hpp says of a date, read in another way than date.cpp reads it.
bool is_date(std::string_view text) {
    if (!is_day(text.substr(0, 10)) || text.size() == 10) {
        return is_day(text);
    }
    const std::string_view rest = text.substr(11);
    const std::size_t time_size = std::min(rest.find_first_not_of("0123456789:."), rest.size());
    return (text[10] == 'T' || text[10] == ' ') && is_time(rest.substr(0, time_size)) &&
           is_offset(rest.substr(time_size));
}

}  // namespace

void dates(std::string_view input) {
    // There an offset may lead out of the calendar.
    const bool at_an_end = input.starts_with("0001-01-01") || input.starts_with("9999-12-31");
    expect(is_iso_date(input) == is_date(input) || (at_an_end && is_date(input)),
           "a date that is none, or the other way round");
    const auto instant = instant_of(input);
    expect(!instant || is_iso_date(input), "the moment of no date");

    const system_clock::time_point when{
        system_clock::duration(static_cast<system_clock::rep>(Bytes(input).number(8)))};
    const auto ticks = std::chrono::floor<Ticks>(when);
    const std::string written = iso_date(ticks);
    expect(is_date(written), "no date is written");
    expect(instant_of(written) == ticks, "another moment is written");
    expect(day_of(written) == std::string_view(written).substr(0, written.find('T')), "the day");
}

}  // namespace rogue::fuzz
