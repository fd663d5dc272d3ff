#include "app/play/unfinished.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "app/runs/closed_run.hpp"
#include "app/runs/dungeon_seed.hpp"
#include "app/runs/player_files.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
namespace {

// Removes a file that was cut off within its header. Nothing is lost, because it holds no keys.
// Returns true if it was such a file.
bool remove_without_keys(LogFile& file) {
    try {
        const RunReader with_header(file);
        return false;
    } catch (const TruncatedHeader&) {
        file.remove();
        return true;
    }
}

std::optional<RunHeader> header_of(const std::string& path) {
    try {
        return RunReader(path).header();
    } catch (const BadRunFile&) {
        return std::nullopt;
    }
}

// Returns the header of the file if its run is open. Any other file ends with a whole line or
// belongs to no game.
std::optional<RunHeader> header_of_open(const std::string& path) {
    const LogFile lock = LogFile::open(path);  // Throws if somebody plays the run.
    const auto header = header_of(path);
    const bool open = header && !ends_in_whole_line(path) &&
                      std::ranges::find(games(), header->rules, &GameKind::rules) != games().end();
    return open ? header : std::nullopt;
}

// Returns true if the file is a run of this game, and in the dungeon of this seed if one is given.
bool is_of(const std::string& path, const GameKind& game, std::optional<std::uint64_t> seed) {
    const auto header = header_of(path);
    return header && header->rules == game.rules && header->seed == seed.value_or(header->seed);
}

[[noreturn]] void fail_as_ended(const std::string& path) {
    throw std::runtime_error(concat(path, ": the run has already ended"));
}

Replayed replayed(const LogFile& file) {
    RunReader reader(file);
    Replayed run = replay_file(reader);
    if (run.recorded_end) {
        fail_as_ended(file.path());
    }
    return run;
}

UnfinishedRun as_it_stands(const std::string& path, const Replayed& run) {
    return {path,
            run.kind,
            run.header,
            run.game->vitals(),
            run.game->tally(),
            last_written(path),
            identity_of(run.header, run.keys)};
}

// Writes into the file how the run ended by its keys. The result may name a problem of the file.
ClosedRun close(LogFile file, const Replayed& run, const Locations& locations) {
    const std::string path = file.path();
    const auto last_played = rogue::last_written(path);
    RunWriter writer(std::move(file), run.resume_point, [&] { return checksum(*run.game); });
    const Outcome outcome = run.game->outcome();
    ClosedRun closed =
        close_run(&writer, *run.kind, outcome, locations, last_played, Duplicate::possible);
    closed.problem = closed.problem.empty() ? writer.problem()
                                            : concat("the score of ", path, ": ", closed.problem);
    return closed;
}

}  // namespace

UnfinishedRun unfinished_run(const std::string& path, const Locations& locations) {
    LogFile file = LogFile::open(path);
    const Replayed run = replayed(file);
    if (!run.game->ending()) {
        return as_it_stands(path, run);
    }
    const std::string problem = close(std::move(file), run, locations).problem;
    throw std::runtime_error(concat(path,
                                    ": the run has already ended: ", text_of(run.game->outcome()),
                                    problem.empty() ? "" : "; ", problem));
}

std::unique_ptr<LiveRun> resume_run(const std::string& path) {
    LogFile file = LogFile::open(path);
    RunReader reader(file);
    PlayerMemory memory;
    Replayed run = replay_file(reader, [&](const Replayed& so_far) {
        const auto key =
            so_far.keys.empty() ? std::nullopt : std::optional(Key{so_far.keys.back()});
        memory.take_in(*so_far.kind, *so_far.game, key);
    });
    if (run.game->ending()) {
        fail_as_ended(path);
    }
    return std::make_unique<LiveRun>(std::move(file), std::move(run), std::move(memory));
}

