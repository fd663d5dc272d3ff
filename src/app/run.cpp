#include "rogue/app/run.hpp"


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
            return Kept::taken;
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

}  // namespace rogue
