#include "rogue/app/run.hpp"

#include "rogue/records/recording_keys.hpp"
#include "rogue/records/run_folder.hpp"
#include "rogue/records/run_keys.hpp"

namespace rogue {
namespace {

/// First gives the keys of a run that was cut off, and then the player's keys.
class ResumedKeys final : public KeySource {
public:
    /// Calls `shown` before each recorded key, when the screen waits for it, and `caught_up` after
    /// the last.
    ResumedKeys(KeySource& recorded, KeySource& player, std::function<void()> shown,
                std::function<void()> caught_up, std::function<bool()> over)
        : recorded_(&recorded),
          player_(player),
          shown_(std::move(shown)),
          caught_up_(std::move(caught_up)),
          over_(std::move(over)) {}

    Key next() override {
        if (recorded_ != nullptr && over_()) {
            return Key::end;
        }
        if (recorded_ != nullptr) {
            shown_();
            const Key key = recorded_->next();
            if (key != Key::end) {
                return key;
            }
            recorded_ = nullptr;
            caught_up_();
        }
        return player_.next();
    }

private:
    KeySource* recorded_;  // Null after the last of them.
    KeySource& player_;
    std::function<void()> shown_;
    std::function<void()> caught_up_;
    std::function<bool()> over_;
};

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

Run::Run(const GameKind& game, RunHeader header, std::function<LogFile()> make_file)
    : kind_(game), header_(std::move(header)) {
    writer_.emplace(std::move(make_file), header_, [this] { return shown_.checksum(); });
}

Run::Run(LogFile file, const Replayed& cut)
    : kind_(*cut.game), header_(cut.header), resumed_(true), recorded_keys_(cut.keys) {
    writer_.emplace(std::move(file), cut.seam, [this] { return shown_.checksum(); });
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

Outcome Run::play(KeySource& player, AnyDisplay& display, const std::function<bool()>& over) {
    std::optional<RecordingKeys> recording;
    if (writer_) {
        recording.emplace(player, *writer_);
    }
    KeySource& live = recording ? static_cast<KeySource&>(*recording) : player;
    if (!resumed_) {
        shown_.reveal(display);
        game_ = kind_.start(header_.seed, live, shown_);
        return game_->run();
    }
    RunReader file(*writer_->file());
    RunKeys recorded(file, kind_.keys, [this] { return shown_.checksum(); });
    ResumedKeys keys(
        recorded, live, [&] { learn_again(recorded.given()); }, [&] { shown_.reveal(display); },
        over);
    game_ = kind_.start(header_.seed, keys, shown_);
    return game_->run();
}

// What is known is learned again while the recorded keys are replayed. To keep that short, of long
// ago only every eighth screen is looked at, which still shows the ground of those before, and each
// with a message, by which something may have been taken.
void Run::learn_again(std::size_t keys) {
    constexpr std::size_t kNotLongAgo = 256;
    constexpr std::size_t kEvery = 8;
    const bool told = game_->log().added() != messages_;
    messages_ = game_->log().added();
    const bool looks = keys + kNotLongAgo >= recorded_keys_ || keys % kEvery == 0 || told;
    if (looks && shows_map(shown_.awaited().prompt)) {
        known_.learn(shown_.frame(), kind_.map, *game_);
    }
}

ClosedRun close_run(RunWriter* writer, const Outcome& outcome, const std::string& scores,
                    std::chrono::system_clock::time_point when, Before before) {
    if (outcome.ending == Outcome::Ending::died) {
        return close_dead_run(writer, outcome, scores, when, before);
    }
    if (writer != nullptr && outcome.ending == Outcome::Ending::quit) {
        writer->end(outcome, when);
    } else if (writer != nullptr) {
        writer->flush();
    }
    return {};
}

}  // namespace rogue
