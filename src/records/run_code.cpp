#include "rogue/records/run_code.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstddef>
#include <numeric>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"

namespace rogue {
namespace {

constexpr std::string_view kCharacters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned kBitsOfCharacter = 6;
constexpr unsigned kBitsOfCheck = 30;
constexpr std::size_t kCheckSize = kBitsOfCheck / kBitsOfCharacter;
constexpr std::size_t kShortestCode = kRunCode.size() + kCheckSize;
constexpr std::uint32_t kCheckOfNothing = (1U << kBitsOfCheck) - 1;
constexpr unsigned kBitsOfDate = 39;
constexpr unsigned kBitsOfEnd = 2;
constexpr unsigned kBits = 64;

constexpr std::chrono::sys_seconds kFirstSecond =
    std::chrono::sys_days(std::chrono::year{1} / 1 / 1);

static_assert(kKeysOfCodes.size() == '~' - ' ', "every printable character is a key");
static_assert([] {
    for (char key = '!'; key <= '~'; ++key) {
        if (kKeysOfCodes.find(key) == std::string_view::npos) {
            return false;
        }
    }
    return true;
}());

class BitWriter {
public:
    void bits(std::uint64_t number, unsigned count) {
        while (count-- > 0) {
            if (used_ == 0) {
                values_ += '\0';
            }
            const unsigned bit = number >> count & 1U;
            const unsigned before = static_cast<unsigned char>(values_.back());
            values_.back() = static_cast<char>(before | bit << (kBitsOfCharacter - 1 - used_));
            used_ = (used_ + 1) % kBitsOfCharacter;
        }
    }

    void number(std::uint64_t number) {
        const auto digits = static_cast<unsigned>(std::bit_width(number + 1));
        bits(0, digits - 1);
        bits(number + 1, digits);
    }

    std::string characters() const {
        std::string result = values_;
        std::ranges::transform(result, result.begin(), [](char value) {
            return kCharacters[static_cast<std::size_t>(value)];
        });
        return result;
    }

private:
    std::string values_;  // Of the characters.
    unsigned used_ = 0;   // How many bits of the last one.
};

/// The code stands for no run.
struct NoRun {};

class BitReader {
public:
    /// REQUIRES: characters of a code.
    explicit BitReader(std::string_view characters) : characters_(characters) {}

    std::uint64_t bits(unsigned count) {
        std::uint64_t number = 0;
        while (count-- > 0) {
            number = number << 1 | (bit() ? 1U : 0U);
        }
        return number;
    }

    std::uint64_t number() {
        unsigned digits = 0;
        while (!bit()) {
            if (++digits == kBits) {
                throw NoRun();
            }
        }
        return (std::uint64_t{1} << digits | bits(digits)) - 1;
    }

    // Throws NoRun unless nothing is left but what fills the last character.
    void finish() {
        const std::size_t left = characters_.size() * kBitsOfCharacter - taken_;
        if (left >= kBitsOfCharacter || bits(static_cast<unsigned>(left)) != 0) {
            throw NoRun();
        }
    }

private:
    bool bit() {
        if (taken_ == characters_.size() * kBitsOfCharacter) {
            throw NoRun();
        }
        const std::size_t value = kCharacters.find(characters_[taken_ / kBitsOfCharacter]);
        return (value >> (kBitsOfCharacter - 1 - taken_++ % kBitsOfCharacter) & 1U) != 0;
    }

    std::string_view characters_;
    std::size_t taken_ = 0;  // How many bits.
};

/// All keys, the one pressed last first.
class Recent {
public:
    std::size_t place_of(char key) const { return keys_.find(key); }

