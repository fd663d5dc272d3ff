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

/// The FNV-1a hash of no bytes.
constexpr std::uint64_t kFnv1aBasis = 0xCBF29CE484222325;

/// Returns the 64-bit FNV-1a hash of the bytes (Fowler, Noll, Vo;
/// http://www.isthe.com/chongo/tech/comp/fnv). `hash` is that of the bytes before them.
constexpr std::uint64_t fnv1a(std::string_view bytes, std::uint64_t hash = kFnv1aBasis) {
    for (const char byte : bytes) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
    }
    return hash;
}

// In UTF-16 a character beyond U+FFFF is made of two halves, which are no characters themselves.

constexpr bool is_first_half(char32_t unit) {
    return unit >= 0xD800 && unit < 0xDC00;
}

constexpr bool is_second_half(char32_t unit) {
    return unit >= 0xDC00 && unit < 0xE000;
}

constexpr char32_t joined(char32_t first_half, char32_t second_half) {
    return 0x10000 + ((first_half - 0xD800) << 10) + (second_half - 0xDC00);
}

/// Returns true if it is a character: a Unicode scalar value.
constexpr bool is_character(char32_t value) {
    return value <= 0x10FFFF && !is_first_half(value) && !is_second_half(value);
}

/// Returns how many bytes a character takes of the character that this byte begins; 0 if it begins
/// none.
constexpr std::size_t utf8_size(unsigned char first) {
    return first < 0x80   ? 1
           : first < 0xC2 ? 0
           : first < 0xE0 ? 2
           : first < 0xF0 ? 3
           : first < 0xF5 ? 4
                          : 0;
}

/// Returns the first character of a text in UTF-8, as RFC 3629 defines it: no overlong forms, no
/// surrogates. Nothing if the text does not begin with a whole character.
std::optional<char32_t> first_character(std::string_view text);

/// Returns the character in UTF-8; if it is not one, U+FFFD, which stands for those that can't be
/// read.
std::string utf8(char32_t character);

void append(std::string& to, std::string_view part);
void append(std::string& to, char character);

/// Appends the number that these bits are, in two's complement if it is negative.
void append_number(std::string& to, std::uint64_t bits, bool negative);

/// Appends a number. std::cmp_less takes no bool and no character, so none is appended as a number
/// without notice.
void append(std::string& to, std::integral auto number) {
    append_number(to, static_cast<std::uint64_t>(number), std::cmp_less(number, 0));
}

/// Returns the parts, which are strings, characters of ASCII and numbers, one after the other.
/// (std::format would bring half a megabyte of locale into a program that has none.)
template <typename... Parts>
std::string text(const Parts&... parts) {
    std::string result;
    (append(result, parts), ...);
    return result;
}

/// Returns the words, one after the other, with `between` between them.
std::string list_of(std::span<const std::string_view> words, std::string_view between);

/// Returns the text without these characters at both ends.
std::string_view trimmed(std::string_view text, std::string_view blanks);

/// Returns the word with a capital at its beginning. REQUIRES: it begins with a letter of ASCII.
std::string capitalized(std::string_view word);

/// Returns the name of a thing with the article before it: `a rat`, `an orc`. REQUIRES: it is not
/// empty.
std::string with_article(std::string_view name);

/// How often each name was counted.
using Counts = std::map<std::string, std::size_t>;
/// Returns the names by count, the highest first: `a troll 2, a rat 1`.
std::string commonest(Counts counts, std::size_t most);

/// Returns the number that the digits stand for, perhaps after a minus, or nothing if anything else
/// is among them or if the number is too large.
template <typename Number>
std::optional<Number> number_in(std::string_view digits, int base = 10) {
    Number number{};
    const char* const end = digits.data() + digits.size();
    const auto [at, error] = std::from_chars(digits.data(), end, number, base);
    return error == std::errc{} && at == end ? std::optional(number) : std::nullopt;
}

/// Returns the number in so many hexadecimal digits; in more if it does not fit.
std::string hex(std::uint64_t number, std::size_t width = 16);

/// Returns the number, padded on the left to `width` columns; wider if it does not fit.
std::string right_aligned(std::int64_t number, std::size_t width, char padding = ' ');

/// Returns the text in one line that a terminal shows as it is: the bytes of control characters
/// (below U+0020, and U+007F to U+009F), of separators of lines, and of invisible characters, such
/// as marks of direction, and bytes that are not UTF-8 are written as \n, \r, \t or \xHH. It is
/// meant for names that others have given: a file's name may hold a line feed and a forged line
/// behind it.
std::string printable(std::string_view text);

/// Returns the text without the characters of UTF-8 that are invisible, such as marks of direction.
/// All its blanks but tabs are the same.
std::string without_unseen(std::string_view text);

/// Returns the size of the longest beginning of a printable text that takes at most so many
/// columns. Characters from U+1100 on may take two.
std::size_t size_within(std::string_view text, int columns);

/// Returns where something that far away lies: `3 east, 1 north`, or `here`. With a unit: `3 tiles
/// east`, or `in this tile`.
std::string bearing(Point away, std::string_view unit = "");

/// Lines of text for people. Whatever a line is made of, a terminal shows it as one line and as it
/// is: it is made printable when it is added. So no name that a player or a file has given can move
/// the cursor or forge another line.
class Lines {
public:
    /// Adds a line of these parts, which are what text() takes.
    template <typename... Parts>
    Lines& add(const Parts&... parts) {
        text_ += printable(rogue::text(parts...));
        text_ += '\n';
        return *this;
    }

    /// Adds the words in lines of at most 80 columns. `begin` stands before the first; the others
    /// begin with as many blanks. REQUIRES: `begin` is ASCII.
    Lines& add_wrapped(std::string begin, std::string_view words);

    /// Returns the lines, each with its end.
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

}  // namespace rogue
