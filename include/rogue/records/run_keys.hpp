#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "rogue/base/key_source.hpp"
#include "rogue/records/run_reader.hpp"

namespace rogue {

/// The keys of a run file. Each key must be one that the game knows, and at the end of each line
/// the frame shown must have the recorded checksum. If not, next() throws BadRunFile.
class RunKeys final : public KeySource {
public:
    /// `keys` are the keys that the game knows. `shown` returns the checksum of the last frame
    /// shown. The file, and what `shown` refers to, are borrowed.
    RunKeys(RunReader& file, const KeySet& keys, std::function<std::uint64_t()> shown)
        : file_(file), keys_(keys), shown_(std::move(shown)) {}

    Key next() override;

    /// How many keys it has given.
    std::size_t given() const { return given_; }

    /// Call this when the game takes no more keys. Throws BadRunFile if there are keys left.
    void finish();

private:
    bool next_line(RunReader::Expected expected);

    RunReader& file_;
    KeySet keys_;
    std::function<std::uint64_t()> shown_;
    std::optional<RunReader::KeyLine> line_;
    std::size_t taken_ = 0;  // How many keys of line_.
    std::size_t given_ = 0;
};

}  // namespace rogue
