#include "rogue/app/option_values.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "rogue/app/options.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"

namespace rogue {

std::size_t place_of(std::string_view name, std::span<const std::string_view> choices) {
    const auto found = std::ranges::find(choices, name);
    if (found == choices.end()) {
        refuse(text("'", name, "' is not one of ", list_of(choices, ", ")));
    }
    return static_cast<std::size_t>(found - choices.begin());
}

int number_of(std::string_view digits, int least, int most, std::string_view what) {
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size() || number < least ||
        number > most) {
        refuse(text("the ", what, " '", digits, "' is not a number from ", least, " to ", most));
    }
    return number;
}

std::string user_of(std::string_view name) {
    constexpr std::size_t kLongest = 20;
    constexpr std::string_view kAllowed =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    if (name.empty() || name.size() > kLongest ||
        name.find_first_not_of(kAllowed) != std::string_view::npos) {
        refuse(text("the user '", name, "' is not 1 to 20 letters, digits, _ and -"));
    }
    return std::string(name);
}

std::string day_asked_for(std::string_view day) {
    if (!is_day(day)) {
        refuse(text("the day '", day, "' is not a date such as 2026-11-20"));
    }
    return std::string(day);
}

}  // namespace rogue
