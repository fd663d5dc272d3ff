#pragma once

#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "rogue/base/point.hpp"

namespace rogue {

/// The FNV-1a hash of no bytes, with which hashing begins.
constexpr std::uint64_t kFnv1aBasis = 0xCBF29CE484222325;

/// Returns the 64-bit FNV-1a hash of the bytes (Fowler, Noll, Vo;
/// http://www.isthe.com/chongo/tech/comp/fnv). `hash` is the hash of the bytes before them.
constexpr std::uint64_t fnv1a(std::string_view bytes, std::uint64_t hash = kFnv1aBasis) {
    for (const char byte : bytes) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
    }
    return hash;
}

// UTF-16 encodes a character beyond U+FFFF as two surrogates, which are no characters themselves.

constexpr bool is_high_surrogate(char32_t unit) {
    return unit >= 0xD800 && unit < 0xDC00;
}

constexpr bool is_low_surrogate(char32_t unit) {
    return unit >= 0xDC00 && unit < 0xE000;
}

constexpr char32_t from_surrogates(char32_t high, char32_t low) {
    return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
}

/// Returns true if the value is a character: a Unicode scalar value.
constexpr bool is_character(char32_t value) {
    return value <= 0x10FFFF && !is_high_surrogate(value) && !is_low_surrogate(value);
}

/// Returns the length of the UTF-8 character with this first byte, or 0 if none begins with it.
constexpr std::size_t utf8_size(unsigned char first) {
    return first < 0x80   ? 1
           : first < 0xC2 ? 0
           : first < 0xE0 ? 2
           : first < 0xF0 ? 3
           : first < 0xF5 ? 4
                          : 0;
}

/// Returns the first character of a text in UTF-8 (RFC 3629: no overlong forms, no surrogates), or
/// nothing if the text does not begin with a whole character.
std::optional<char32_t> first_character(std::string_view text);

/// Returns the character in UTF-8. What is no character becomes U+FFFD, the replacement character.
std::string utf8(char32_t character);

void append(std::string& to, std::string_view part);
void append(std::string& to, char character);

/// Appends the number with these bits, which are in two's complement if it is negative.
void append_number(std::string& to, std::uint64_t bits, bool negative);

/// Appends a number. A bool or a character is not taken as one: std::cmp_less refuses both.
void append(std::string& to, std::integral auto number) {
    append_number(to, static_cast<std::uint64_t>(number), std::cmp_less(number, 0));
}

/// Appends the parts, as concat() joins them.
template <typename... Parts>
requires(sizeof...(Parts) > 1) void append(std::string& to, const Parts&... parts) {
    (append(to, parts), ...);
}

/// Returns the parts (strings, ASCII characters and numbers) joined to one string. (std::format
/// would add half a megabyte of locale code.)
template <typename... Parts>
std::string concat(const Parts&... parts) {
    std::string result;
    (append(result, parts), ...);
    return result;
}

/// Joins the words to one string, with `between` between them.
std::string join(std::span<const std::string_view> words, std::string_view between);

/// Returns true if the character is in the text, like the member of C++23.
constexpr bool contains(std::string_view text, char character) {
    return text.find(character) != std::string_view::npos;
}

/// Takes the part up to the first of these separators, or all, off the front of `rest`, with the
/// separator. Returns the part.
std::string_view take_part(std::string_view& rest, std::string_view separators);

/// Returns the text without any of these characters at either end.
std::string_view trimmed(std::string_view text, std::string_view blanks);

/// Returns the text with the capital letters of ASCII in lowercase.
std::string lowercase(std::string_view text);

/// Returns the word with a capital first letter. REQUIRES: it begins with a letter of ASCII.
std::string capitalized(std::string_view word);

/// Returns the last sentences of the text that fit into `most` bytes, or at least the last one.
std::string_view last_sentences(std::string_view text, std::size_t most);

/// Returns the name with an article, as in `a rat`, `an orc`. REQUIRES: it is not empty.
std::string with_article(std::string_view name);

/// A number for each name.
using Counts = std::map<std::string, std::size_t>;
/// Returns at most `most` of the names, the highest count first, as in `a troll 2, a rat 1`.
std::string most_common(Counts counts, std::size_t most);

/// Returns the number that the text spells, with an optional minus, or nothing if the text is
/// anything else or the number does not fit.
template <typename Number>
std::optional<Number> parse_number(std::string_view digits, int base = 10) {
    Number number{};
    const char* const end = digits.data() + digits.size();
    const auto [at, error] = std::from_chars(digits.data(), end, number, base);
    return error == std::errc{} && at == end ? std::optional(number) : std::nullopt;
}

/// Returns the number in hexadecimal, with leading zeros up to `width` digits.
std::string hex(std::uint64_t number, std::size_t width = 16);

/// Returns the number, padded on the left to at least `width` columns.
std::string right_aligned(std::int64_t number, std::size_t width, char padding = ' ');

/// Returns the text as one line that a terminal shows as it is. Control characters (below U+0020,
/// and U+007F to U+009F), line separators, invisible characters such as direction marks, and bytes
/// that are not UTF-8 become \n, \r, \t or \xHH. Use it for names that others chose: a
/// file's name may hold a line feed and a forged line after it.
std::string printable(std::string_view text);

/// Returns the text without invisible characters, such as direction marks, and with a plain space
/// for every Unicode space.
std::string without_unseen(std::string_view text);

/// Returns how many bytes of a printable text fit into so many columns, in whole characters.
/// Characters from U+1100 on count as two columns.
std::size_t size_within(std::string_view text, int columns);

/// Returns where something lies that is `away`, as in `3 east, 1 north`, or `here`. With a unit, as
/// in `3 tiles east`, or `in this tile`.
std::string bearing(Point away, std::string_view unit = "");

/// Lines of text for people. Each line is made printable when it is added, so that no name that a
/// player or a file gave can move the cursor or forge another line.
class Lines {
public:
    /// Adds one line, made of these parts as concat() makes it.
    template <typename... Parts>
    Lines& add(const Parts&... parts) {
        text_ += printable(rogue::concat(parts...));
        text_ += '\n';
        return *this;
    }

    /// Adds the words in lines of at most 80 columns. The first line begins with `begin`, the
    /// others with as many spaces. REQUIRES: `begin` is ASCII.
    Lines& add_wrapped(std::string begin, std::string_view words);

    /// Returns the lines, each with a line feed.
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

}  // namespace rogue
