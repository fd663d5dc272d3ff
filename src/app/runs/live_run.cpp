#include "app/runs/live_run.hpp"

#include <utility>

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

}  // namespace rogue
