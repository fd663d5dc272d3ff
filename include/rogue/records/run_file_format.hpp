#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rogue/base/outcome.hpp"
#include "rogue/base/text.hpp"

namespace rogue {

// A run file keeps what was asked of the game, not what happened:
//
//     roguelike-run 1
//     rules 1
//     seed 1234567890
//     began 2026-11-20T15:11:00Z
//     RRRDDg.iaULzR> 5f0c2e9134ab77d0
//     ...
//     ended died score 430 depth 4 kills 3
//
// Keys are written as the letters of Key, up to 64 on a line. A line of keys ends in a blank and
// the checksum of the last frame shown up to then, in 16 hexadecimal digits. So an error in a run
// that no longer replays can name its line, and the screens alone, shown by any program, prove the
// run. The last line, which begins `ended died`, `ended quit` or `ended won`, closes the run. The
// keys that leave the screens after a death or a win are not part of it. A replay proves everything
// except the date, on which nothing depends.
//
// A file that ends earlier, even in the middle of a line, is a run that was cut off. It lacks no
// key that took effect, because each key is written before it takes effect. NULs at the end, which
// some file systems leave where bytes were lost in a power cut, are not part of a run, nor is what
// editors and mails add: a byte order mark, CRs before line feeds, and line ends at the end.
//
// This is a promise from version 1.0.0 on. Every later version reads such files, and refuses only
// those whose rules it no longer plays, by saying so. A number of rules, with its letters, never
// changes its meaning. A version that needs another line, field or letter here writes another
// number into the first line, by which older versions tell that they can't read the file.

/// The beginning of a run file, with and without a byte order mark.
constexpr std::string_view kMarkedRunFile = "\xEF\xBB\xBFroguelike-run ";
constexpr std::string_view kRunFile = kMarkedRunFile.substr(3);

constexpr std::size_t kKeysInLine = 64;

/// What the first lines of a run file say. A new field has an initializer, because files without it
/// must still be read. text() writes it, run_reader.cpp reads it, and header_of_new_run() in
/// app/runs/live_run.cpp sets it.
struct RunHeader {
    int rules = 0;  ///< The number of the rules.
    std::uint64_t seed = 0;
    std::string began;  ///< A date in ISO 8601.

    /// Returns the header's lines.
    std::string text() const;

    friend bool operator==(const RunHeader&, const RunHeader&) = default;
};

/// Where to continue the file of a run that was cut off.
struct ResumePoint {
    std::uint64_t size = 0;     ///< The size in bytes of the part to keep.
    std::size_t line_keys = 0;  ///< The number of keys on the last line kept.
};

/// Returns the last line of the file of a run with this outcome, without a line feed.
std::string end_line(const Outcome& outcome);

/// Returns the outcome in such a line, or nothing if it does not have the form of end_line().
std::optional<Outcome> outcome_of(std::string_view end_line);

/// The beginning of the last line.
constexpr std::string_view kEnded = "ended ";

/// Returns the number that the digits stand for, or nothing if they have a sign or a leading zero,
/// which this program does not write.
template <typename Number>
std::optional<Number> plain_number(std::string_view digits) {
    const auto number = parse_number<Number>(digits);
    return number && concat(*number) == digits && digits[0] != '-' ? number : std::nullopt;
}

constexpr std::size_t kChecksumDigits = 16;

/// Returns true if the text is a checksum or the beginning of one.
bool is_checksum(std::string_view text);

}  // namespace rogue
