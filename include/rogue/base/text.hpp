#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace rogue {

void append(std::string& to, std::string_view part);
void append(std::string& to, std::int64_t number);
void append(std::string& to, std::uint64_t number);

void append(std::string& to, std::integral auto number) {
    using Number = decltype(number);
    append(to,
           static_cast<std::conditional_t<std::is_signed_v<Number>, std::int64_t, std::uint64_t>>(
               number));
}

/// The parts, which are strings and numbers, one after the other. (std::format would bring half a
/// megabyte of locale into a program that has none.)
template <typename... Parts>
std::string text(const Parts&... parts) {
    std::string result;
    (append(result, parts), ...);
    return result;
}

/// The words, one after the other, with that between them.
std::string list_of(std::span<const std::string_view> words, std::string_view between);

/// The word with a capital at its beginning. REQUIRES: it begins with a small letter of ASCII.
std::string capitalized(std::string_view word);

/// The number in 16 hexadecimal digits.
std::string hex(std::uint64_t number);

/// The number, padded on the left to `width` columns; wider if it does not fit.
std::string right_aligned(std::int64_t number, std::size_t width, char padding = ' ');

}  // namespace rogue
