#include "rogue/records/run_reader.hpp"

#include <algorithm>
#include <span>
#include <system_error>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"

namespace rogue {
namespace {

// The most NULs in a torn end (only what was written last can be lost) and line ends after a run.
constexpr std::size_t kMostNuls = 64 << 10;

// Returns the part of the file before that place, long enough for a line.
std::string tail_before(std::uint64_t place, File& file, const std::string& path) {
    constexpr std::uint64_t kMuchLongerThanTheLine = 128;
    std::string tail(static_cast<std::size_t>(std::min(place, kMuchLongerThanTheLine)), '\0');
    if (const std::error_code error = file.seek(place - tail.size())) {
        fail(path, "can't read", error);
    }
    std::size_t got = 0;
    for (std::size_t more = 1; more > 0 && got < tail.size(); got += more) {
        more = read_some(file, path, std::span(tail).subspan(got));
    }
    tail.resize(got);
    return tail;
}

// Returns the end of the file without what follows the run: NULs, and line ends after the first.
std::string tail_of(const std::string& path, FileSystem& files) {
    const std::unique_ptr<File> file = open_file(path, files);
    std::error_code error;
    const std::uint64_t size = file->status(error).size;
    if (error) {
        fail(path, "can't read", error);
    }
    std::string tail;
    std::string behind;
    for (std::size_t more = 1; more > 0 && behind.size() < kMostNuls;) {
        tail = tail_before(size - behind.size(), *file, path);
        const std::size_t kept = tail.find_last_not_of(std::string_view("\0\r\n", 3)) + 1;
        more = tail.size() - kept;
        behind.insert(0, tail, kept);
    }
    const bool whole = (behind.starts_with('\n') || behind.starts_with("\r\n")) &&
                       behind.rfind('\n') < behind.find('\0');
    return tail + (whole ? "\n" : "");
}

}  // namespace

BadRunFile::BadRunFile(const std::string& path, std::size_t line, std::string_view why)
    : std::runtime_error(concat(path, path.empty() ? "" : ":", line, ": ", why)) {}

RunReader::RunReader(std::string name, std::shared_ptr<File> file, std::string begin,
                     std::size_t line_of_code)
    : line_of_code_(line_of_code), bytes_{std::move(name), std::move(file), std::move(begin)} {
    if (header_field(kRunFile) != "1") {
        fail("the run file has another version");
    }
    const auto rules = plain_number<int>(header_field("rules "));
    if (!rules) {
        fail_rules();
    }
    header_.rules = *rules;
    const auto seed = plain_number<std::uint64_t>(header_field("seed "));
    if (!seed) {
        fail("the seed is not a number below 2^64");
    }
    header_.seed = *seed;
    header_.began = header_field("began ");
    if (!is_iso_date(header_.began)) {
        fail("the time when it began is not a date");
    }
    resume_point_ = {size_, 0};
}

void RunReader::fail(std::string_view why) const {
    throw BadRunFile(bytes_.name, line_of_code_ > 0 ? line_of_code_ : line_number_, why);
}

void RunReader::fail_rules() const {
    throw BadRunFile(bytes_.name, line_of_code_ > 0 ? line_of_code_ : kRulesLine,
                     "the run was played under other rules");
}

std::optional<char> RunReader::next_byte() {
    if (ahead_) {
        return std::exchange(ahead_, std::nullopt);
    }
    std::size_t nuls = 0;
    auto byte = bytes_.next();
    for (; byte == '\0' && nuls <= kMostNuls; ++nuls) {
        byte = bytes_.next();
    }
    if (nuls > 0 && byte) {
        fail(byte == '\0' ? "the line is too long" : "the line contains a NUL");
    }
    return byte;
}

std::optional<RunReader::Line> RunReader::read_line() {
    ++line_number_;
    line_.clear();
    auto byte = next_byte();
    for (; byte && *byte != '\n'; byte = next_byte()) {
        if (line_.size() == kLongestLine) {
            fail("the line is too long");
        }
        line_ += *byte;
    }
    const std::uint64_t begin = size_;
    const bool complete = byte.has_value();
    size_ += complete ? line_.size() + 1 : 0;
    line_.erase(line_.size() - (line_.ends_with('\r') ? 1 : 0));
    line_.erase(0, line_.starts_with(kMarkedRunFile) ? kMarkedRunFile.size() - kRunFile.size() : 0);
    if (line_.empty() && (!complete || skip_to_end())) {
        return std::nullopt;
    }
    return Line{line_, complete, begin};
}

// Skips line ends. Returns true if the file ends there. Else it is damaged: line ends can't be read
// again.
bool RunReader::skip_to_end() {
    auto byte = next_byte();
    for (std::size_t read = 1; byte && (*byte == '\n' || *byte == '\r') && read < kMostNuls;
         ++read) {
        byte = next_byte();
    }
    ahead_ = byte;
    return !byte;
}

std::string_view RunReader::header_field(std::string_view name) {
    const Line line = read_line().value_or(Line{"", false, 0});
    const std::string_view common = name.substr(0, line.text.size());
    if (!line.complete && line.text.starts_with(common)) {
        throw TruncatedHeader(bytes_.name, line_number_,
                              "the run was cut off before its first key");
    }
    if (!line.text.starts_with(name)) {
        fail(concat("the line does not begin with '", name, "'"));
    }
    return line.text.substr(name.size());
}

bool RunReader::is_ending(const Line& line, Expected expected) {
    const std::string_view begin = line.text.substr(0, kEnded.size());
    const std::string_view rest = line.text.substr(begin.size());
    if (line.complete) {
        return begin == kEnded && !(is_checksum(rest) && rest.size() == kChecksumDigits);
    }
    const bool either = rest.empty() || rest == "d";  // `d` is a digit and begins `died`.
    return kEnded.starts_with(begin) && (either ? expected == Expected::end : !is_checksum(rest));
}

std::optional<RunReader::KeyLine> RunReader::next(Expected expected) {
    const std::optional<Line> line = done_ ? std::nullopt : read_line();
    if (!line) {
        done_ = true;
        return std::nullopt;
    }
    if (!is_ending(*line, expected)) {
        const KeyLine keys = parse_keys(*line);
        const bool whole = line->complete && keys.checksum.size() == kChecksumDigits;
        resume_point_ = whole ? ResumePoint{size_, 0}
                              : ResumePoint{line->begin + keys.keys.size(), keys.keys.size()};
        return keys;
    }
    done_ = true;
    if (!line->complete) {
        torn_end_ = line->text;
        return std::nullopt;
    }
    end_ = outcome_of(line->text);
    if (!end_) {
        fail("the line is not 'ended died|quit|won score S depth D kills K'");
    }
    if (read_line()) {
        fail("there is more text after the last line of the run");
    }
    --line_number_;  // From now on errors name the last line.
    return std::nullopt;
}

RunReader::KeyLine RunReader::parse_keys(const Line& line) {
    const std::size_t blank = line.text.find(' ');
    const std::string_view keys = line.text.substr(0, blank);
    const std::string_view checksum =
        blank == std::string_view::npos ? std::string_view() : line.text.substr(blank + 1);
    if (keys.empty() || keys.size() > kKeysInLine) {
        fail("the line does not have 1 to 64 keys");
    }
    const bool absent = line_of_code_ > 0 && blank == std::string_view::npos;
    const bool whole =
        checksum.size() == kChecksumDigits || absent || !line.complete || skip_to_end();
    if (!is_checksum(checksum) || !whole) {
        fail("the checksum is not 16 hexadecimal digits");
    }
    return {keys, checksum};
}

bool ends_in_whole_line(const std::string& path) {
    return tail_of(path, system_files()).ends_with('\n');
}

std::optional<Outcome> ending_of(const std::string& path, FileSystem& files) {
    const std::string tail = tail_of(path, files);
    std::string_view line = tail;
    if (!line.ends_with('\n')) {
        return std::nullopt;
    }
    line.remove_suffix(1);
    line.remove_prefix(line.rfind('\n') + 1);
    return outcome_of(line);
}

}  // namespace rogue
