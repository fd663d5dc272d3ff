#pragma once

#include "rogue/base/key_source.hpp"
#include "rogue/records/run_writer.hpp"

namespace rogue {

/// The keys of another source. Each is written to the run file before the game gets it. Keys are
/// recorded nowhere else.
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
