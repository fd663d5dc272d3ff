#include "app/runs/live_run.hpp"

namespace rogue {

LiveRun::LiveRun(const GameKind& kind, RunHeader header, std::function<LogFile()> make_file)
    : kind_(kind), header_(std::move(header)), game_(kind.start(header_.seed)) {
    if (make_file) {
        writer_.emplace(std::move(make_file), header_, [this] { return checksum(*game_); });
    }
}

LiveRun::LiveRun(LogFile file, Replayed&& cut, PlayerMemory&& memory)
    : kind_(*cut.kind), header_(cut.header), resumed_(true) {
    writer_.emplace(std::move(file), cut.resume_point, [this] { return checksum(*game_); });
    game_ = std::move(cut.game);
    memory_ = std::move(memory);
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
        pressed_ = key;
        return key;
    };
    game_->play(recorded, [&] { show(*game_); });
    return game_->outcome();
}

}  // namespace rogue
