#include "rogue/base/text.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace rogue {
namespace {

std::string padded(std::string digits, std::size_t width, char padding) {
    return digits.size() < width ? digits.insert(0, width - digits.size(), padding) : digits;
}

// True for control characters and for separators of lines and paragraphs.
bool is_control(char32_t character) {
    return character < 0x20 || (character >= 0x7F && character <= 0x9F) || character == 0x2028 ||
           character == 0x2029;
}

// Sorted ranges of characters: the first of each, and the one after its last. kUnseen has Unicode's
// Default_Ignorable_Code_Point and the interlinear annotation marks; kBlanks has White_Space beyond
// ASCII and controls, and the blank of braille.
constexpr auto kUnseen = std::to_array<char32_t>(
    {0xAD,   0xAE,    0x34F,   0x350,   0x61C,   0x61D,   0x115F, 0x1161, 0x17B4,
     0x17B6, 0x180B,  0x1810,  0x200B,  0x2010,  0x202A,  0x202F, 0x2060, 0x2070,
     0x3164, 0x3165,  0xFE00,  0xFE10,  0xFEFF,  0xFF00,  0xFFA0, 0xFFA1, 0xFFF0,
     0xFFFC, 0x1BCA0, 0x1BCA4, 0x1D173, 0x1D17B, 0xE0000, 0xE1000});
constexpr auto kBlanks =
    std::to_array<char32_t>({0xA0, 0xA1, 0x1680, 0x1681, 0x2000, 0x200B, 0x2028, 0x202A, 0x202F,
                             0x2030, 0x205F, 0x2060, 0x2800, 0x2801, 0x3000, 0x3001});

bool is_in(std::span<const char32_t> ranges, char32_t character) {
    return character >= ranges.front() &&
           (std::ranges::upper_bound(ranges, character) - ranges.begin()) % 2 == 1;
}

void append_escaped(std::string& to, char byte) {
    constexpr std::string_view kBytes = "\n\r\t";
    constexpr std::string_view kLetters = "nrt";
    if (const std::size_t at = kBytes.find(byte); at < kBytes.size()) {
        append(to, '\\', kLetters[at]);
    } else {
        append(to, "\\x", hex(static_cast<unsigned char>(byte), 2));
    }
}

}  // namespace

std::optional<char32_t> first_character(std::string_view text) {
    constexpr auto kSmallest = std::to_array<char32_t>({0, 0, 0x80, 0x800, 0x10000});  // By size.
    const auto first = text.empty() ? '\xFF' : text[0];
    const std::size_t size = utf8_size(static_cast<unsigned char>(first));
    if (size <= 1 || text.size() < size) {
        return size == 1 ? std::optional<char32_t>(first) : std::nullopt;
    }
    char32_t value = static_cast<unsigned char>(first) & (0xFFU >> (size + 1));
    for (const char byte : text.substr(1, size - 1)) {
        if ((static_cast<unsigned char>(byte) & 0xC0U) != 0x80) {
            return std::nullopt;
        }
        value = value << 6 | (static_cast<unsigned char>(byte) & 0x3FU);
    }
    return value >= kSmallest[size] && is_character(value) ? std::optional(value) : std::nullopt;
}

std::string utf8(char32_t character) {
    constexpr char32_t kReplacement = 0xFFFD;
    character = is_character(character) ? character : kReplacement;
    const auto byte = [](char32_t value) { return static_cast<char>(value); };
    const auto trail = [&](int shift) { return byte(0x80 | (character >> shift & 0x3F)); };
    if (character < 0x80) {
        return {byte(character)};
    }
    if (character < 0x800) {
        return {byte(0xC0 | character >> 6), trail(0)};
    }
    if (character < 0x10000) {
        return {byte(0xE0 | character >> 12), trail(6), trail(0)};
    }
    return {byte(0xF0 | character >> 18), trail(12), trail(6), trail(0)};
}

// Not inline, or the compiler would no longer inline what pages are made with.
void append(std::string& to, std::string_view part) {
    to += part;
}

void append(std::string& to, char character) {
    to += character;
}

// Not inline: each type of number would hold a copy, 8 KB of code in all.
void append_number(std::string& to, std::uint64_t bits, bool negative) {
    std::array<char, 20> digits;
    char* const end = digits.data() + digits.size();
    to.append(digits.data(),
              negative ? std::to_chars(digits.data(), end, static_cast<std::int64_t>(bits)).ptr
                       : std::to_chars(digits.data(), end, bits).ptr);
}

