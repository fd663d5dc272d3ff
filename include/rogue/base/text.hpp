#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace rogue {

inline void append(std::string& to, std::string_view part) {
    to += part;
}

inline void append(std::string& to, std::integral auto number) {
    std::array<char, std::numeric_limits<decltype(number)>::digits10 + 3> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    to.append(digits.data(), end);
}

/// The parts, strings and numbers, one after the other. (std::format would bring half a megabyte
/// of locale into a program that has none.)
template <typename... Parts>
std::string text(const Parts&... parts) {
    std::string result;
    (append(result, parts), ...);
    return result;
}

/// The number in 16 hexadecimal digits.
inline std::string hex(std::uint64_t number) {
    std::array<char, 16> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
    std::string result(digits.data(), end);
    return result.insert(0, digits.size() - result.size(), '0');
}

/// The number, right-aligned in `width` columns; wider if it does not fit.
inline std::string right_aligned(int number, std::size_t width) {
    std::string digits = text(number);
    return digits.size() < width ? digits.insert(0, width - digits.size(), ' ') : digits;
}

}  // namespace rogue
