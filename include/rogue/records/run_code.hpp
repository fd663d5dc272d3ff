#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rogue/base/outcome.hpp"
#include "rogue/records/run_file_format.hpp"
#include "rogue/records/run_reader.hpp"

namespace rogue {

// A run as one word of letters and digits, to be sent where a file can't be: `Roguerun1`, then
// characters that stand for bits, then six for the check. The bits are, in this order and with the
// highest bit of each number first:
//
//     the rules           a number
//     the seed            64 bits
//     the beginning       39 bits: seconds in UTC since the year 1 began
//     how it ended        2 bits: 0 it was cut off, 1 by a death, 2 it was quit, 3 it was won;
//                         unless it was cut off, score, depth and kills follow, three numbers
//     how many keys       a number
//     each key            a number: how many other keys of kKeysOfCodes have been pressed since it
//                         was last pressed; at first they count as pressed from the last to the
//                         first, so that the next U is 0
//     the last checksum   64 bits: that of the last frame shown; absent if there is no key
//     the rest            bits 0, up to a whole character
//
// A number n is n + 1 in binary after as many zeros as it has digits after the first (the gamma
// code of Elias). So a key that is pressed again takes one bit, and one of the two before it three:
// 300 keys with half of them in straight streaks take about 180 characters. Each run has one code.
//
// There are 62 letters and digits, two too few for six bits each. So the bits 00000 and 00001,
// which are rare here, are a character each, and any other six bits are one.
//
// The check is the CRC-32 (that of zlib and PNG) of the characters between, as a number of six
// digits in base 62. It finds all damage within four characters. As with a run file, only a replay
// proves that the keys lead to the last frame and to the end.
//
// From version 1.0.0 on, every version reads such codes, as it reads run files. Another form of
// code will begin with another word, such as `Roguerun2`. All printable characters are keys here
// already, in an order that never changes.

/// The beginning of every code.
constexpr std::string_view kRunCode = "Roguerun1";

/// The characters that may follow it. Their indexes are their values.
constexpr std::string_view kCodeCharacters =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The letters of all keys that a run can have.
constexpr std::string_view kKeysOfCodes =
    "UDLRgiz><.qabcdefhjklmnoprstuvwxyEQX0123456789ABCFGHIJKMNOPSTVWYZ"
    "!\"#$%&'()*+,-/:;=?@[\\]^_`{|}~";

/// The content of a code.
struct CodedRun {
    RunHeader header;
    std::string keys;
    std::uint64_t checksum = 0;  ///< The checksum of the last frame shown.
    std::optional<Outcome> end;  ///< Nothing if the run was cut off.
};

/// Returns the code of the run. It keeps the second in which the run began; a day without a time
/// begins at midnight. REQUIRES: printable keys, and a header and an end as RunReader reads them.
std::string code_of(const CodedRun& run);

/// Reads a code like a run file, in which only the last line of keys has a checksum. Errors name
/// `name` and the line of a text where the code was found. Throws BadRunFile if the code is not
/// exactly what code_of() returns, or is longer than kLongestCode.
RunReader read_code(std::string name, std::size_t line, std::string_view code);

/// Longer codes are not read. This is enough for five million keys.
constexpr std::size_t kLongestCode = 1'000'000;

/// Computes the check of a code, character by character.
class CodeCheck {
public:
    static constexpr std::size_t kSize = 6;  ///< In characters.

    void take(char character);

    /// Returns the check as characters, which end the code.
    std::string characters() const;

private:
    std::uint32_t crc_ = ~std::uint32_t{0};
};

/// Returns `Roguerun1`, these characters and their check: a whole code.
std::string with_check(std::string_view characters);

}  // namespace rogue