std::string join(std::span<const std::string_view> words, std::string_view between) {
    std::string list;
    for (const std::string_view word : words) {
        append(list, list.empty() ? "" : between);
        append(list, word);
    }
    return list;
}

std::string_view take_part(std::string_view& rest, std::string_view separators) {
    const std::string_view part = rest.substr(0, rest.find_first_of(separators));
    rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    return part;
}

std::string_view trimmed(std::string_view text, std::string_view blanks) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

std::string lowercase(std::string_view text) {
    std::string result(text);
    for (char& each : result) {
        each = static_cast<char>(each >= 'A' && each <= 'Z' ? each | 0x20 : each);
    }
    return result;
}

std::string capitalized(std::string_view word) {
    std::string result(word);
    result.front() = static_cast<char>(result.front() & ~('a' ^ 'A'));
    return result;
}

std::string_view last_sentences(std::string_view text, std::size_t most) {
    constexpr std::string_view kEnd = ". ";
    while (text.size() > most) {
        const std::size_t end = text.find(kEnd);
        if (end == std::string_view::npos) {
            break;
        }
        text.remove_prefix(end + kEnd.size());
    }
    return text;
}

std::string with_article(std::string_view name) {
    constexpr std::string_view kVowels = "aeiouAEIOU";
    return concat(kVowels.find(name.front()) == std::string_view::npos ? "a " : "an ", name);
}

std::string most_common(Counts counts, std::size_t most) {
    std::string result;
    for (std::size_t i = 0; i < most && !counts.empty(); ++i) {
        const auto next =
            std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; });
        append(result, i == 0 ? "" : ", ", next->first, " ", next->second);
        counts.erase(next);
    }
    return result;
}

std::string hex(std::uint64_t number, std::size_t width) {
    std::array<char, 16> digits;
    char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
    return padded({digits.data(), end}, width, '0');
}

std::string right_aligned(std::int64_t number, std::size_t width, char padding) {
    return padded(concat(number), width, padding);
}

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const auto character = first_character(text);
        const std::size_t size = character ? utf8_size(static_cast<unsigned char>(text[0])) : 1;
        if (!character || is_control(*character) || is_in(kUnseen, *character)) {
            for (const char byte : text.substr(0, size)) {
                append_escaped(result, byte);
            }
        } else {
            result += text.substr(0, size);
        }
        text.remove_prefix(size);
    }
    return result;
}

std::string bearing(Point away, std::string_view unit) {
    const auto [x, y] = away;
    const auto count = [unit](int steps) {
        const std::string_view plural = unit.empty() || std::abs(steps) == 1 ? "" : "s";
        return concat(std::abs(steps), unit.empty() ? "" : " ", unit, plural);
    };
    std::string result;
    if (x != 0) {
        result = concat(count(x), x > 0 ? " east" : " west");
    }
    if (y != 0) {
        append(result, x != 0 ? ", " : "", count(y), y > 0 ? " south" : " north");
    }
    if (!result.empty()) {
        return result;
    }
    return unit.empty() ? "here" : concat("in this ", unit);
}

std::string without_unseen(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const char32_t character = first_character(text).value_or(0);
        const std::size_t size = character == 0 ? 1 : utf8(character).size();
        if (!is_in(kUnseen, character)) {
            result += is_in(kBlanks, character) ? " " : text.substr(0, size);
        }
        text.remove_prefix(size);
    }
    return result;
}

std::size_t size_within(std::string_view text, int columns) {
    constexpr char32_t kFirstWide = 0x1100;
    std::size_t size = 0;
    while (const auto next = first_character(text.substr(size))) {
        columns -= *next < kFirstWide ? 1 : 2;
        if (columns < 0) {
            break;
        }
        size += utf8_size(static_cast<unsigned char>(text[size]));
    }
    return size;
}

Lines& Lines::add_wrapped(std::string begin, std::string_view words) {
    constexpr std::size_t kColumns = 80;
    const int room = static_cast<int>(kColumns - begin.size());
    const std::string shown = printable(words);
    words = shown;
    for (std::size_t fits = size_within(words, room); fits < words.size();
         fits = size_within(words, room)) {
        const std::size_t size = std::min(words.rfind(' ', fits), fits);  // All if no blank.
        add(begin, words.substr(0, size));
        words.remove_prefix(std::min(words.find_first_not_of(' ', size), words.size()));
        begin.assign(begin.size(), ' ');
    }
    return add(begin, words);
}

}  // namespace rogue
