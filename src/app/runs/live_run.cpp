#include "app/runs/live_run.hpp"

#include <algorithm>
#include <random>
#include <stdexcept>
#include <utility>
#include <vector>

#include "app/runs/player_files.hpp"
#include "app/runs/restored_scores.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"

namespace rogue {

LiveRun::LiveRun(const GameKind& kind, RunHeader header, std::function<LogFile()> make_file)
    : kind_(kind), header_(std::move(header)), game_(kind.start(header_.seed)) {
    if (make_file) {
        writer_.emplace(std::move(make_file), header_, [this] { return checksum(*game_); });
    }
}

LiveRun::LiveRun(LogFile file, Replayed&& cut, KnownMap&& known, std::optional<LastCommand> last)
    : kind_(*cut.kind), header_(cut.header), last_command_(last), resumed_(true) {
    writer_.emplace(std::move(file), cut.resume_point, [this] { return checksum(*game_); });
    game_ = std::move(cut.game);
    known_ = std::move(known);
}

std::optional<LastCommand> command_of(const GameKind& kind, Key key, Prompt prompt,
                                      const KnownMap& known, int kills,
                                      std::optional<LastCommand> last) {
    if (!kind.knows(key, prompt)) {
        return last;
    }
    if (prompt != Prompt::command) {
        return std::nullopt;
    }
    const auto direction = direction_of(key);
    const bool strikes =
        direction && known.creature_at(known.player() + offset(*direction)) != nullptr;
    return LastCommand{key, strikes, kills};
}

RecordState LiveRun::record_state() const {
    return writer_ ? writer_->record_state() : RecordState::nothing;
}

RecordState LiveRun::record_state_now() {
    if (writer_) {
        writer_->look_at_file();
    }
    return record_state();
}

Outcome LiveRun::play(const NextKey& next, const std::function<void(const AnyGame&)>& show) {
    const auto recorded = [&] {
        const std::optional<Key> key = next();
        if (key && writer_) {
            writer_->key(*key);
        }
        if (key) {
            last_command_ = command_of(kind_, *key, game_->screen().awaited(), known_,
                                       game_->tally().kills, last_command_);
        }
        return key;
    };
    game_->play(recorded, [&] { show(*game_); });
    return game_->outcome();
}

ClosedRun close_run(RunWriter* writer, const GameKind& kind, const Outcome& outcome,
                    const Locations& locations, std::chrono::system_clock::time_point when,
                    Duplicate duplicate) {
    if (!earns_score(outcome.ending)) {
        if (writer != nullptr && outcome.ending) {
            writer->end(outcome, when);
        } else if (writer != nullptr) {
            writer->flush();
        }
        return {};
    }
    const bool kept = writer != nullptr && writer->keep_keys(when);
    const std::string restored = restore_scores(locations, kind);
    const std::string scores = scores_path(locations, kind);
    const ScoreLine score = score_of(outcome.tally, when);
    ScoreEntered entered;
    if (kept || !locations.user) {
        entered = enter_score(scores, score, duplicate);
    } else {
        entered.table = read_table(scores);
        entered.table.add(score);
        entered.problem = "only a run that is recorded to its end counts";
    }
    const bool stays_open = kept && !entered.saved && !entered.barred;
    if (kept && !stays_open) {
        writer->end(outcome, when);
    }
    if (!entered.saved && !entered.problem.empty()) {
        append(entered.problem,
               stays_open ? "; it will be entered when the run is next opened"
                          : concat("; the score of ", outcome.tally.score, " is lost"),
               entered.barred && !locations.user ? "; --scores-file=FILE names another table" : "");
    }
    const auto rank = entered.saved ? entered.table.rank_of_this_run() : std::nullopt;
    return {std::move(entered.table), rank, stays_open,
            entered.problem.empty() ? restored : entered.problem};
}

namespace {

std::uint64_t random_seed() {
    std::random_device entropy;
    const std::uint64_t upper = entropy();
    return upper << 32 | entropy();
}

RunHeader header_of_new_run(const DungeonChoice& dungeon) {
    const std::string began =
        iso_second(std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
    const auto seed = seed_asked_for(dungeon, began);
    return {dungeon.game->rules, seed ? *seed : random_seed(), began};
}

bool can_be_resumed(const std::string& path, const std::function<bool()>& has_time) {
    try {
        RunReader file(path);
        return !replay_file(file, {}, has_time).game->ending();
    } catch (const std::runtime_error&) {
        return false;
    }
}

}  // namespace

std::optional<std::uint64_t> seed_asked_for(const DungeonChoice& dungeon, std::string_view date) {
    if (!dungeon.daily) {
        return dungeon.seed;
    }
    return fnv1a(dungeon.daily->empty() ? day_of(date) : *dungeon.daily);
}

std::optional<std::string> day_of_dungeon(const RunHeader& header, const DungeonChoice& asked) {
    std::vector<std::string> days{asked.daily.value_or("")};
    const auto noon = instant_of(concat(day_of(header.began), "T12:00Z")).value();
    for (const int later : {0, -1, 1}) {
        days.emplace_back(day_of(iso_date(noon + std::chrono::hours(24 * later))));
    }
    const auto day = std::ranges::find_if(
        days, [&](const std::string& each) { return is_day(each) && fnv1a(each) == header.seed; });
    return day == days.end() ? std::nullopt : std::optional(*day);
}

std::string_view quota_problem(const Recording& recording, const Locations& locations) {
    static_assert(kMostUnfinished == 20 && kMostBytes == 16U << 20);
    const auto folder = runs_folder(locations);
    if (!locations.user || !folder || !recording.kept || recording.file) {
        return "";
    }
    std::vector<std::string> files = unfinished_files(*folder);
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(1);
    const auto has_time = [&] { return std::chrono::steady_clock::now() < end; };
    if (!has_room(files)) {
        std::erase_if(files, [&](const auto& path) { return !can_be_resumed(path, has_time); });
    }
    return has_room(files)
               ? ""
               : "You have 20 unfinished runs, or 16 MB: resume one, or end one for good.";
}

std::unique_ptr<LiveRun> new_run(const DungeonChoice& dungeon, const Recording& recording,
                                 const Locations& locations) {
    const RunHeader header = header_of_new_run(dungeon);
    std::function<LogFile()> make_file;
    if (recording.file) {
        make_file = [path = *recording.file] { return LogFile::create(path); };
    } else if (recording.kept) {
        make_file = [folder = runs_folder(locations), header, locations,
                     refused = std::string_view()]() mutable {
            if (!folder) {
                throw std::runtime_error("the environment names no folder for runs");
            }
            make_folder(*folder);
            // Keeps others from beginning runs at the same time. The dot stands for a file in the
            // folder that is to be locked.
            const auto lock =
                locations.user ? lock_folder_of(*folder + "/.", std::chrono::seconds(1)) : nullptr;
            refused = refused.empty() ? quota_problem({}, locations) : refused;
            if (!refused.empty()) {
                throw std::runtime_error(std::string(refused));
            }
            return make_run_file(*folder, header);
        };
    }
    auto run = std::make_unique<LiveRun>(*dungeon.game, header, std::move(make_file));
    if (recording.file) {
        run->writer()->begin();
    }
    return run;
}

}  // namespace rogue