UnfinishedRuns::UnfinishedRuns(const Options& options)
    : locations_(options.locations), resumes_(options.resume != Resume::no) {
    if (resumes_ && !options.files.empty()) {
        found_.push_back(unfinished_run(options.files.front(), locations_));
        return;
    }
    // A player who always resumes may have no folder yet. Any other player has mistyped it.
    if (options.resume == Resume::asked_for) {
        expect_state_dir(locations_);
    }
    const auto folder = runs_folder(locations_);
    if (!folder || !options.recording.kept || options.recording.file) {
        return;
    }
    const auto seed = seed_asked_for(
        options.dungeon, iso_date(std::chrono::floor<Ticks>(std::chrono::system_clock::now())));
    const bool all_fit = !seed && !options.dungeon.game_asked;
    std::vector<std::string> paths;
    collect_failure_of([&] { paths = unfinished_files(*folder); });
    for (std::string& path : paths) {
        collect_failure_of([&] {
            const bool fits = all_fit || is_of(path, *options.dungeon.game, seed);
            (fits ? unseen_ : others_).push_back(std::move(path));
        });
    }
}

// Keeps a failure to look at a file, because a new run can still be played; but throws it if an old
// run was asked for, which may be the one that can't be read.
void UnfinishedRuns::collect_failure_of(const std::function<void()>& look) {
    try {
        look();
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::no_such_file_or_directory) {
            return;  // Somebody has just dropped the run.
        }
        if (error.code() == std::errc::resource_unavailable_try_again) {
            locked_message_ = error.what();
        } else if (resumes_) {
            throw;
        } else {
            problems_.emplace_back(error.what());
        }
    }
}

const UnfinishedRun* UnfinishedRuns::at(std::size_t index) {
    while (index >= found_.size() && !unseen_.empty()) {
        const std::string path = std::move(unseen_.front());
        unseen_.pop_front();
        look_at(path);
    }
    return index < found_.size() ? &found_[index] : nullptr;
}

bool UnfinishedRuns::offer_others() {
    std::ranges::move(std::exchange(others_, {}), std::back_inserter(unseen_));
    return at(0) != nullptr;
}

// Copies of a run have the same header.
std::size_t UnfinishedRuns::count_waiting(const std::deque<std::string>& paths) {
    std::set<std::string> waiting;
    const std::size_t before = found_.size();
    for (const std::string& path : paths) {
        collect_failure_of([&] {
            if (const auto header = header_of_open(path)) {
                waiting.insert(header->text());
            } else {
                look_at(path);
            }
        });
    }
    return waiting.size() + found_.size() - before;
}

// Avoids replays, because nobody asked for these runs.
std::size_t UnfinishedRuns::count_others() {
    resumes_ = false;
    count_waiting(unseen_);  // Closes those that have ended.
    return count_waiting(others_);
}

void UnfinishedRuns::look_at(const std::string& path) {
    collect_failure_of([&] {
        try {
            LogFile file = LogFile::open(path);
            if (!remove_without_keys(file)) {
                keep_or_close(std::move(file));
            }
        } catch (const std::system_error&) {
            throw;
        } catch (const std::runtime_error& error) {
            if (!ending_of(path)) {  // It has not ended meanwhile.
                problems_.push_back(concat("this run can't be resumed: ", error.what()));
            }
        }
    });
}

void UnfinishedRuns::keep_or_close(LogFile file) {
    const Replayed run = replayed(file);
    if (!run.game->ending()) {
        UnfinishedRun found = as_it_stands(file.path(), run);
        const auto same = std::ranges::find(found_, found.identity, &UnfinishedRun::identity);
        if (dropped_identities_.contains(found.identity)) {
            file.remove();
        } else if (same != found_.end()) {
            same->copies.push_back(std::move(found.path));
        } else {
            found_.push_back(std::move(found));
        }
        return;
    }
    ClosedRun closed =
        table_is_free_ ? close(std::move(file), run, locations_) : ClosedRun{.stays_open = true};
    table_is_free_ = !closed.stays_open;
    if (!closed.problem.empty()) {
        problems_.push_back(std::move(closed.problem));
    }
}

// Does not drop a run that has ended meanwhile, because it may prove a score.
void UnfinishedRuns::drop(std::size_t index) {
    LogFile file = LogFile::open(found_[index].path);
    const Replayed run = replayed(file);
    if (run.game->ending()) {
        fail_as_ended(file.path());
    }
    file.remove();
    for (const std::string& copy : found_[index].copies) {
        collect_failure_of([&] { LogFile::open(copy).remove(); });
    }
    dropped_identities_.insert(found_[index].identity);
    dropped_.push_back({run.kind, run.game->tally()});
    found_.erase(found_.begin() + static_cast<std::ptrdiff_t>(index));
}

}  // namespace rogue
