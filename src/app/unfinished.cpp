#include "rogue/app/unfinished.hpp"

#include <stdexcept>
#include <system_error>

#include "rogue/app/new_run.hpp"
#include "rogue/app/player_files.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
namespace {

/// A run file that has no ending, locked.
struct Opened {
    LogFile file;
    UnfinishedRun run;

    bool over() const { return run.state.outcome.ending != Outcome::Ending::open; }
};

Opened open(const std::string& path) {
    LogFile file = LogFile::open(path);
    const auto last_played = system_files().last_written(path);
    Replayed state = replay_unseen(path);
    if (state.recorded_end) {
        throw std::runtime_error(text(path, ": the run has already ended"));
    }
    return {std::move(file), {path, std::move(state), last_played}};
}

struct Closed {
    std::string problem;  // Empty if there is none.
    bool stays_open;      // Its score can only be entered later.
};

Closed close(Opened opened, const Options& options) {
    const UnfinishedRun& run = opened.run;
    const std::string scores = scores_path(options, *run.state.game);
    RunWriter writer(std::move(opened.file), run.state.seam, [&] { return run.state.checksum; });
    const ScoreEntered entered =
        close_run(&writer, run.state.outcome, scores, run.last_played, Before::perhaps);
    const bool died = run.state.outcome.ending == Outcome::Ending::died;
    return {entered.problem.empty() ? writer.problem()
                                    : text("the score of ", run.path, ": ", entered.problem),
            died && !entered.saved && !entered.barred};
}

// How the run stands now: somebody may have played it since it was looked at. Throws if it has
// ended. REQUIRES: its file is locked.
Replayed state_now(const UnfinishedRun& run) {
    Replayed state = system_files().last_written(run.path) == run.last_played
                         ? run.state
                         : replay_unseen(run.path);
    if (state.outcome.ending != Outcome::Ending::open) {
        throw std::runtime_error(text(run.path, ": the run has already ended"));
    }
    return state;
}

// Removes a file that was cut off within its header: it holds no keys, so nothing is lost.
bool remove_without_keys(const std::string& path) {
    LogFile file = LogFile::open(path);
    try {
        const RunReader with_header(path);
        return false;
    } catch (const TornHeader&) {
        file.remove();
        return true;
    }
}

// Whether the file is that of a run of this game, and in the dungeon of this seed if there is one.
bool is_of(const std::string& path, const GameKind& game, std::optional<std::uint64_t> seed) {
    try {
        const RunReader file(path);
        const RunHeader& header = file.header();
        return header.rules == game.rules && header.seed == seed.value_or(header.seed);
    } catch (const std::runtime_error&) {
        return false;
    }
}

// Whether the error means that somebody plays the run or has just dropped it.
bool is_busy(const std::system_error& error) {
    return error.code() == std::errc::resource_unavailable_try_again ||
           error.code() == std::errc::no_such_file_or_directory;
}

}  // namespace

UnfinishedRuns::UnfinishedRuns(UnfinishedRun only) {
    found_.push_back(std::move(only));
}

UnfinishedRuns::UnfinishedRuns(const std::string& folder, Options options)
    : options_(std::move(options)) {
    const auto seed = seed_asked_for(options_, iso_date(std::chrono::system_clock::now()));
    const bool all_fit = !seed && !options_.game_asked;
    for (std::string& path : RunFolder(folder).unfinished_files()) {
        const bool fits = all_fit || is_of(path, *options_.game, seed);
        (fits ? unseen_ : others_).push_back(std::move(path));
    }
}

const UnfinishedRun* UnfinishedRuns::at(std::size_t place) {
    while (place >= found_.size() && !unseen_.empty()) {
        look_at_next();
    }
    return place < found_.size() ? &found_[place] : nullptr;
}

std::size_t UnfinishedRuns::look_at_the_rest() {
    const auto look_at_all = [this] {
        while (!unseen_.empty()) {
            look_at_next();
        }
        return found_.size();
    };
    const std::size_t fitting = look_at_all();
    unseen_ = std::move(others_);
    return look_at_all() - fitting;
}

void UnfinishedRuns::look_at_next() {
    const std::string path = std::move(unseen_.front());
    unseen_.pop_front();
    std::string problem = take_stock(path);
    if (!problem.empty()) {
        problems_.push_back(std::move(problem));
    }
}

std::string UnfinishedRuns::take_stock(const std::string& path) {
    try {
        if (remove_without_keys(path)) {
            return {};
        }
        Opened opened = open(path);
        if (!opened.over()) {
            found_.push_back(std::move(opened.run));
        } else if (table_is_free_) {
            Closed closed = close(std::move(opened), options_);
            table_is_free_ = !closed.stays_open;
            return std::move(closed.problem);
        }
    } catch (const std::system_error& error) {
        return is_busy(error) ? std::string() : error.what();
    } catch (const std::runtime_error& error) {
        const bool ended_meanwhile = ending_of(path).has_value();
        return ended_meanwhile ? "" : text("this run can't be resumed: ", error.what());
    }
    return {};
}

void UnfinishedRuns::drop(std::size_t place) {
    LogFile file = LogFile::open(found_[place].path);
    const Tally tally =
        state_now(found_[place]).outcome.tally;  // One that has ended may be a proof.
    file.remove();
    dropped_.push_back(tally);
    found_.erase(found_.begin() + static_cast<std::ptrdiff_t>(place));
}

UnfinishedRun unfinished_run(const std::string& path, const Options& options) {
    Opened opened = open(path);
    if (!opened.over()) {
        return std::move(opened.run);
    }
    const std::string end = text_of(opened.run.state.outcome);
    const std::string problem = close(std::move(opened), options).problem;
    throw std::runtime_error(
        text(path, ": the run has already ended: ", end, problem.empty() ? "" : "; ", problem));
}

std::unique_ptr<Run> resumed(const UnfinishedRun& run) {
    LogFile file = LogFile::open(run.path);
    return std::make_unique<Run>(std::move(file), state_now(run));
}

}  // namespace rogue
