#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace rogue {

// Values of options, checked. Each function throws UsageError, which says what would be right.

/// Returns the place of that name among the choices.
std::size_t place_of(std::string_view name, std::span<const std::string_view> choices);

/// Returns a number from `least` to `most`. `what` names it in the error.
int number_of(std::string_view digits, int least, int most, std::string_view what);

/// Returns the name of a user, which is also the name of a folder.
std::string user_of(std::string_view name);

/// Returns a day as in 2026-11-20.
std::string day_asked_for(std::string_view day);

}  // namespace rogue
