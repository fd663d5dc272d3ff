#include "rogue/records/run_code.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"

namespace rogue {
namespace {

constexpr unsigned kBitsOfDate = 39;
constexpr unsigned kBitsOfEnd = 2;
constexpr unsigned kBits = 64;

constexpr std::chrono::sys_seconds kFirstSecond =
    std::chrono::sys_days(std::chrono::year{1} / 1 / 1);

static_assert(kKeysOfCodes.size() == '~' - ' ', "every printable character is a key");
static_assert([] {
    for (char key = '!'; key <= '~'; ++key) {
        if (!contains(kKeysOfCodes, key)) {
            return false;
        }
    }
    return true;
}());

// So many values are five bits, the others six.
constexpr unsigned kShort = 2;
constexpr unsigned kShortBits = 5;

class BitWriter {
public:
    void bits(std::uint64_t number, unsigned count) {
        while (count-- > 0) {
            value_ = value_ << 1 | static_cast<unsigned>(number >> count & 1U);
            ++used_;
            if (used_ > kShortBits || (used_ == kShortBits && value_ < kShort)) {
                characters_ += kCodeCharacters[used_ > kShortBits ? value_ - kShort : value_];
                value_ = used_ = 0;
            }
        }
    }

    void number(std::uint64_t number) {
        const auto digits = static_cast<unsigned>(std::bit_width(number + 1));
        bits(0, digits - 1);
        bits(number + 1, digits);
    }

    // Returns all bits as characters, the last of which is filled up.
    std::string finish() {
        while (used_ > 0) {
            bits(0, 1);
        }
        return characters_;
    }

private:
    std::string characters_;
    unsigned value_ = 0;  // The bits of the next character.
    unsigned used_ = 0;   // How many bits these are.
};

/// Thrown if the code stands for no run.
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

    // Throws NoRun unless only padding follows.
    void finish() const {
        if (!characters_.empty() || (value_ & ((1U << unread_) - 1)) != 0) {
            throw NoRun();
        }
    }

private:
    bool bit() {
        if (unread_ == 0) {
            if (characters_.empty()) {
                throw NoRun();
            }
            const auto value = static_cast<unsigned>(kCodeCharacters.find(characters_.front()));
            characters_.remove_prefix(1);
            value_ = value < kShort ? value : value + kShort;
            unread_ = value < kShort ? kShortBits : kShortBits + 1;
        }
        return (value_ >> --unread_ & 1U) != 0;
    }

    std::string_view characters_;  // The characters not begun.
    unsigned value_ = 0;           // The bits of the character begun.
    unsigned unread_ = 0;          // How many of its bits were not read.
};

/// All keys, the most recent first.
class Recent {
public:
    std::size_t place_of(char key) const { return keys_.find(key); }

    // Returns the key at that place and moves it to the front.
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

// Returns the second when a run began. A day without a time or an offset begins at midnight in UTC.
std::uint64_t seconds_of(std::string_view began) {
    const auto midnight = instant_of(concat(day_of(began), "T00:00Z")).value();
    const auto moment = instant_of(began).value_or(midnight);
    const auto second = std::chrono::floor<std::chrono::seconds>(moment);
    return static_cast<std::uint64_t>((second - kFirstSecond).count());
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

std::string read_keys(BitReader& reader) {
    const std::uint64_t count = reader.number();
    std::string lines;
    Recent recent;
    for (std::uint64_t i = 0; i < count; ++i) {
        lines += i > 0 && i % kKeysInLine == 0 ? "\n" : "";
        lines += recent.press(reader.number());
    }
    return count == 0 ? "" : concat(lines, " ", hex(reader.bits(kBits)), "\n");
}

// Returns the run file for these characters. Throws NoRun if they stand for none.
std::string run_file_of(std::string_view characters) {
    BitReader reader(characters);
    RunHeader header{int_of(reader.number()), reader.bits(kBits), {}};
    const auto seconds = static_cast<std::int64_t>(reader.bits(kBitsOfDate));
    header.began = iso_second(kFirstSecond + std::chrono::seconds(seconds));
    const std::optional<Outcome> end = read_end(reader);
    const std::string keys = read_keys(reader);
    reader.finish();
    return concat(header.text(), keys, end ? end_line(*end) + "\n" : "");
}

}  // namespace

void CodeCheck::take(char character) {
    crc_ ^= static_cast<unsigned char>(character);
    for (int bit = 0; bit < 8; ++bit) {
        crc_ = crc_ >> 1 ^ ((crc_ & 1U) != 0 ? 0xEDB88320 : 0);
    }
}

std::string CodeCheck::characters() const {
    std::string result(kSize, '0');
    std::uint32_t rest = ~crc_;
    for (std::size_t place = kSize; place-- > 0;) {
        result[place] = kCodeCharacters[rest % kCodeCharacters.size()];
        rest /= static_cast<std::uint32_t>(kCodeCharacters.size());
    }
    return result;
}

std::string with_check(std::string_view characters) {
    CodeCheck check;
    for (const char character : characters) {
        check.take(character);
    }
    return concat(kRunCode, characters, check.characters());
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
    return with_check(writer.finish());
}

RunReader read_code(std::string name, std::size_t line, std::string_view code) {
    if (code.size() > kLongestCode) {
        throw BadRunFile(name, line, "the code is damaged or longer than 1,000,000 characters");
    }
    const std::string_view all = code.substr(std::min(code.size(), kRunCode.size()));
    const std::string_view characters =
        all.substr(0, all.size() - std::min(all.size(), CodeCheck::kSize));
    if (all.find_first_not_of(kCodeCharacters) != std::string_view::npos ||
        with_check(characters) != code) {
        throw BadRunFile(name, line, "the code is damaged");
    }
    std::string file;
    try {
        file = run_file_of(characters);
    } catch (const NoRun&) {
        throw BadRunFile(name, line, "the code contains no run");
    }
    return {std::move(name), nullptr, std::move(file), line};
}

}  // namespace rogue
