#include "rogue/records/run_folder.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <string_view>
#include <system_error>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/file_system.hpp"
#include "rogue/records/folders.hpp"
#include "rogue/records/run_reader.hpp"

namespace rogue {
namespace {

constexpr std::string_view kRun = ".run";

// Returns the name of the nth file, from 1, among runs with the same beginning and seed:
// 2026-11-20-151100-1234567890.run, then 2026-11-20-151100-1234567890-2.run. Every system allows
// digits and hyphens.
std::string run_file_name(const RunHeader& header, int nth) {
    constexpr std::size_t kSeconds = std::string_view("2026-11-20T15:11:00").size();
    std::string began = header.began.substr(0, kSeconds);
    std::ranges::replace(began, 'T', '-');
    std::erase(began, ':');
    return concat(began, "-", header.seed, nth == 1 ? "" : concat("-", nth), kRun);
}

// Returns the part of a path to sort by. Without the extension, X-2.run comes after X.run.
std::string_view run_file_order(std::string_view path) {
    return path.substr(0, path.size() - kRun.size());
}

using std::chrono::system_clock;

// Nobody played before this. An earlier time of a file, or one to come, is from a wrong clock.
constexpr system_clock::time_point kFirstRuns =
    std::chrono::sys_days(std::chrono::year{2026} / 1 / 1);

// Returns those files that still exist, the last written first.
std::vector<std::string> by_time(std::vector<std::string> paths) {
    std::multimap<system_clock::time_point, std::string, std::greater<>> found;
    for (std::string& path : paths) {
        try {
            found.emplace(last_written(path), std::move(path));
        } catch (const std::system_error& error) {
            if (error.code() != std::errc::no_such_file_or_directory) {
                throw;
            }
        }
    }
    paths.resize(found.size());
    std::ranges::transform(found, paths.begin(), [](auto& each) { return std::move(each.second); });
    return paths;
}

// Returns true if the run in the file has ended. A file that can't be read may be unfinished.
bool has_ended(const std::string& path) {
    try {
        return ending_of(path).has_value();
    } catch (const std::system_error&) {
        return false;
    }
}

bool is_scored(const std::string& path, const Outcome& end, std::span<const HighScores> tables) {
    const ScoreLine run = score_of(end.tally, last_written(path));
    std::string began;
    try {
        began = RunReader(path).header().began;
    } catch (const BadRunFile&) {
        began.clear();
    }
    return earns_score(end.ending) && std::ranges::any_of(tables, [&](const HighScores& table) {
               return table.may_hold(run, began);
           });
}

// Returns the size in bytes of those files that still exist.
std::uint64_t size_of(std::span<const std::string> paths) {
    std::uint64_t bytes = 0;
    for (const std::string& path : paths) {
        std::error_code error;
        const std::uint64_t size = std::filesystem::file_size(native_path(path), error);
        bytes += error ? 0 : size;
    }
    return bytes;
}

}  // namespace

LogFile make_run_file(const std::string& folder, const RunHeader& header) {
    make_folder(folder);
    for (int i = 1;; ++i) {
        try {
            return LogFile::create(concat(folder, "/", run_file_name(header, i)));
        } catch (const std::system_error& failure) {
            if (failure.code() != std::errc::file_exists) {
                throw;
            }
        }
    }
}

std::vector<std::string> run_files(const std::string& folder) {
    std::vector<std::string> result;
    for (const auto& [name, is_file, is_folder] : list_folder(folder)) {
        if (is_file && name.size() > kRun.size() && name.ends_with(kRun) && name[0] != '.') {
            result.push_back(concat(folder, "/", name));
        }
    }
    std::ranges::sort(result, std::ranges::greater{}, run_file_order);
    return result;
}

std::vector<std::string> unfinished_files(const std::string& folder) {
    std::vector<std::string> paths = run_files(folder);
    std::erase_if(paths, has_ended);
    return by_time(std::move(paths));
}

std::optional<std::string> last_played_file(const std::string& folder,
                                            std::vector<std::string>& passed_over) {
    const std::vector<std::string> paths = by_time(run_files(folder));
    for (const std::string& path : paths) {
        try {
            const RunReader with_header(path);
            return path;
        } catch (const BadRunFile& error) {
            passed_over.emplace_back(error.what());
        }
    }
    passed_over.clear();
    return paths.empty() ? std::nullopt : std::optional(paths.front());
}

bool has_room(std::span<const std::string> unfinished) {
    return unfinished.size() < kMostUnfinished && size_of(unfinished) < kMostBytes;
}

void prune_run_files(const std::string& folder, std::span<const HighScores> tables,
                     const std::string& spared, Host host) {
    const auto tomorrow = system_clock::now() + std::chrono::hours(24);
    std::size_t finished = 0;
    std::uint64_t bytes = 0;
    for (const std::string& path : by_time(run_files(folder))) {
        try {
            const auto when = last_written(path);
            if (when < kFirstRuns || when > tomorrow) {
                continue;
            }
            const auto end = ending_of(path);
            bytes += end && host == Host::shared ? size_of({&path, 1}) : 0;
            const bool too_much = end && (++finished > kMostFinished || bytes > kMostBytes);
            const bool is_spared = native_path(path).filename() == native_path(spared).filename();
            if (too_much && !is_spared && !is_scored(path, *end, tables)) {
                system_files().remove(path);
            }
        } catch (const std::system_error&) {
            continue;  // It may prove a score.
        }
    }
}

}  // namespace rogue
