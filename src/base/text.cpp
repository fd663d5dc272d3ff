#include "rogue/base/text.hpp"

#include <array>
#include <charconv>
#include <utility>

namespace rogue {
namespace {

constexpr std::size_t kMostDigits = 20;  // The longest 64-bit number with its sign.

void append_digits(std::string& to, auto number, int base) {
    std::array<char, kMostDigits> digits;
    const char* const end =
        std::to_chars(digits.data(), digits.data() + digits.size(), number, base).ptr;
    to.append(std::string_view(digits.data(), end));
}

std::string padded(std::string digits, std::size_t width, char padding) {
    return digits.size() < width ? digits.insert(0, width - digits.size(), padding) : digits;
}

}  // namespace

void append(std::string& to, std::string_view part) {
    to += part;
}

void append(std::string& to, std::int64_t number) {
    append_digits(to, number, 10);
}

void append(std::string& to, std::uint64_t number) {
    append_digits(to, number, 10);
}

std::string list_of(std::span<const std::string_view> words, std::string_view between) {
    std::string list;
    for (const std::string_view word : words) {
        append(list, list.empty() ? "" : between);
        append(list, word);
    }
    return list;
}

std::string capitalized(std::string_view word) {
    std::string result(word);
    result.front() = static_cast<char>(result.front() - 'a' + 'A');
    return result;
}

std::string hex(std::uint64_t number) {
    std::string digits;
    append_digits(digits, number, 16);
    return padded(std::move(digits), 16, '0');
}

std::string right_aligned(std::int64_t number, std::size_t width, char padding) {
    return padded(text(number), width, padding);
}

}  // namespace rogue
