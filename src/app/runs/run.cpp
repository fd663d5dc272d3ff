#include "app/runs/run.hpp"

#include <chrono>
#include <cstdint>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>

#include "app/runs/player_files.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
namespace {

ClosedRun close_dead_run(RunWriter* writer, const Outcome& outcome, const std::string& scores,
                         std::chrono::system_clock::time_point when, Before before) {
    const bool kept = writer != nullptr && writer->keep_keys(when);
    ScoreEntered entered = enter_score(scores, score_of(outcome.tally, when), before);
    const bool stays_open = kept && !entered.saved && !entered.barred;
    if (kept && !stays_open) {
        writer->end(outcome, when);
    }
    return {std::move(entered), stays_open};
}

}  // namespace

Run::Run(const GameKind& kind, RunHeader header)
    : kind_(kind), header_(std::move(header)), game_(kind.start(header_.seed)) {}

Run::Run(const GameKind& kind, RunHeader header, std::function<LogFile()> make_file)
    : Run(kind, std::move(header)) {
    writer_.emplace(std::move(make_file), header_, [this] { return checksum(*game_); });
}

Run::Run(LogFile file, Replayed&& cut, KnownMap&& known)
    : kind_(*cut.kind), header_(cut.header), resumed_(true) {
    writer_.emplace(std::move(file), cut.seam, [this] { return checksum(*game_); });
    game_ = std::move(cut.game);
    known_ = std::move(known);
}

Kept Run::kept() const {
    if (!writer_) {
        return Kept::nothing;
    }
    switch (writer_->fate()) {
        case LogFile::Fate::removed:
            return Kept::removed;
        case LogFile::Fate::changed:
            return Kept::played_elsewhere;
        case LogFile::Fate::whole:
            break;
    }
    if (writer_->problem().empty()) {
        return Kept::all;
    }
    return writer_->resumable() ? Kept::beginning : Kept::nothing;
}

Kept Run::kept_now() {
    if (writer_) {
        writer_->look_at_file();
    }
    return kept();
}

Outcome Run::play(const std::function<std::optional<Key>()>& next,
                  const std::function<void(const AnyGame&)>& show) {
    const auto recorded = [&] {
        const std::optional<Key> key = next();
        if (key && writer_) {
            writer_->key(*key);
        }
        return key;
    };
    game_->run(recorded, [&] { show(*game_); });
    return game_->outcome();
}

ClosedRun close_run(RunWriter* writer, const Outcome& outcome, const std::string& scores,
                    std::chrono::system_clock::time_point when, Before before) {
    if (outcome.ending == Ending::died) {
        return close_dead_run(writer, outcome, scores, when, before);
    }
    if (writer != nullptr && outcome.ending == Ending::quit) {
        writer->end(outcome, when);
    } else if (writer != nullptr) {
        writer->flush();
    }
    return {};
}

namespace {

// The dungeon of a day may be played on another one. This is far enough to find it.
constexpr int kDaysAround = 366;

std::uint64_t random_seed() {
    std::random_device entropy;
    const std::uint64_t upper = entropy();
    return upper << 32 | entropy();
}

RunHeader header_of_new_run(const Options& options) {
    const std::string began =
        iso_second(std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
    const auto seed = seed_asked_for(options, began);
    return {options.game->rules, seed ? *seed : random_seed(), began};
}

}  // namespace

std::optional<std::uint64_t> seed_asked_for(const Options& options, std::string_view date) {
    if (!options.daily) {
        return options.seed;
    }
    return fnv1a(options.daily->empty() ? day_of(date) : *options.daily);
}

std::optional<std::string> day_of_dungeon(const RunHeader& header) {
    const auto began = instant_of(text(day_of(header.began), "T00:00Z"));
    for (int i = 0; began && i <= 2 * kDaysAround; ++i) {
        const int days = i % 2 == 0 ? i / 2 : -(i + 1) / 2;
        std::string day(day_of(
            iso_date(std::chrono::floor<std::chrono::seconds>(*began + std::chrono::days(days)))));
        if (header.seed == fnv1a(day)) {
            return day;
        }
    }
    return std::nullopt;
}

std::unique_ptr<Run> new_run(const Options& options) {
    const RunHeader header = header_of_new_run(options);
    if (!options.record) {
        return std::make_unique<Run>(*options.game, header);
    }
    if (options.record_file) {
        auto run = std::make_unique<Run>(
            *options.game, header, [path = *options.record_file] { return LogFile::create(path); });
        run->writer()->begin();
        return run;
    }
    return std::make_unique<Run>(*options.game, header, [folder = runs_folder(options), header] {
        if (!folder) {
            throw std::runtime_error("the environment names no folder for runs");
        }
        return RunFolder(*folder).make_file(header);
    });
}

}  // namespace rogue
