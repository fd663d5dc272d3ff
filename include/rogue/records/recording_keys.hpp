#pragma once

#include "rogue/base/key_source.hpp"
#include "rogue/records/run_writer.hpp"

namespace rogue {

/// Passes on the keys of another source. It writes each key to the run file before the game gets
/// it. Nothing else records keys.
class RecordingKeys final : public KeySource {
public:
    /// Both are borrowed.
    RecordingKeys(KeySource& source, RunWriter& writer) : source_(source), writer_(writer) {}

    Key next() override {
        const Key key = source_.next();
        if (key != Key::end) {
            writer_.key(key);
        }
        return key;
    }

private:
    KeySource& source_;
    RunWriter& writer_;
};

}  // namespace rogue
