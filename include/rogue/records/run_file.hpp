#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "rogue/base/key_source.hpp"
#include "rogue/base/tally.hpp"
#include "rogue/records/file.hpp"

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
// Keys stand as the letters of Key, up to 64 a line. A line of keys is closed by a blank and the
// checksum of the last frame shown up to then, in 16 hexadecimal digits, so that a run that no
// longer replays names its line, and so that the screen alone, shown by any program, proves it. The
// last line, `ended died ...` or `ended quit ...`, closes the run; the keys that leave the screens
// after a death are no part of it. All of it is proven by replaying but the date, which nothing
// else depends on. A file that ends earlier, in the middle of a line too, is a run
// cut off: each key is written before it takes effect.
//
// Run files are untrusted: a line is read into a fixed buffer, and every error names file and line.

constexpr std::size_t kKeysInLine = 64;

/// What the first lines say.
struct RunHeader {
    int rules = 0;  ///< The number of the rules.
    std::uint64_t seed = 0;
    std::string began;  ///< A date in ISO 8601.

    /// The lines.
    std::string text() const;
};

/// What the last line says.
struct RunEnd {
    bool died = false;  ///< Else the player has quit.
    Tally tally;

    /// The line, without its line feed.
    std::string text() const;

    friend bool operator==(const RunEnd&, const RunEnd&) = default;
};

/// How the run in that file ended, as its last line says, without a look at the rest of it. Nothing
/// if it was cut off or can't be read.
std::optional<RunEnd> ending_of(const std::string& path);

/// The run file is none, is damaged or does not replay; what() is `FILE:LINE: why`.
class BadRunFile : public std::runtime_error {
public:
    BadRunFile(const std::string& path, std::size_t line, std::string_view why);
};

/// The file ends within its header: it holds no keys.
class TornHeader : public BadRunFile {
public:
    using BadRunFile::BadRunFile;
};

/// Reads a run file from its beginning to its end, a line at a time.
class RunFileReader {
public:
    /// A line of keys. What was not written of it, at the end of a run cut off, is missing.
    struct KeyLine {
        std::string_view keys;
        std::string_view checksum;  ///< Complete, or the beginning of it where the file ends.
    };

    /// Opens the file and reads its header. Throws std::system_error if it can't be read, and
    /// BadRunFile, which the other functions do too.
    explicit RunFileReader(const std::string& path) : RunFileReader(path, open_file(path)) {}

    /// Reads a file that is open, and calls it by that name.
    RunFileReader(std::string name, OpenFile file);

    /// Begins again, as just opened. REQUIRES: a file that can be read twice.
    void start_over();

    const RunHeader& header() const { return header_; }

    /// Whether the game takes more keys or is over. Of a run cut off the last line may be both,
    /// keys and the beginning of `ended ...`: e, n and d are keys. A whole line is keys if they are
    /// closed by a checksum, `ended` too.
    enum class Expected { keys, end };

    /// The next line of keys; nothing if there is none. Valid until the next call.
    std::optional<KeyLine> next(Expected expected);

    /// Behind the last line of keys: how the run ended; nothing if it was cut off.
    const std::optional<RunEnd>& end() const { return end_; }

    /// Behind the last line of keys of a run cut off: as much as there is of the line that says how
    /// it ended.
    std::string_view torn_end() const { return torn_end_; }

    /// Where a run that was cut off goes on.
    struct Seam {
        std::uint64_t size = 0;     ///< As many bytes stay.
        std::size_t line_keys = 0;  ///< As many keys are on the line they end in.
    };

    /// Behind the last line of keys of a run cut off.
    const Seam& seam() const { return seam_; }

    /// The file is bad, at the line last read.
    [[noreturn]] void fail(std::string_view why) const;

    /// The file is bad, as nobody here knows its rules.
    [[noreturn]] void fail_rules() const;

private:
    // A line as it stands in the file.
    struct Line {
        std::string_view text;
        bool complete;  // It ended in a line feed.
    };

    static bool is_ending(const Line& line, Expected expected);
    std::optional<Line> read_line();
    Line complete_line(std::size_t size);
    std::string_view header_field(std::string_view name);
    KeyLine parse_keys(const Line& line) const;
    static constexpr std::size_t kRulesLine = 2;

    static constexpr std::size_t kLongestLine = 128;

    std::string path_;
    OpenFile file_;
    std::size_t line_number_ = 0;
    bool done_ = false;       // There are no more lines of keys.
    std::uint64_t size_ = 0;  // Of the complete lines read.
    std::array<char, kLongestLine> line_{};
    RunHeader header_;
    std::optional<RunEnd> end_;
    std::string_view torn_end_;
    Seam seam_;
};

}  // namespace rogue
