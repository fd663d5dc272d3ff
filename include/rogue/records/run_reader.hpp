#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "rogue/base/outcome.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/run_file_format.hpp"

namespace rogue {

// Run files are untrusted: no line may be long, and every error names the file and the line. Their
// format is in run_file_format.hpp.

/// Returns how the run in the file ended, by its last line alone, or nothing if the run was cut
/// off. Throws std::system_error if the file can't be read.
std::optional<Outcome> ending_of(const std::string& path, FileSystem& files = system_files());

/// Returns true if the file ends with a line end. The file of an open run with keys does not: the
/// checksum of a line is written with the next key.
bool ends_in_whole_line(const std::string& path);

/// The file is no run file, is damaged or does not replay. what() is `FILE:LINE: why`.
class BadRunFile : public std::runtime_error {
public:
    /// Pass an empty path for standard input; the message then begins with the line.
    BadRunFile(const std::string& path, std::size_t line, std::string_view why);
};

/// The file ends within its header, so it holds no keys.
class TruncatedHeader : public BadRunFile {
public:
    using BadRunFile::BadRunFile;
};

/// Reads a run file from beginning to end, line by line.
class RunReader {
public:
    /// A line of keys. At the end of a run that was cut off, it may be incomplete.
    struct KeyLine {
        std::string_view keys;
        std::string_view checksum;  ///< Only its beginning if the file ends there.
    };

    /// Opens the file and reads its header. This and the functions below throw std::system_error if
    /// the file can't be read and BadRunFile if it is bad.
    explicit RunReader(const std::string& path, FileSystem& files = system_files())
        : RunReader(path, open_file(path, files)) {}

    /// Reads a file that is open for writing, from its beginning. It stays locked meanwhile.
    explicit RunReader(const LogFile& file) : RunReader(file.path(), file.from_beginning()) {}

    /// Reads an open file, from which `begin` was read already. If that is all, `file` may be null.
    /// Errors call the file `name`. If the bytes come from a code, `line_of_code` is its line in a
    /// text: errors name that line, and only the last line of keys has a checksum.
    RunReader(std::string name, std::shared_ptr<File> file, std::string begin = {},
              std::size_t line_of_code = 0);

    const RunHeader& header() const { return header_; }

    /// Tells if the game takes more keys or is over. The last line of a run that was cut off may be
    /// both keys and the beginning of `ended ...`, because e, n and d are keys. A complete line
    /// that ends in a checksum is a line of keys, even if its keys are `ended`.
    enum class Expected { keys, end };

    /// Returns the next line of keys, or nothing if there is none. It is valid until the next call.
    std::optional<KeyLine> next(Expected expected);

    /// After the last line of keys: how the run ended, or nothing if it was cut off.
    const std::optional<Outcome>& end() const { return end_; }

    /// After the last keys of a run that was cut off: the written part of its `ended` line.
    std::string_view torn_end() const { return torn_end_; }

    /// After the last keys of a run that was cut off: where to continue the file.
    const ResumePoint& resume_point() const { return resume_point_; }

    /// Throws BadRunFile for the last line read.
    [[noreturn]] void fail(std::string_view why) const;

    /// Throws BadRunFile because no game has the rules that the file names.
    [[noreturn]] void fail_rules() const;

private:
    // A line of the file.
    struct Line {
        std::string_view text;
        bool complete;        // It ended in a line feed.
        std::uint64_t begin;  // Its place in the file.
    };

    static bool is_ending(const Line& line, Expected expected);
    std::optional<char> next_byte();
    std::optional<Line> read_line();
    bool skip_to_end();
    std::string_view header_field(std::string_view name);
    KeyLine parse_keys(const Line& line);

    static constexpr std::size_t kRulesLine = 2;
    static constexpr std::size_t kLongestLine = 128;

    std::size_t line_of_code_;  // 0 for a file.
    ByteReader bytes_;
    std::optional<char> ahead_;  // A byte read to see if there is more.
    std::size_t line_number_ = 0;
    bool done_ = false;       // There are no more lines of keys.
    std::uint64_t size_ = 0;  // The size of the complete lines read.
    std::string line_;
    RunHeader header_;
    std::optional<Outcome> end_;
    std::string_view torn_end_;
    ResumePoint resume_point_;
};

}  // namespace rogue
