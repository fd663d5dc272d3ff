#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "rogue/base/outcome.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_file_format.hpp"
#include "rogue/records/run_reader.hpp"

namespace rogue {

// A run as one word, to be sent where a file can't be: `run1-`, then letters, digits, - and _. Each
// of these characters is six bits, by the table of base64url (RFC 4648, 5). They hold one after the
// other, the highest bit of a number first:
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
//     the rest            0 to 5 bits 0, up to a whole character
//     the check           30 bits: the CRC of the characters before it, without `run1-`
//
// A number n is n + 1 in binary behind as many zeros as it has digits after the first (the gamma
// code of Elias). So a key that is pressed again takes one bit, and one of the two before it three:
// 300 keys with half of them in straight streaks take about 180 characters. Each run has one code.
//
// The CRC has the polynomial 2030B9C7, begins with thirty ones and is inverted at the end
// (CRC-30/CDMA). It finds every damage within thirty bits, so that of any one character. As with a
// run file, only a replay proves that the keys lead to the last frame and to the end.
//
// From version 1.0.0 on, every version reads such codes, as it reads run files. Another form of a
// code begins with another word, such as `run2-`. All printable characters are keys here already,
// in an order that never changes.

/// The beginning of every code.
constexpr std::string_view kRunCode = "run1-";

/// The letters of all keys that a run can have.
constexpr std::string_view kKeysOfCodes =
    "UDLRgiz><.qabcdefhjklmnoprstuvwxyEQX0123456789ABCFGHIJKMNOPSTVWYZ"
    "!\"#$%&'()*+,-/:;=?@[\\]^_`{|}~";

/// What a code holds.
struct CodedRun {
    RunHeader header;
    std::string keys;
    std::uint64_t checksum = 0;  ///< Of the last frame shown.
    std::optional<Outcome> end;  ///< Nothing if the run was cut off.
};

/// Returns the code of the run. It keeps the second in which the run began; a day without a time
/// begins at midnight. REQUIRES: printable keys, a header and an end as RunReader reads them.
std::string code_of(const CodedRun& run);

/// Reads a code like a run file, in which only the last line of keys has a checksum. Errors call it
/// by that name and by the line of a text where it was found. Throws BadRunFile if it is not
/// exactly what code_of() returns, or longer than kLongestCode.
RunReader read_code(std::string name, std::size_t line, std::string_view code);

/// Longer codes are not read. This is enough for five million keys.
constexpr std::size_t kLongestCode = 1'000'000;

/// Returns the code that consists of these characters and their check.
std::string with_check(std::string_view characters);

/// A code that stands in a text.
struct FoundCode {
    std::size_t line = 1;   ///< Where it begins, counted from 1.
    std::string name = {};  ///< Who posted it: the words before it on that line, up to a colon.
                            ///< Printable, at most 20 columns, and without what nobody sees.
    std::string code = {};  ///< read_code() tells whether it is damaged.
};

/// Finds the codes in a text of any kind and any length: a mail, a saved thread, a list. It keeps
/// no more of the text than one code.
///
/// The text is in UTF-8, or in UTF-16 if it begins with a byte order mark of that. NULs are left
/// out.
///
/// A code begins with `run1-`, anywhere. What programs put into it is left out: blanks, tabs, line
/// ends, `>`, all beyond ASCII, and from quoted-printable `=` and escaped bytes. It ends with the
/// first word at whose end its check fits. If there is none, it is damaged, and ends before the
/// first other character, before a word that begins with `run1-`, or where it is longer than any
/// code. But where `run1-` and the character behind it do not stand together, as in `run 1-2`, a
/// damaged code is taken for prose.
class CodeFinder {
public:
    /// The text is these bytes, and then the rest of the file if there is one. Errors call that by
    /// its name.
    explicit CodeFinder(std::string text, std::shared_ptr<File> file = {}, std::string name = {})
        : bytes_{std::move(name), std::move(file), std::move(text)} {}

    /// Returns the next code, before it reads on. Returns nothing at the end of the text, or if
    /// none begins in so many bytes. Throws std::system_error if the file can't be read.
    std::optional<FoundCode> next(std::size_t within = std::string::npos);

private:
    std::optional<char> next_byte();

    // Each returns the code that has ended.
    std::optional<FoundCode> take_character(char character);
    std::optional<FoundCode> end_word(bool is_last);
    std::optional<FoundCode> end_code();

    ByteReader bytes_;
    std::uint64_t read_ = 0;  // How many bytes.
    char32_t unit_ = 0;       // The last two of them.
    char32_t mark_ = 0;       // The first two if they are a byte order mark of UTF-16, else 0.
    char32_t half_ = 0;       // The last unit of UTF-16.
    std::string character_;   // What is left of one that has been read from UTF-16.
    int escaped_ = 0;         // How many digits of an escaped byte may follow.
    std::size_t line_ = 1;
    std::string before_;       // What stands on the line and in no code; only its beginning.
    std::size_t word_ = 0;     // The size of this word.
    std::size_t met_ = 0;      // How much of a `run1-` has been met.
    FoundCode met_code_;       // Where it stands; the name is what stands before it.
    FoundCode code_;           // What has been met of a code; empty if there is none.
    bool is_told_ = false;     // It is no prose.
    std::uint32_t check_ = 0;  // That of the code without `run1-` and its last five characters.
};

}  // namespace rogue