    // Returns the key at that place, which is then the first.
    char press(std::uint64_t place) {
        if (place >= keys_.size()) {
            throw NoRun();
        }
        const auto at = keys_.begin() + static_cast<std::ptrdiff_t>(place);
        std::rotate(keys_.begin(), at, at + 1);
        return keys_.front();
    }

private:
    std::string keys_{kKeysOfCodes};
};

// Without a time or an offset it is the midnight in UTC that begins its day.
std::uint64_t seconds_of(std::string_view began) {
    const auto midnight = instant_of(text(day_of(began), "T00:00Z")).value();
    const auto moment = instant_of(began).value_or(midnight);
    const auto second = std::chrono::floor<std::chrono::seconds>(moment);
    return static_cast<std::uint64_t>((second - kFirstSecond).count());
}

// The CRC of one more character.
std::uint32_t next_check(std::uint32_t check, char character) {
    constexpr std::uint32_t kPolynomial = 0x2030B9C7;
    const auto value = static_cast<std::uint32_t>(kCharacters.find(character));
    check ^= value << (kBitsOfCheck - kBitsOfCharacter);
    for (unsigned bit = 0; bit < kBitsOfCharacter; ++bit) {
        const bool out = (check >> (kBitsOfCheck - 1) & 1U) != 0;
        check = (check << 1 & kCheckOfNothing) ^ (out ? kPolynomial : 0);
    }
    return check;
}

std::string written(std::uint32_t check) {
    BitWriter writer;
    writer.bits(~check, kBitsOfCheck);
    return writer.characters();
}

void write_end(const std::optional<Outcome>& end, BitWriter& writer) {
    if (!end) {
        return writer.bits(0, kBitsOfEnd);
    }
    writer.bits(1 + static_cast<std::uint64_t>(*end->ending), kBitsOfEnd);
    for (const int number : {end->tally.score, end->tally.deepest, end->tally.kills}) {
        writer.number(static_cast<std::uint64_t>(number));
    }
}

int int_of(std::uint64_t number) {
    if (!std::in_range<int>(number)) {
        throw NoRun();
    }
    return static_cast<int>(number);
}

// Returns how the run ended; nothing for one that was cut off.
std::optional<Outcome> read_end(BitReader& reader) {
    const std::uint64_t how = reader.bits(kBitsOfEnd);
    if (how == 0) {
        return std::nullopt;
    }
    Outcome end{static_cast<Ending>(how - 1), {}};
    for (int* const number : {&end.tally.score, &end.tally.deepest, &end.tally.kills}) {
        *number = int_of(reader.number());
    }
    return end;
}

// Returns the lines of keys of the run file.
std::string read_keys(BitReader& reader) {
    const std::uint64_t count = reader.number();
    std::string lines;
    Recent recent;
    for (std::uint64_t i = 0; i < count; ++i) {
        lines += i > 0 && i % kKeysInLine == 0 ? "\n" : "";
        lines += recent.press(reader.number());
    }
    return count == 0 ? "" : text(lines, " ", hex(reader.bits(kBits)), "\n");
}

// Returns the run file that the characters stand for. Throws NoRun if they stand for none.
std::string run_file_of(std::string_view characters) {
    BitReader reader(characters);
    RunHeader header{int_of(reader.number()), reader.bits(kBits), {}};
    const auto seconds = static_cast<std::int64_t>(reader.bits(kBitsOfDate));
    header.began = iso_second(kFirstSecond + std::chrono::seconds(seconds));
    const std::optional<Outcome> end = read_end(reader);
    const std::string keys = read_keys(reader);
    reader.finish();
    return text(header.text(), keys, end ? end_line(*end) + "\n" : "");
}

}  // namespace

std::string with_check(std::string_view characters) {
    const std::uint32_t check =
        std::accumulate(characters.begin(), characters.end(), kCheckOfNothing, next_check);
    return text(kRunCode, characters, written(check));
}

std::string code_of(const CodedRun& run) {
    BitWriter writer;
    writer.number(static_cast<std::uint64_t>(run.header.rules));
    writer.bits(run.header.seed, kBits);
    writer.bits(seconds_of(run.header.began), kBitsOfDate);
    write_end(run.end, writer);
    writer.number(run.keys.size());
    Recent recent;
    for (const char key : run.keys) {
        const std::size_t place = recent.place_of(key);
        writer.number(place);
        recent.press(place);
    }
    if (!run.keys.empty()) {
        writer.bits(run.checksum, kBits);
    }
    return with_check(writer.characters());
}

RunReader read_code(std::string name, std::size_t line, std::string_view code) {
    if (code.size() > kLongestCode) {
        throw BadRunFile(name, line, "the code is longer than 1,000,000 characters");
    }
    const std::string_view all = code.substr(std::min(code.size(), kRunCode.size()));
    const std::string_view characters =
        all.substr(0, all.size() - std::min(all.size(), kCheckSize));
    if (all.find_first_not_of(kCharacters) != std::string_view::npos ||
        with_check(characters) != code) {
        throw BadRunFile(name, line, "the code is damaged");
    }
    std::string file;
    try {
        file = run_file_of(characters);
    } catch (const NoRun&) {
        throw BadRunFile(name, line, "the code is not that of a run");
    }
    return {std::move(name), nullptr, std::move(file), line};
}

namespace {

bool contains(std::string_view bytes, char byte) {
    return bytes.find(byte) != std::string_view::npos;
}

// Beyond ASCII there are no-break blanks, soft hyphens and characters that nobody sees.
bool is_folding(char byte) {
    return contains(" \t\r\n>=", byte) || static_cast<unsigned char>(byte) >= 0x80;
}

// The name in what stands before a code on its line: up to the last colon before a blank or it.
std::string name_in(std::string_view before) {
    const std::string all = without_unseen(before);
    std::string_view words = all;
    words.remove_prefix(std::min(words.find_first_not_of("> \t"), words.size()));
    const std::size_t colon = text(words, " ").rfind(": ");
    words = words.substr(0, colon == std::string_view::npos ? 0 : colon);
    std::string name = printable(trimmed(words, " \t"));
    name.resize(size_within(name, 20));
    return name;
}

}  // namespace

// The next byte of the text in UTF-8, without FE and FF, which are never in it: either before the
// other begins one in UTF-16. What shells add to a file in UTF-16 without them has NULs.
std::optional<char> CodeFinder::next_byte() {
    while (character_.empty()) {
        const auto byte = bytes_.next();
        if (!byte) {
            return std::nullopt;
        }
        unit_ = (unit_ & 0xFF) << 8 | static_cast<unsigned char>(*byte);
        if (++read_ == 2 && (unit_ == 0xFEFF || unit_ == 0xFFFE)) {
            mark_ = unit_;
        }
        if (mark_ == 0 && !contains({"\0\xFE\xFF", 3}, *byte)) {
            return byte;
        }
        if (mark_ != 0 && read_ % 2 == 0) {
            const char32_t unit = mark_ == 0xFEFF ? unit_ : (unit_ & 0xFF) << 8 | unit_ >> 8;
            character_ =
                is_first_half(unit) ? "" : utf8(is_second_half(unit) ? joined(half_, unit) : unit);
            half_ = unit;
        }
    }
    const char next = character_.front();
    character_.erase(0, 1);
    return next;
}

std::optional<FoundCode> CodeFinder::next(std::size_t within) {
    constexpr std::size_t kLongestBefore = 256;
    for (std::size_t searched = 0; searched < within || !code_.code.empty(); ++searched) {
        std::optional<char> byte = next_byte();
        if (!byte) {
            bytes_.file.reset();  // A terminal would ask for more.
            return end_word(true);
        }
        const bool escaped = escaped_ > 0 && contains("0123456789ABCDEF", *byte);
        escaped_ = *byte == '=' ? 2 : escaped ? escaped_ - 1 : 0;
        auto ended = contains(kCharacters, *byte) && !escaped
                         ? take_character(*byte)
                         : end_word(!is_folding(*byte) && !escaped);
        const char digit = before_.empty() ? '0' : before_.back();  // Of a byte beyond ASCII.
        if (escaped && escaped_ == 0 && digit >= '8' && before_.ends_with(text("=", digit))) {
            byte = static_cast<char>(number_in<int>(text(digit, *byte), 16).value());
            before_.resize(before_.size() - 2);
        }
        if (*byte == '\n') {
            ++line_;
            before_.clear();
        } else if (before_.size() < kLongestBefore) {
            before_ += *byte;
        }
        if (ended) {
            return ended;
        }
    }
    return std::nullopt;
}

// Within a code only a word can begin another.
std::optional<FoundCode> CodeFinder::take_character(char character) {
    std::optional<FoundCode> ended;
    std::string& code = code_.code;
    if (!code.empty()) {
        is_told_ |= code.size() == kRunCode.size() && word_ >= kRunCode.size();
        check_ = code.size() < kShortestCode ? kCheckOfNothing
                                             : next_check(check_, code[code.size() - kCheckSize]);
        code += character;
        ended = code.size() > kLongestCode ? end_code() : std::nullopt;
    }
    met_ = character == kRunCode[met_] ? met_ : 0;
    if (met_ == 0 && character == kRunCode[0] && (word_ == 0 || code.empty())) {
        met_code_ = {line_, before_, {}};
        met_ = 1;
    } else if (met_ > 0) {
        ++met_;
    }
    ++word_;
    if (met_ == kRunCode.size()) {
        if (!code.empty()) {
            code.resize(code.size() - kRunCode.size());
            ended = end_code();
        }
        code_ = {met_code_.line, name_in(met_code_.name), std::string(kRunCode)};
        met_ = 0;
    }
    return ended;
}

std::optional<FoundCode> CodeFinder::end_word(bool is_last) {
    const std::size_t word = std::exchange(word_, 0);
    met_ = is_last ? 0 : met_;
    if (code_.code.empty()) {
        return std::nullopt;
    }
    const bool fits = code_.code.size() >= kShortestCode && code_.code.ends_with(written(check_));
    is_told_ |= fits;
    if (fits || word >= code_.code.size()) {
        before_.clear();
    }
    return fits || is_last ? end_code() : std::nullopt;
}

std::optional<FoundCode> CodeFinder::end_code() {
    FoundCode ended = std::exchange(code_, {});
    return std::exchange(is_told_, false) ? std::optional(std::move(ended)) : std::nullopt;
}

}  // namespace rogue
