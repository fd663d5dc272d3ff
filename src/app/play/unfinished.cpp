#include "app/play/unfinished.hpp"

#include <stdexcept>
#include <system_error>
#include <utility>

#include "app/runs/player_files.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
namespace {

// Whether the error means that somebody plays the run or has just dropped it.
bool is_locked_or_gone(const std::system_error& error) {
    return error.code() == std::errc::resource_unavailable_try_again ||
           error.code() == std::errc::no_such_file_or_directory;
}

// Removes a file that was cut off within its header: it holds no keys, so nothing is lost. Returns
// whether it was such a file.
bool remove_without_keys(LogFile& file) {
    try {
        const RunReader with_header(file);
        return false;
    } catch (const TornHeader&) {
        file.remove();
        return true;
    }
}

// What the first lines of the file say; nothing if they are not those of a run.
std::optional<RunHeader> header_of(const std::string& path) {
    try {
        return RunReader(path).header();
    } catch (const std::runtime_error&) {
        return std::nullopt;
    }
}

// Whether the file is that of a run of this game, and in the dungeon of this seed if there is one.
bool is_of(const std::string& path, const GameKind& game, std::optional<std::uint64_t> seed) {
    const auto header = header_of(path);
    return header && header->rules == game.rules && header->seed == seed.value_or(header->seed);
}

}  // namespace

UnfinishedRun::UnfinishedRun(LogFile file)
    : path_(file.path()), file_(std::move(file)), last_played_(system_files().last_written(path_)) {
    learn_from(*file_);
    if (state_.recorded_end) {
        throw std::runtime_error(text(path_, ": the run has already ended"));
    }
}

// The player learns each screen again, so that he knows exactly what he knew.
void UnfinishedRun::learn_from(const LogFile& file) {
    RunReader reader(file);
    known_ = KnownMap();
    const MapReading& map = kind_of(reader).map;
    state_ = replay_file(reader, [&](const AnyGame& game, const std::string& keys) {
        known_.learn_again(game, map, keys.empty() ? Key::other : Key{keys.back()});
    });
    known_.learn_again(*state_.game, map, Key::other);
    standing_ = state_.game->standing();
    tally_ = state_.game->tally();
}

void UnfinishedRun::offer() {
    file_.reset();
    state_.game.reset();
    state_.keys = {};
    known_ = KnownMap();
}

// Somebody may have played the run since it was looked at. One that has ended may be a proof.
LogFile UnfinishedRun::taken() {
    if (file_) {
        return *std::exchange(file_, std::nullopt);
    }
    LogFile file = LogFile::open(path_);
    learn_from(file);
    if (over()) {
        throw std::runtime_error(text(path_, ": the run has already ended"));
    }
    return file;
}

std::unique_ptr<Run> UnfinishedRun::resume() {
    LogFile file = taken();
    return std::make_unique<Run>(std::move(file), std::move(state_), std::move(known_));
}

DroppedRun UnfinishedRun::drop() {
    taken().remove();
    return {state_.kind, tally_};
}

UnfinishedRun::Closed UnfinishedRun::close(const Options& options) {
    RunWriter writer(taken(), state_.seam, [this] { return checksum(*state_.game); });
    const Outcome outcome = state_.game->outcome();
    const ClosedRun closed = close_run(&writer, outcome, scores_path(options, *state_.kind),
                                       last_played_, Before::perhaps);
    const std::string problem = trouble_with_score(closed, outcome.tally);
    return {problem.empty() ? writer.problem() : text("the score of ", path_, ": ", problem),
            closed.stays_open};
}

UnfinishedRuns::UnfinishedRuns(Options options) : options_(std::move(options)) {
    if (options_.resume && !options_.files.empty()) {
        found_.push_back(unfinished_run(options_.files.front(), options_));
        return;
    }
    // Somebody who always resumes begins without a folder. Somebody else has mistyped it.
    if (options_.resume && !options_.always_resume) {
        expect_state_dir(options_);
    }
    const auto folder = runs_folder(options_);
    if (!folder || !options_.record || options_.record_file) {
        return;
    }
    const auto seed = seed_asked_for(
        options_, iso_date(std::chrono::floor<Ticks>(std::chrono::system_clock::now())));
    const bool all_fit = !seed && !options_.game_asked;
    for (std::string& path : files_in(*folder)) {
        const bool fits = all_fit || is_of(path, *options_.game, seed);
        (fits ? unseen_ : others_).push_back(std::move(path));
    }
}

// A new run can be played all the same, unless an old one was asked for.
std::vector<std::string> UnfinishedRuns::files_in(const std::string& folder) {
    try {
        return unfinished_files(folder);
    } catch (const std::system_error& error) {
        if (options_.resume) {
            throw;
        }
        problems_.emplace_back(error.what());
        return {};
    }
}

UnfinishedRun* UnfinishedRuns::at(std::size_t place) {
    while (place >= found_.size() && !unseen_.empty()) {
        look_at_next();
    }
    return place < found_.size() ? &found_[place] : nullptr;
}

// What is found is not kept, so that many runs take no memory.
std::size_t UnfinishedRuns::count_others() {
    constexpr std::chrono::seconds kPatience{2};
    const auto end = std::chrono::steady_clock::now() + kPatience;
    const auto count_unseen = [&] {
        std::size_t count = 0;
        for (const std::size_t before = found_.size(); !unseen_.empty();) {
            if (std::chrono::steady_clock::now() < end) {
                look_at_next();
            } else {
                count += header_of(unseen_.front()) ? 1 : 0;
                unseen_.pop_front();
            }
            count += found_.size() - before;
            found_.erase(found_.begin() + static_cast<std::ptrdiff_t>(before), found_.end());
        }
        return count;
    };
    count_unseen();
    unseen_ = std::move(others_);
    return count_unseen();
}

void UnfinishedRuns::look_at_next() {
    const std::string path = std::move(unseen_.front());
    unseen_.pop_front();
    std::string problem;
    try {
        LogFile file = LogFile::open(path);
        if (!remove_without_keys(file)) {
            problem = keep_or_close(UnfinishedRun(std::move(file)));
        }
    } catch (const std::system_error& error) {
        problem = is_locked_or_gone(error) ? "" : error.what();
    } catch (const std::runtime_error& error) {
        const bool ended_meanwhile = ending_of(path).has_value();
        problem = ended_meanwhile ? "" : text("this run can't be resumed: ", error.what());
    }
    if (!problem.empty()) {
        problems_.push_back(std::move(problem));
    }
}

std::string UnfinishedRuns::keep_or_close(UnfinishedRun run) {
    if (run.over()) {
        UnfinishedRun::Closed closed =
            table_is_free_ ? run.close(options_) : UnfinishedRun::Closed{"", true};
        table_is_free_ = !closed.stays_open;
        return std::move(closed.problem);
    }
    if (!options_.resume || !found_.empty()) {
        run.offer();
    }
    found_.push_back(std::move(run));
    return {};
}

void UnfinishedRuns::drop(std::size_t place) {
    dropped_.push_back(found_[place].drop());
    found_.erase(found_.begin() + static_cast<std::ptrdiff_t>(place));
}

UnfinishedRun unfinished_run(const std::string& path, const Options& options) {
    UnfinishedRun run(LogFile::open(path));
    if (!run.over()) {
        return run;
    }
    const std::string problem = run.close(options).problem;
    throw std::runtime_error(
        text(path, ": the run has already ended: ", text_of(run.state().game->outcome()),
             problem.empty() ? "" : "; ", problem));
}

}  // namespace rogue
