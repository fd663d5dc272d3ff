#include "rogue/records/high_scores.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"

namespace rogue {
namespace {

constexpr std::string_view kBlanksInField = " \t";

std::optional<int> whole_number(std::string_view field) {
    std::string_view digits = trimmed(field, kBlanksInField);
    if (digits.size() > 1 && digits[0] == '+' && digits[1] != '-') {
        digits.remove_prefix(1);
    }
    return parse_number<int>(digits);
}

std::optional<ScoreLine> parse_line(std::string_view line) {
    const auto score = whole_number(take_part(line, "|"));
    const auto depth = whole_number(take_part(line, "|"));
    const auto kills = whole_number(take_part(line, "|"));
    const std::size_t end = std::min(line.find('|'), line.size());
    const std::string_view date = trimmed(line.substr(0, end), kBlanksInField);
    if (!score || !depth || !kills || !is_iso_date(date)) {
        return std::nullopt;
    }
    return ScoreLine{
        {*depth, *kills, *score}, false, std::string(date), std::string(line.substr(end))};
}

// Copies the lines that rewriting the file would lose. Returns true if there are any.
bool keep_unreadable_lines(const std::string& path, const std::string& contents,
                           const HighScores& table, FileSystem& files) {
    const std::string& lines = table.unreadable();
    if (lines.empty()) {
        return false;
    }
    const std::string copy = copy_of_unreadable(path);
    const std::string kept = read_file(copy, files).value_or("");
    if (kept.empty()) {
        replace_file(copy, contents, path, files);
        return true;
    }
    if (concat("\n", HighScores(kept).unreadable()).find(concat("\n", lines)) ==
        std::string::npos) {
        const bool ends = kept.ends_with('\n') || kept.ends_with('\r');
        replace_file(copy, concat(kept, ends ? "" : "\n", lines), path, files);
    }
    return true;
}

// Adds the run, unless the table may have it already and does. Returns true if it was added.
bool add_once(HighScores& table, const ScoreLine& run, Duplicate duplicate) {
    if (duplicate == Duplicate::possible && table.may_hold(run)) {
        return false;
    }
    table.add(run);
    return true;
}

// Makes the table's folder and locks it. Nothing is written without the lock, or scores that
// another process enters meanwhile would be lost.
std::unique_ptr<File> lock_table(const std::string& path, FileSystem& files) {
    constexpr std::chrono::seconds kLongestWait{5};
    make_folder(folder_of(path), files);
    return lock_folder_of(path, kLongestWait, files);
}

ScoreEntered enter_locked(const std::string& path, const ScoreLine& run, Duplicate duplicate,
                          FileSystem& files) {
    const auto lock = lock_table(path, files);
    const std::string contents = read_file(path, files).value_or("");
    ScoreEntered result;
    result.table = HighScores(contents);
    if (!result.table.unreadable().empty() && result.table.entries().empty()) {
        fail(path, "is not a table of scores", std::make_error_code(std::errc::invalid_argument));
    }
    if (add_once(result.table, run, duplicate)) {
        const bool kept = keep_unreadable_lines(path, contents, result.table, files);
        replace_file(path, result.table.file(), {}, files);
        if (kept) {
            result.problem =
                concat(path, ": lines that can't be read are kept in ", copy_of_unreadable(path));
        }
    }
    result.saved = true;
    if (lock) {
        remove_leftovers(path, files);
        remove_leftovers(copy_of_unreadable(path), files);
    } else {
        result.problem = concat(result.problem.empty() ? path + ":" : result.problem + ";",
                                " saved without a lock, because its file system has none");
    }
    return result;
}

}  // namespace

HighScores read_table(const std::string& path, FileSystem& files) {
    try {
        return HighScores(read_file(path, files).value_or(""));
    } catch (const std::system_error&) {
        return {};
    }
}

ScoreLine score_of(const Tally& tally, std::chrono::system_clock::time_point when) {
    return {tally, true, iso_date(std::chrono::floor<Ticks>(when))};
}

bool same_run(const ScoreLine& one, const ScoreLine& other) {
    constexpr std::chrono::seconds kCoarsestTime{2};
    const auto then = one.tally == other.tally ? instant_of(one.date) : std::nullopt;
    const auto when = then ? instant_of(other.date) : std::nullopt;
    return when && std::chrono::abs(*then - *when) < kCoarsestTime;
}

bool may_be_of(const ScoreLine& line, const ScoreLine& run, std::string_view began) {
    const auto then = line.tally == run.tally ? instant_of(began) : std::nullopt;
    return then && instant_of(line.date) >= then;
}

HighScores::HighScores(std::string_view file) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    std::string_view rest = file;
    if (rest.starts_with(kByteOrderMark)) {
        rest.remove_prefix(kByteOrderMark.size());
    }
    while (!rest.empty()) {
        const std::string_view line = take_part(rest, "\r\n");
        if (auto entry = parse_line(line)) {
            add(std::move(*entry));
        } else if (!trimmed(line, kBlanksInField).empty()) {
            append(unreadable_, line);
            unreadable_ += '\n';
        }
    }
}

bool HighScores::may_hold(const ScoreLine& run, std::string_view began) const {
    return std::ranges::any_of(entries_, [&](const ScoreLine& entry) {
        return same_run(entry, run) || may_be_of(entry, run, began);
    });
}

void HighScores::add(ScoreLine run) {
    const auto same = std::ranges::find_if(entries_, [&](const ScoreLine& entry) {
        return entry.tally == run.tally && entry.date == run.date;
    });
    if (same != entries_.end()) {
        same->this_run |= run.this_run;
        return;
    }
    const auto lower = std::ranges::find_if(
        entries_, [&](const ScoreLine& entry) { return entry.tally.score < run.tally.score; });
    entries_.insert(lower, std::move(run));
    if (entries_.size() > kSize) {
        entries_.resize(kSize);
    }
}

std::string HighScores::file() const {
    std::string result;
    for (const ScoreLine& entry : entries_) {
        const auto& [depth, kills, score] = entry.tally;
        append(result, score, "|", depth, "|", kills, "|", entry.date, entry.more, "\n");
    }
    return result;
}

std::optional<std::size_t> HighScores::rank_of_this_run() const {
    const auto entry = std::ranges::find(entries_, true, &ScoreLine::this_run);
    return entry == entries_.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(entry - entries_.begin()) + 1);
}

std::string copy_of_unreadable(const std::string& path) {
    return link_target(path) + ".damaged";
}

bool make_table(const std::string& path, const HighScores& table, FileSystem& files) {
    const std::string target = link_target(path);
    const auto lock = lock_table(target, files);
    const bool missing = !read_file(target, files);
    if (missing) {
        replace_file(target, table.file(), {}, files);
    }
    return missing;
}

ScoreEntered enter_score(const std::string& path, const ScoreLine& run, Duplicate duplicate,
                         FileSystem& files) {
    try {
        return enter_locked(link_target(path), run, duplicate, files);
    } catch (const std::system_error& error) {
        ScoreEntered result;
        result.table = read_table(path, files);
        add_once(result.table, run, duplicate);
        result.barred = error.code() == std::errc::permission_denied ||
                        error.code() == std::errc::operation_not_permitted ||
                        error.code() == std::errc::read_only_file_system;
        result.problem = error.what();
        return result;
    }
}

}  // namespace rogue
